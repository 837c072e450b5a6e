import type { CatchmentRow } from './catchments/catchment.ts'
import type { WaitingCatchments } from './catchments/merge-catchments.ts'
import { cleanPhone } from './cleaning/phone.ts'
import { countFilled, type FilledCounts, noFilled } from './columns/count-filled.ts'
import { problemOf } from './facts/fact.ts'
import type { SpooledFacts } from './facts/spooled-facts.ts'
import { withSupportNeeds } from './facts/support-needs.ts'
import { editionDate } from './files/edition-date.ts'
import { readRows } from './files/read-rows.ts'
import type { RecognisedTable } from './files/recognise.ts'
import { ImportError } from './import-error.ts'
import { placeSchool } from './places/place-school.ts'
import type { ImportProgress } from './progress.ts'
import {
  type MarkCounts,
  type ParsedRow,
  type RegisterSchool,
  type RejectionReason,
  reject,
  type SchoolMark,
} from './register-school.ts'
import type { FactReader, Supplements } from './source.ts'
import type { RejectedRows } from './store/rejected-rows.ts'
import { copyLine } from './store/school-columns.ts'

const MAX_NAME_LENGTH = 300
const MAX_TEXT_LENGTH = 200
const ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/

/** Counts of the rows read; updated while they stream by. */
export type RowCounts = {
  read: number
  reasons: Partial<Record<RejectionReason, number>>
  /** Codes of rejected rows that still stand for a school, so that its absence closes nothing. */
  unusable: string[]
  /** Whether some school came without a date for its facts. */
  undated: boolean
  /** Whether the rows would have been read differently on another day. */
  isOfDay: boolean
  /** Schools whose telephone number or point could not be used as it is. */
  marks: MarkCounts
  /** Which fields the rows fill. */
  fields: FilledCounts
}

export function emptyCounts(): RowCounts {
  return { read: 0, reasons: {}, unusable: [], undated: false, isOfDay: false, marks: {}, fields: noFilled() }
}

/** What reading needs to know about the run. */
export type RowOptions = {
  tables: readonly RecognisedTable[]
  supplements: Supplements
  /** Date of the facts if the person gave one (YYYY-MM-DD); otherwise rows, file names and servers provide it. */
  date: string | undefined
  today: string
  progress: ImportProgress
  rejected: RejectedRows
  facts: SpooledFacts
  catchments: WaitingCatchments
}

/** Rows go to the database in pieces of about this many characters. */
const PIECE_BYTES = 64_000
/** Progress is reported each time this many rows have been read. */
const ROWS_TOLD = 500

/** Reads all tables of a run, yields the schools as text for COPY, and spools the facts. */
export async function* readSchools(options: RowOptions, counts: RowCounts): AsyncGenerator<string> {
  const seen = new Set<string>()
  let piece = ''
  for (const table of options.tables) {
    const file = fileOf(table)
    const onDay = () => {
      counts.isOfDay = true
    }
    for await (const { line, parsed, isRow } of readTable(table, options, onDay)) {
      counts.read += isRow ? 1 : 0
      piece += await take(judge(parsed, seen, options.catchments), { file, line }, options, counts)
      if ('school' in parsed) seen.add(parsed.school.id)
      if (counts.read % ROWS_TOLD === 0) options.progress.rows(counts.read)
      if (piece.length > PIECE_BYTES) {
        yield piece
        piece = ''
      }
    }
  }
  options.progress.rows(counts.read)
  if (piece) yield piece
}

type RowsFile = { name: string; layout: string; day: string | undefined; isProvisional: boolean }

/** What all rows of a file have in common. */
const fileOf = ({ file: { name, modified }, layout }: RecognisedTable): RowsFile => ({
  name,
  layout: layout.name,
  day: editionDate(name) ?? modified,
  isProvisional: /provisional/i.test(name),
})

/** Counts a row, and spools its facts or notes why it is rejected. @returns the line for COPY if it is a school */
async function take(
  judged: ParsedRow,
  { file, line }: { file: RowsFile; line: number },
  { date, today, facts, rejected }: RowOptions,
  counts: RowCounts,
): Promise<string> {
  if ('reason' in judged) {
    note(judged.reason, judged.code, counts)
    rejected.add({ file: file.name, line, ...judged })
    return ''
  }
  if ('catchment' in judged) return ''
  const isSchool = 'school' in judged
  const day = date ?? (isSchool ? judged.school.date : undefined) ?? file.day
  const fileDay = date ?? file.day ?? null
  const { key, sound, problems } = soundFacts(judged)
  const { isProvisional } = file
  await facts.add(key, sound, { start: day ?? today, day: day ?? null, isProvisional })
  for (const detail of problems) {
    note('out_of_range', key, counts)
    rejected.add({ file: file.name, line, code: key, reason: 'out_of_range', detail })
  }
  counts.isOfDay ||= day === undefined && sound.length > 0
  countFilled(counts.fields, isSchool ? judged.school : undefined, sound)
  if (!isSchool) return ''
  counts.undated ||= day === undefined
  for (const mark of judged.marks ?? []) counts.marks[mark] = (counts.marks[mark] ?? 0) + 1
  return copyLine(judged.code, judged.school, { date: day ?? null, fileDay, layout: file.layout })
}

/**
 * Refuses a school that was read before, and any row with an impossible fact about a school: its cells may be shifted.
 */
function judge(parsed: ParsedRow, seen: ReadonlySet<string>, catchments: WaitingCatchments): ParsedRow {
  if ('catchment' in parsed) return catchments.add(parsed.catchment) ? parsed : repeatedCatchment(parsed)
  if ('school' in parsed && seen.has(parsed.school.id)) return repeated(parsed)
  if (!('key' in parsed)) return parsed
  const detail = parsed.facts.map(problemOf).find((problem) => problem !== undefined)
  return detail === undefined ? parsed : reject('out_of_range', parsed.key, detail)
}

/** Facts that come with a school; only the implausible ones are refused. */
function soundFacts(judged: Exclude<ParsedRow, { reason: unknown } | { catchment: unknown }>) {
  if ('key' in judged) return { key: judged.key, sound: judged.facts, problems: [] }
  const facts = judged.facts ?? []
  const problems = facts.map(problemOf)
  return {
    key: judged.school.id,
    sound: facts.filter((_, index) => problems[index] === undefined),
    problems: problems.filter((problem) => problem !== undefined),
  }
}

/**
 * Yields what each row of a table becomes, with its line in the file.
 *
 * @param onDay called when that depends on the day of the import
 */
export async function* readTable(
  table: RecognisedTable,
  { supplements, date, today, progress }: Pick<RowOptions, 'supplements' | 'date' | 'today' | 'progress'>,
  onDay: () => void = () => {},
) {
  const { name } = table.file
  const toSchool = readerOf(table, supplements, date ?? editionDate(name))
  const place = {
    index: 0,
    get today() {
      onDay()
      return today
    },
  }
  let line = 0
  for await (const read of readRows(table, progress.bytes)) {
    const parsed: ParsedRow =
      'row' in read ? finishParsedRow(toSchool(read.row, place)) : { reason: read.reason, code: '', detail: '' }
    place.index += 1
    line = read.line
    yield { line, parsed, isRow: true }
  }
  for (const parsed of toSchool.rest?.() ?? []) yield { line, parsed: finishParsedRow(parsed), isRow: false }
}

/** @throws ImportError when nothing gives the time of a statistic, with the day of the file's last change if known */
function readerOf({ layout, file }: RecognisedTable, supplements: Supplements, day: string | undefined): FactReader {
  try {
    return layout.reader(supplements, file.name, day) as FactReader
  } catch (error) {
    if (!(error instanceof ImportError) || error.code !== 'undated' || !file.modified) throw error
    throw new ImportError(`${error.message} It was last changed on ${file.modified}.`, 'undated')
  }
}

function repeated({ code, school }: Extract<ParsedRow, { code: string; school: unknown }>): ParsedRow {
  return { reason: 'repeated_code', code, detail: school.name }
}

function repeatedCatchment({ catchment }: Extract<ParsedRow, { catchment: unknown }>): ParsedRow {
  return { reason: 'repeated_code', code: catchment.unit, detail: catchment.name }
}

function note(reason: RejectionReason, code: string, counts: RowCounts) {
  counts.reasons[reason] = (counts.reasons[reason] ?? 0) + 1
  if (reason === 'no_name') counts.unusable.push(code)
}

/**
 * Checks what all registers share: a school needs a usable code and a name, texts have a maximum length, and its
 * telephone number and position must be right.
 */
export function finishParsedRow(parsed: ParsedRow): ParsedRow {
  if ('reason' in parsed) return { ...parsed, code: cut(parsed.code), detail: cut(parsed.detail) }
  if ('catchment' in parsed) return finishCatchment(parsed)
  const facts = parsed.facts && withSupportNeeds(parsed.facts)
  if ('key' in parsed)
    return ID.test(parsed.key) ? { ...parsed, facts: facts ?? [] } : reject('bad_code', cut(parsed.key))
  const { code, school } = parsed
  if (code === '') return reject('no_code', '', cut(school.name))
  if (!ID.test(school.id)) return reject('bad_code', cut(code), cut(school.name))
  if (school.name === '') return reject('no_name', code)
  const finished = finishSchool(school)
  return { code, school: shortenTexts(finished.school), marks: finished.marks, ...(facts && { facts }) }
}

function finishSchool(school: RegisterSchool): { school: RegisterSchool; marks: readonly SchoolMark[] } {
  const { position, mark } = placeSchool(school)
  const phone = cleanPhone(school.country, school.phone, school.postalCode)
  const marks: SchoolMark[] = mark ? [mark] : []
  if (phone === '' && /\d/.test(school.phone)) marks.push('phone_unread')
  return { school: { ...school, position, phone }, marks }
}

function finishCatchment(parsed: CatchmentRow): ParsedRow {
  const { catchment } = parsed
  const texts = { name: cut(catchment.name), district: cut(catchment.district) }
  if ('outline' in catchment) return { catchment: { ...catchment, ...texts } }
  return { catchment: { ...catchment, ...texts, street: cut(catchment.street) } }
}

function shortenTexts(school: RegisterSchool): RegisterSchool {
  const { name, street, city, localType } = school
  if (name.length <= MAX_NAME_LENGTH && [street, city, localType].every((text) => text.length <= MAX_TEXT_LENGTH))
    return school
  const texts = { street: cut(street), city: cut(city), localType: cut(localType) }
  return { ...school, ...texts, name: name.slice(0, MAX_NAME_LENGTH) }
}

function cut(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH)
}
