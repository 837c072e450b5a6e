import type { Fact } from '../facts/fact.ts'
import type { RegisterSchool } from '../register-school.ts'
import { FACT_COLUMNS } from '../store/school-columns.ts'

/** Columns that are always filled, or that say nothing by being empty. */
const NOT_COUNTED = new Set(['name', 'country', 'audience', 'position_precision', 'lat', 'lng', 'age_to', 'region'])
const COUNTED = FACT_COLUMNS.filter(({ name }) => !NOT_COUNTED.has(name))

/** Counts, while rows are read, how many of them fill each field of a school and each fact. */
export type FilledCounts = { rows: number; schools: number; filled: Map<string, number> }

export const noFilled = (): FilledCounts => ({ rows: 0, schools: 0, filled: new Map() })

/** @param school absent for a row of a statistic */
export function countFilled(counts: FilledCounts, school: RegisterSchool | undefined, facts: readonly Fact[]): void {
  counts.rows += 1
  const names = new Set<string>()
  if (school) {
    counts.schools += 1
    for (const { name, value } of COUNTED) if (isFilled(value(school))) names.add(name)
    // The centre of a town or postal code is no point of the register.
    if (school.position?.precision === 'exact') names.add('lat')
  }
  for (const { fact, missing } of facts) if (missing === undefined) names.add(fact)
  for (const name of names) counts.filled.set(name, (counts.filled.get(name) ?? 0) + 1)
}

/** `{}` is an empty list, and `other` the category of a school whose type says nothing. */
const isFilled = (value: string | number | null) =>
  value !== null && value !== '' && value !== '{}' && value !== 'other'
