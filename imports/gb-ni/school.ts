import type { Category } from '#db/vocabulary.ts'
import { decimal } from '../cleaning/position.ts'
import type { Columns, Row } from '../source.ts'

/** Keys of pupil numbers by year: year 1 starts at age four, year 14 ends at eighteen. */
const YEARS = [
  ...(['year1', 'year2', 'year3', 'year4', 'year5', 'year6', 'year7'] as const),
  ...(['year8', 'year9', 'year10', 'year11', 'year12', 'year13', 'year14', 'year15'] as const),
]
type YearKey = (typeof YEARS)[number]

export const yearColumns = Object.fromEntries(
  YEARS.map((key, index) => [key, [`Number_Year_${index + 1}`]]),
) as unknown as Columns<YearKey>

const AGE_BEFORE_YEAR_1 = 3
const MAX_AGE = 19
const FIRST_SIXTH_FORM_YEAR = 13

/** Returns the number of pupils, their ages, and whether the school has pupils beyond year 12 (a sixth form). */
export function northernIrishPupils(row: Row<YearKey | 'reception'>) {
  const counts = YEARS.map((key) => decimal(row[key]))
  const taught = counts.flatMap((count, index) => (count > 0 ? [index + 1] : []))
  const [first, last] = [taught[0], taught.at(-1)]
  if (first === undefined || last === undefined) return { pupils: null, ages: null, sixthForm: undefined }
  const known = [decimal(row.reception), ...counts].filter((count) => count > 0)
  const isPostPrimary = first > 7
  return {
    pupils: known.reduce((sum, count) => sum + count, 0),
    ages: { from: first + AGE_BEFORE_YEAR_1, to: Math.min(last + AGE_BEFORE_YEAR_1 + 1, MAX_AGE) },
    sixthForm: isPostPrimary ? last >= FIRST_SIXTH_FORM_YEAR : undefined,
  }
}

/** Returns our category; undefined for playgroups and peripatetic teachers, which are not schools. */
export function northernIrishCategory(type: string): Category | undefined {
  if (/^(VP pre|peripatetic)/i.test(type)) return undefined
  if (/special/i.test(type)) return 'special_needs'
  if (/\(grammar\)/i.test(type)) return 'high_school'
  if (/secondary/i.test(type)) return 'secondary'
  return /primary|nursery|preparatory/i.test(type) ? 'primary' : 'other'
}

/** Returns who manages a school; the register and the statistics abbreviate the words differently. */
export function managementOf(cell: string): string | undefined {
  if (/integrated|^GMI$/i.test(cell)) return 'integrated'
  if (/catholic/i.test(cell)) return 'catholic_maintained'
  if (/maintained/i.test(cell)) return 'other_maintained'
  return ['controlled', 'voluntary', 'other'].find((word) => word === cell.toLowerCase())
}
