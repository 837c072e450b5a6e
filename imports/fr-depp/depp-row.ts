import { calendarYear, type Fact, type Period, schoolYear } from '../facts/fact.ts'
import { rounded } from '../facts/rounded.ts'
import { UAI } from '../fr-annuaire/uai.ts'
import { type ParsedRow, reject } from '../register-school.ts'

/** Codes of the DEPP for a missing value: too few pupils, or unknown. */
export const MISSING = { NS: 'too_few', ND: 'not_published' } as const

/** Column names of school and year in the editions. */
export const UAI_COLUMN = [
  'uai',
  'numero_uai',
  'code_uai',
  'code_etablissement',
  'Code établissement',
  'UAI établissement',
] as const
export const SCHOOL_YEAR_COLUMN = ['rentree_scolaire', 'annee_scolaire', 'Rentrée', 'Année scolaire'] as const

/** Returns the facts of a school in a period, or why the row has none. */
export function deppRow(uai: string, period: Period | undefined, facts: (period: Period) => Fact[]): ParsedRow {
  const code = uai.toUpperCase()
  if (!UAI.test(code)) return reject(code === '' ? 'no_code' : 'bad_code', uai)
  if (!period) return reject('out_of_range', code, 'The row names no year.')
  return { key: `fr-${code}`, facts: facts(period) }
}

/** Returns the school year of `2022-2023`, `2022` or `Rentrée 2022`. */
export function frenchSchoolYear(cell: string): Period | undefined {
  const year = yearIn(cell)
  return year === undefined ? undefined : schoolYear(year)
}

/** Returns the year of a session of examinations, which take place in June. */
export function sessionYear(cell: string): Period | undefined {
  const year = yearIn(cell)
  return year === undefined ? undefined : calendarYear(year)
}

/** Returns the first year in a text, of this century or the end of the last. */
export function yearIn(text: string): number | undefined {
  const [, year] = /(?<!\d)((?:19[89]|20\d)\d)(?!\d)/.exec(text) ?? []
  return year === undefined ? undefined : Number(year)
}

/** Returns a share of counts in per cent, rounded to a tenth; '' if a count is missing. */
export function shareOf(counts: readonly string[], totalCell: string): string {
  const numbers = [...counts, totalCell].map((cell) => (cell === '' ? Number.NaN : Number(cell)))
  const total = numbers.at(-1) ?? 0
  const share = (numbers.slice(0, -1).reduce((sum, count) => sum + count, 0) / total) * 100
  return Number.isFinite(share) ? String(rounded(share, 1)) : ''
}
