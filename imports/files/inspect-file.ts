import type { PackedFile } from '#lib/packed-files.ts'
import { ImportError } from '../import-error.ts'
import { csvTables } from './formats/csv.ts'
import { jsonTables } from './formats/json.ts'
import { readableBytes } from './formats/readable-bytes.ts'
import { isWorkbook, type Workbook, workbookTables } from './formats/workbook.ts'
import type { InspectedFile } from './inspected-file.ts'

const HEAD_BYTES = 256_000

/**
 * Reads a file to its end to learn which tables it holds, so that a damaged one is found before anything is written:
 * CSV, JSON, GeoJSON, or a workbook (XLSX, ODS).
 *
 * @throws ImportError when it is empty, truncated, damaged, a web page, or holds no table
 */
export async function inspectFile(file: PackedFile | Workbook, signal?: AbortSignal): Promise<InspectedFile> {
  const { name, modified } = file
  if (isWorkbook(file)) return { name, modified, tables: await workbookTables(file) }
  const scanned = await scan(file, signal)
  const start = new TextDecoder(isUtf16(scanned.head) ? 'utf-16le' : 'utf-8').decode(scanned.head).trimStart()
  if (start === '') throw new ImportError(`${name} is empty.`, 'empty')
  if (start.startsWith('<'))
    throw new ImportError(`${name} is a web page or XML, not a table: download it again.`, 'web_page')
  if (/^[[{]/.test(start) && scanned.isUtf8)
    return { name, modified, tables: await jsonTables(file, scanned.head, scanned.bytes) }
  if (start.includes('\0')) throw new ImportError(`${name} is not a text file: take the publisher's CSV file.`)
  return { name, modified, tables: csvTables(file, scanned) }
}

function isUtf16(head: Buffer): boolean {
  return head[0] === 0xff && head[1] === 0xfe
}

async function scan(file: PackedFile, signal?: AbortSignal) {
  let bytes = 0
  let isUtf8 = true
  const head: Buffer[] = []
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of readableBytes(file)) {
    signal?.throwIfAborted()
    if (bytes < HEAD_BYTES) head.push(chunk)
    bytes += chunk.length
    isUtf8 &&= decodes(decoder, chunk)
  }
  isUtf8 &&= decodes(decoder)
  return { bytes, head: Buffer.concat(head), isUtf8 }
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}
