import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import type { PackedFile } from '#lib/packed-files.ts'
import { ImportError } from '../../import-error.ts'
import { type InspectedTable, MAX_COLUMNS, MAX_ROW, type TableRecord } from '../inspected-file.ts'
import { readableBytes } from './readable-bytes.ts'

/** In some files the first line ends differently from the others. */
const LINE_ENDS = ['\r\n', '\n', '\r']
const DELIMITERS = [';', ',', '\t', '|']
/** Lines of title and notes that may come before the header. */
const MAX_TITLES = 4

type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le'

/**
 * Returns the tables that a text file may hold: one for each of its first rows, as if that row were the header.
 *
 * @param scanned size, first bytes, and whether all of it is UTF-8
 * @throws ImportError if it has no header, or more columns than a register
 */
export function csvTables(
  file: PackedFile,
  { bytes, head, isUtf8 }: { bytes: number; head: Buffer; isUtf8: boolean },
): InspectedTable[] {
  const encoding: Encoding = head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : isUtf8 ? 'utf-8' : 'windows-1252'
  const text = new TextDecoder(encoding).decode(head)
  const separator = /^sep=(.)\r?\n/i.exec(text)
  const delimiter = separator?.[1] ?? mostFrequent(text.slice(0, text.search(/\r|\n|$/)))
  const before = separator ? 1 : 0
  const rows = firstRows(text, delimiter, before + 1 + MAX_TITLES).slice(before)
  if (rows.length === 0) throw new ImportError(`${file.name} has no header row.`)
  if (rows.some((row) => row.length > MAX_COLUMNS))
    throw new ImportError(`${file.name} has more than ${MAX_COLUMNS} columns.`)
  return rows.map((header, titles) => ({
    bytes,
    header,
    records: (onBytes) => records(file, { encoding, delimiter, skip: before + titles + 1 }, onBytes),
  }))
}

function mostFrequent(line: string): string {
  const count = (delimiter: string) => line.split(delimiter).length
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

function firstRows(text: string, delimiter: string, maxRows: number): string[][] {
  for (const to of [maxRows, 1]) {
    try {
      return parseAtOnce(text, {
        delimiter,
        record_delimiter: LINE_ENDS,
        to,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
      })
    } catch {
      // A quotation that never ends is not a header; one after the header is reported when the rows are read.
    }
  }
  return []
}

async function* records(
  file: PackedFile,
  { encoding, delimiter, skip }: { encoding: Encoding; delimiter: string; skip: number },
  onBytes: (count: number) => void,
): AsyncGenerator<TableRecord> {
  const parser = parse({
    delimiter,
    record_delimiter: LINE_ENDS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW,
    info: true,
  })
  const source = Readable.from(decode(file, encoding, onBytes)).on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    let index = 0
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (index++ >= skip) yield { record, line: info.lines }
    }
  } catch (error) {
    const { code } = error as CsvError
    if (code === 'CSV_QUOTE_NOT_CLOSED') throw new ImportError(`${file.name} is cut off: download it again.`, 'cut_off')
    if (code === 'CSV_MAX_RECORD_SIZE') throw new ImportError(`${file.name} has a quotation that never ends.`)
    if (code?.startsWith('CSV_'))
      throw new ImportError(`${file.name} is a damaged CSV file: download it again.`, 'damaged')
    throw error
  } finally {
    source.destroy()
  }
}

async function* decode(file: PackedFile, encoding: Encoding, onBytes: (count: number) => void) {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of readableBytes(file)) {
    onBytes(chunk.length)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}
