import { z } from 'zod'
import { COUNTRIES } from '#db/vocabulary.ts'
import { schoolYear } from '#lib/text/school-year.ts'
import { ADMISSION_EVENTS, BRING_CODES, NATIONS, type RowContent, SECTORS, STAGES } from '../admission-row.ts'
import { parseRule, parseTurns } from '../rules/recurring-rule.ts'
import { addressCell, cellError, codesCell, dayCell, SHOWN, textCell } from './cells.ts'
import type { Cells, Column } from './csv-columns.ts'

/** What is wrong with a row: a cell that its column does not take, or cells that do not go together. */
export const ROW_ERRORS = [
  'choice',
  'length',
  'day',
  'rule',
  'turns',
  'school_year',
  'address',
  'missing',
  'nation',
  'rule_or_days',
  'order',
  'other_year',
  'future',
] as const
export type RowError = (typeof ROW_ERRORS)[number]

const error = (code: RowError) => cellError(code)
const isSchoolYear = (value: string) => /^\d{4}\/\d\d$/.test(value) && schoolYear(Number(value.slice(0, 4))) === value

const CELLS = z.object({
  country: z.enum(COUNTRIES, error('choice')),
  area: textCell(120),
  stage: codesCell(STAGES),
  school_form: textCell(80),
  sector: z.enum(SECTORS, error('choice')),
  event: z.enum(ADMISSION_EVENTS, error('choice')),
  name: textCell(120),
  rule: textCell(40).refine((value) => value === '' || parseRule(value) !== undefined, error('rule')),
  from: dayCell,
  to: dayCell,
  school_year: textCell(7).refine((value) => value === '' || isSchoolYear(value), error('school_year')),
  turns: textCell(20).refine((value) => value === '' || parseTurns(value) !== undefined, error('turns')),
  bring: codesCell(BRING_CODES),
  source: addressCell,
  publisher: textCell(160).min(1, error('missing')),
  licence: textCell(80),
  read_on: dayCell,
  valid_until: dayCell,
  cite: textCell(200),
  note: textCell(300),
})

type Read = z.output<typeof CELLS>

/** Returns which cells of a row do not go together. */
function* conflicts(row: Read, today: string): Generator<[Column, RowError]> {
  const { country, area, rule, from, to, school_year: year } = row
  if (country === 'GB' && area !== '' && !NATIONS.some((nation) => area === nation || area.startsWith(`${nation}/`)))
    yield ['area', 'nation']
  if (rule.endsWith('>workday') && country !== 'GB') yield ['rule', 'nation']
  if (rule !== '' && (from !== '' || to !== '')) yield ['rule', 'rule_or_days']
  if ((from === '') !== (to === '')) yield [from === '' ? 'from' : 'to', 'missing']
  else if (from > to) yield ['to', 'order']
  if (from !== '' && year === '') yield ['school_year', 'missing']
  if (from !== '' && year !== '' && Math.abs(Number(from.slice(0, 4)) - Number(year.slice(0, 4))) > 1)
    yield ['school_year', 'other_year']
  if (row.read_on === '' && from !== '') yield ['read_on', 'missing']
  if (row.read_on > today) yield ['read_on', 'future']
}

/** A cell that was refused, and the beginning of what is in it. */
export type CellFault = { column: Column; error: RowError; value: string }

/**
 * Reads the cells of a row.
 *
 * @param today YYYY-MM-DD; no source can have been read later
 */
export function readRow(cells: Cells, today: string): { row: RowContent } | { faults: CellFault[] } {
  const read = CELLS.safeParse(cells)
  if (!read.success)
    return {
      faults: read.error.issues.map(({ path, message }) => faultOf(cells, path[0] as Column, message as RowError)),
    }
  const faults = [...conflicts(read.data, today)].map(([column, error]) => faultOf(cells, column, error))
  return faults.length > 0 ? { faults } : { row: contentOf(read.data) }
}

const faultOf = (cells: Cells, column: Column, error: RowError): CellFault => ({
  ...{ column, error },
  value: cells[column].slice(0, SHOWN),
})

function contentOf(cells: Read): RowContent {
  const { country, area, sector, event, name, rule, from, to, turns, bring, source, publisher, licence, cite, note } =
    cells
  return {
    ...{ country, area, stages: cells.stage, schoolForm: cells.school_form, sector, event, name, rule, from, to },
    ...{ schoolYear: cells.school_year, turns, bring, source, publisher, licence, cite, note },
    ...{ readOn: cells.read_on, validUntil: cells.valid_until },
  }
}

/** Returns the cells of a row, as {@link readRow} reads them. */
export const cellsOf = (row: RowContent): Cells => ({
  ...{ country: row.country, area: row.area, stage: row.stages.join('|'), school_form: row.schoolForm },
  ...{ sector: row.sector, event: row.event, name: row.name, rule: row.rule, from: row.from, to: row.to },
  ...{ school_year: row.schoolYear, turns: row.turns, bring: row.bring.join('|'), source: row.source },
  ...{ publisher: row.publisher, licence: row.licence, read_on: row.readOn, valid_until: row.validUntil },
  ...{ cite: row.cite, note: row.note },
})
