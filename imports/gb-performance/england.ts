import type { MissingReason } from '#app/features/facts/vocabulary/facts.ts'
import type { Fact, Period } from '../facts/fact.ts'
import { type ParsedRow, reject } from '../register-school.ts'

/** Codes of the performance tables for a missing value; `NA` and `NULL` are blank cells. */
export const MISSING: Readonly<Record<string, MissingReason>> = {
  SUPP: 'suppressed',
  c: 'suppressed',
  /** No entries. */
  NE: 'not_applicable',
  z: 'not_applicable',
  /** The school has no pupils of that age yet. */
  NEW: 'not_applicable',
  /** Fewer than half of the pupils have the earlier results that the measure needs. */
  LOWCOV: 'too_few',
  /** More than zero but less than half a per cent. */
  SP: 'too_few',
  NP: 'not_published',
  u: 'not_published',
}

/**
 * Returns the key of a school from its unique reference number; rows without one are totals of authorities and of the
 * country.
 */
export function schoolOf({ urn }: { urn: string }): string | ParsedRow {
  if (urn === '' || urn === 'NAT') return reject('a_total', urn)
  return /^\d{5,7}$/.test(urn) ? `gb-${urn}` : reject('bad_code', urn)
}

/** Names of the column with the unique reference number. */
export const URN = ['URN', 'school_urn', 'Unique Reference Number (URN)', 'Unique reference number'] as const

/** Whether a school is independent: IGCSEs, which most of these take, do not count in the tables. */
export function isIndependent(type: string): boolean {
  return /independent|^IND/i.test(type)
}

const BANDS: Readonly<Record<string, string>> = {
  '1': 'well_above',
  '2': 'above',
  '3': 'average',
  '4': 'below',
  '5': 'well_below',
  'well above average': 'well_above',
  'above average': 'above',
  average: 'average',
  'below average': 'below',
  'well below average': 'well_below',
}

/** Returns the band of a progress measure, published as a number from 1 (well above average) to 5 or in words. */
export function bandOf(fact: 'progress_8_band' | 'alevel_value_added_band', cell: string, period: Period): Fact[] {
  const choice = BANDS[cell.toLowerCase()]
  return choice ? [{ fact, period, choice }] : []
}
