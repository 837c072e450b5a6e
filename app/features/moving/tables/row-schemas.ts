import { z } from 'zod'
import { BRING_CODES, STAGES as DATES_STAGES, NATIONS } from '#app/features/admission-dates/admission-row.ts'
import {
  addressCell,
  type CellError,
  cellError,
  codesCell,
  dayCell,
  textCell,
} from '#app/features/admission-dates/files/cells.ts'
import { parseTurns } from '#app/features/admission-dates/rules/recurring-rule.ts'
import { STAGES } from '#app/features/schools/stages/stage.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { DECIDES, type Kind, type NewcomerRow, READERS, type Source, TOPICS, type YearRow } from './rows.ts'

const error = (code: CellError) => cellError(code)
const MAX_AGE = 25
const numberCell = (max: number) =>
  z
    .string()
    .regex(/^\d{1,2}$/, error('number'))
    .transform(Number)
    .refine((value) => value <= max, error('number'))
const numberOrNone = (max: number) =>
  z
    .literal('')
    .transform(() => null)
    .or(numberCell(max))
const idCell = z.string().regex(/^[a-z]{2}-[a-z\d-]{1,40}$/, error('choice'))
const idsCell = z
  .string()
  .transform((value) => (value === '' ? [] : value.split('|')))
  .pipe(z.array(idCell))
const officeCell = z.literal('').or(idCell)
const common = {
  country: z.enum(COUNTRIES, error('choice')),
  area: textCell(120),
  sources: idsCell,
  office: officeCell,
  checked: numberCell(READERS),
  note: textCell(300),
}

const isNation = (area: string) => NATIONS.some((nation) => nation === area)
/** German rules differ by Land, British ones by nation; the other countries have rows for all of it. */
const hasRightArea = ({ country, area }: { country: string; area: string }) =>
  country === 'GB' ? isNation(area) : country === 'DE' ? area !== '' : true
const areaFault = { ...error('choice'), path: ['area'] }

const KIND = /^([a-z_]+):(.{2,60})$/
const kindsCell = z
  .string()
  .trim()
  .transform((value) => (value === '' ? [] : value.split('|')))
  .transform((parts) => parts.map(kindOf))
  .refine((kinds) => kinds.every((kind) => kind !== undefined), error('choice'))
  .transform((kinds) => kinds.filter((kind) => kind !== undefined))

function kindOf(text: string): Kind | undefined {
  const [, code, word] = KIND.exec(text) ?? []
  const stage = STAGES.find((each) => each === code)
  return stage && word ? { stage, word } : undefined
}

/** Columns of `data/equivalences.csv`. */
export const YEAR_COLUMNS = [
  ...(['country', 'area', 'class', 'name', 'stage', 'age_from', 'age_to', 'turns', 'kinds'] as const),
  ...(['sources', 'office', 'checked', 'note'] as const),
] as const

/** A line of `data/equivalences.csv`: read from at least one text, and with an office for what it leaves open. */
export const yearRowSchema = z
  .object({
    ...common,
    class: numberCell(14),
    name: textCell(60).min(1, error('missing')),
    stage: codesCell(DATES_STAGES),
    age_from: numberCell(MAX_AGE),
    age_to: numberCell(MAX_AGE),
    turns: textCell(20).refine((value) => parseTurns(value) !== undefined, error('turns')),
    kinds: kindsCell,
  })
  .refine(hasRightArea, areaFault)
  .refine(({ sources }) => sources.length > 0, { ...error('missing'), path: ['sources'] })
  .refine(({ checked }) => checked > 0, { ...error('missing'), path: ['checked'] })
  .refine(({ turns, age_from }) => parseTurns(turns)?.age === age_from, { ...error('turns'), path: ['age_from'] })
  .refine(({ age_from, age_to }) => age_to === age_from + 1, { ...error('turns'), path: ['age_to'] })
  .refine(({ kinds, office }) => kinds.length > 0 || office !== '', { ...error('missing'), path: ['office'] })
  .transform(
    ({ stage, age_from, age_to, ...row }): YearRow => ({ ...row, stages: stage, ageFrom: age_from, ageTo: age_to }),
  )

/** Columns of `data/newcomers.csv`. */
export const NEWCOMER_COLUMNS = [
  ...(['country', 'area', 'topic', 'name', 'age_from', 'age_to', 'months', 'gap', 'decides', 'bring'] as const),
  ...(['sources', 'office', 'checked', 'note'] as const),
] as const

/** Whether a row says what its topic needs, and one without a text says nothing. */
function isWhole(row: z.output<typeof newcomerCells>): boolean {
  const { topic, name, age_from, age_to, decides, gap, bring } = row
  if (row.sources.length === 0) {
    const says = [name, age_from, age_to, row.months, gap, decides, bring[0]]
    return row.office !== '' && row.checked === 0 && says.every((value) => (value ?? '') === '')
  }
  if (row.checked === 0) return false
  if (topic === 'compulsory') return age_from !== null && age_to !== null && age_from < age_to
  if (topic === 'placement') return decides !== '' && (decides === 'age_gap') === (gap !== null)
  return topic === 'papers' ? bring.length > 0 : name !== ''
}

const newcomerCells = z.object({
  ...common,
  topic: z.enum(TOPICS, error('choice')),
  name: textCell(80),
  age_from: numberOrNone(MAX_AGE),
  age_to: numberOrNone(MAX_AGE),
  months: numberOrNone(36),
  gap: numberOrNone(3),
  decides: z.enum(['', ...DECIDES], error('choice')),
  bring: codesCell(BRING_CODES),
})

/** A line of `data/newcomers.csv`. */
export const newcomerRowSchema = newcomerCells
  .refine(hasRightArea, areaFault)
  .refine(isWhole, { ...error('missing'), path: ['topic'] })
  .transform(({ age_from, age_to, ...row }): NewcomerRow => ({ ...row, ageFrom: age_from, ageTo: age_to }))

/** Columns of `data/moving-sources.csv`. */
export const SOURCE_COLUMNS = ['id', 'url', 'title', 'publisher', 'licence', 'read_on', 'cite', 'note'] as const

/** A line of `data/moving-sources.csv`. @param today YYYY-MM-DD; no text can have been read later */
export const sourceRowSchema = (today: string) =>
  z
    .object({
      id: idCell,
      url: addressCell,
      title: textCell(160),
      publisher: textCell(160).min(1, error('missing')),
      licence: textCell(80),
      read_on: dayCell.refine((day) => day <= today, error('day')),
      cite: textCell(200),
      note: textCell(300),
    })
    .transform(({ read_on, ...row }): Source => ({ ...row, readOn: read_on }))
