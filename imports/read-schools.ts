import { finishReading } from './finish-school.ts'
import type { ImportProgress } from './progress.ts'
import { editionDate } from './reading/edition-date.ts'
import { readRows } from './reading/read-rows.ts'
import type { RecognisedFile } from './reading/recognise.ts'
import type { Reading, RejectionReason } from './register-school.ts'
import type { SchoolTable, Supplements } from './source.ts'
import type { RejectedRows } from './writing/rejected-rows.ts'
import { copyLine } from './writing/school-columns.ts'

/** Counts of reading; updated while the rows stream by. */
export type ReadingCounts = {
  read: number
  reasons: Partial<Record<RejectionReason, number>>
  /** Codes of rejected rows that stand for a school all the same, so that its absence closes nothing. */
  unusable: string[]
  /** Whether a school came without the day of its facts. */
  undated: boolean
}

export function emptyCounts(): ReadingCounts {
  return { read: 0, reasons: {}, unusable: [], undated: false }
}

/** What reading needs to know of the run. */
export type ReadingOptions = {
  tables: readonly RecognisedFile<SchoolTable>[]
  supplements: Supplements
  /** Day of the facts if the person gave one (YYYY-MM-DD); otherwise rows, file names and servers tell. */
  date: string | undefined
  today: string
  progress: ImportProgress
  rejected: RejectedRows
}

/** Rows go to the database in pieces of about this many characters. */
const PIECE = 64_000

/** Reads all tables of a run and yields the schools as text for COPY. */
export async function* readSchools(options: ReadingOptions, counts: ReadingCounts): AsyncGenerator<string> {
  const seen = new Set<string>()
  let piece = ''
  for (const table of options.tables) {
    const fileDate = editionDate(table.file.name) ?? table.file.modified
    for await (const { line, reading } of readTable(table, options)) {
      counts.read += 1
      const judged = 'school' in reading && seen.has(reading.school.id) ? repeated(reading) : reading
      if ('reason' in judged) {
        note(judged.reason, judged.code, counts)
        options.rejected.add({ file: table.file.name, line, ...judged })
      } else {
        seen.add(judged.school.id)
        const date = options.date ?? judged.school.date ?? fileDate
        counts.undated ||= date === undefined
        piece += copyLine(judged.code, judged.school, date ?? null)
      }
      if (piece.length > PIECE) {
        options.progress.rows(counts.read)
        yield piece
        piece = ''
      }
    }
  }
  options.progress.rows(counts.read)
  if (piece) yield piece
}

async function* readTable(table: RecognisedFile<SchoolTable>, { supplements, today, progress }: ReadingOptions) {
  const toSchool = table.layout.reader(supplements)
  let index = 0
  for await (const read of readRows(table, progress.bytes)) {
    const reading: Reading =
      'row' in read
        ? finishReading(toSchool(read.row, { index, today }))
        : { reason: read.reason, code: '', detail: '' }
    index += 1
    yield { line: read.line, reading }
  }
}

function repeated({ code, school }: Extract<Reading, { code: string; school: unknown }>): Reading {
  return { reason: 'repeated_code', code, detail: school.name }
}

function note(reason: RejectionReason, code: string, counts: ReadingCounts) {
  counts.reasons[reason] = (counts.reasons[reason] ?? 0) + 1
  if (reason === 'no_name') counts.unusable.push(code)
}
