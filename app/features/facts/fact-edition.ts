import { nationOf } from './comparison-area.ts'
import type { FactValue } from './find-fact-values.server.ts'

/**
 * The period of a value, in the form in which the search engine compares editions: one number, greater for later ones
 * within each nation.
 */
export type FactPeriod = Pick<FactValue, 'period' | 'start' | 'isImportDay'>

const KINDS = [
  { period: 'day', isImportDay: true },
  { period: 'day', isImportDay: false },
  { period: 'year', isImportDay: false },
  { period: 'school_year', isImportDay: false },
] as const satisfies Pick<FactPeriod, 'period' | 'isImportDay'>[]
const DAY_MS = 86_400_000
const MAX_DAYS = 2 ** 16 - 1
/** Values of different nations never belong to one edition. */
const NATIONS = [undefined, 'SCT', 'WLS', 'NIR']

/** Returns the edition of a value: 2 bits for the kind of its period, 16 for its first day, 2 for the nation. */
export function encodeEdition(schoolId: string, { period, start, isImportDay }: FactPeriod): number {
  const days = Math.min(MAX_DAYS, Math.max(0, Math.floor(Date.parse(start) / DAY_MS)))
  const kind = KINDS.findIndex((one) => one.period === period && (period !== 'day' || one.isImportDay === isImportDay))
  const nation = NATIONS.indexOf(nationOf(schoolId))
  return (nation << 18) | (days << 2) | Math.max(0, kind)
}

/** Returns the period of an edition. */
export function decodeEdition(edition: number): FactPeriod {
  const days = (edition >>> 2) & MAX_DAYS
  return { ...KINDS[edition & 3]!, start: new Date(days * DAY_MS).toISOString().slice(0, 10) }
}
