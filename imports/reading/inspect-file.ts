import type { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import type { PackedFile } from '#lib/packed-files.ts'
import { ImportError } from '../import-error.ts'

/** The format of a text table, found out by reading it once from beginning to end. */
export type InspectedFile = PackedFile & {
  /** Unpacked size. */
  bytes: number
  encoding: 'utf-8' | 'windows-1252' | 'utf-16le'
  delimiter: string
  header: string[]
  /** Rows before the first row of data: the header, and `sep=;` if present. */
  skip: number
}

/** Some files end their first line differently from the others. */
export const LINE_ENDS = ['\r\n', '\n', '\r']
const HEAD_BYTES = 256_000
const DELIMITERS = [';', ',', '\t', '|']

/**
 * Reads a file to its end to learn its encoding and size, so that a damaged one is found before anything is written.
 *
 * @throws ImportError when it is empty, truncated, damaged, no text, or a web page
 */
export async function inspectFile(file: PackedFile): Promise<InspectedFile> {
  const { bytes, head, isUtf8 } = await scan(file)
  if (bytes === 0) throw new ImportError(`${file.name} is empty.`)
  const encoding = head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : isUtf8 ? 'utf-8' : 'windows-1252'
  const text = new TextDecoder(encoding).decode(head)
  assertTable(file.name, text)
  const separator = /^sep=(.)\r?\n/i.exec(text)
  const delimiter = separator?.[1] ?? mostFrequent(text.slice(0, text.search(/\r|\n|$/)))
  const skip = separator || startsWithTitle(text, delimiter) ? 2 : 1
  return { ...file, bytes, encoding, delimiter, skip, header: headerOf(file.name, text, delimiter, skip) }
}

/** Some publishers put a title into the first cell above the header. */
function startsWithTitle(text: string, delimiter: string): boolean {
  const lines = text.split(/\r?\n/, 2).map((line) => line.split(delimiter))
  const [first = 0, second = 0] = lines.map((line) => line.filter((cell) => cell.trim() !== '').length)
  return first === 1 && second > 1 && (lines[0]?.length ?? 0) > 1
}

async function scan(file: PackedFile) {
  let bytes = 0
  let isUtf8 = true
  const head: Buffer[] = []
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of readable(file.name, await file.open())) {
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

/** Yields the bytes of a stream; its errors become messages for people. */
async function* readable(name: string, stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream as AsyncIterable<Buffer>
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'Z_BUF_ERROR') throw new ImportError(`${name} is cut off: download it again.`)
    if (code?.startsWith('Z_')) throw new ImportError(`${name} is damaged: download it again.`)
    throw new ImportError(message.endsWith('.') ? message : `${name} cannot be read: ${message}.`)
  }
}

function assertTable(name: string, text: string) {
  const start = text.trimStart()
  if (start === '') throw new ImportError(`${name} is empty.`)
  if (start.startsWith('<')) throw new ImportError(`${name} is a web page or XML, not a table: download it again.`)
  if (/^[[{]/.test(start)) throw new ImportError(`${name} is JSON, not a table: take the publisher's CSV file.`)
  if (text.includes('\0')) throw new ImportError(`${name} is not a text file: take the publisher's CSV file.`)
}

function mostFrequent(line: string): string {
  const count = (delimiter: string) => line.split(delimiter).length
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

function headerOf(name: string, text: string, delimiter: string, skip: number): string[] {
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      record_delimiter: LINE_ENDS,
      to: skip,
      relax_column_count: true,
      relax_quotes: true,
    })
    const header = rows[skip - 1]
    if (header) return header
  } catch {
    // A quotation that never ends is no header either.
  }
  throw new ImportError(`${name} has no header row.`)
}
