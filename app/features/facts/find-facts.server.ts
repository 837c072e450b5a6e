import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { FACTS, type FactId, type MissingReason } from './vocabulary/facts.ts'

/** What tells who a school may be compared with. */
export type Compared = { id: string; country: CountryCode; region: string; category: Category }

/** A value in one period: a number (flags are 0 and 1), a choice or text, or the reason why there is none. */
export type FactValue = {
  period: 'day' | 'year' | 'school_year'
  /** First day of the period, YYYY-MM-DD. */
  start: string
  /** The publisher names no period: `start` is the day of the import. */
  isImportDay: boolean
  number: number | null
  choice: string | null
  missing: MissingReason | null
  source: string
}

/** How a fact is spread over open schools of the same kind in one period. */
export type Spread = {
  start: string
  /** Empty for the whole country. */
  region: string
  schools: number
  low: number
  lowerQuartile: number
  median: number
  upperQuartile: number
  high: number
}

/** A fact with its newest value, the values of all periods from old to new, and the spreads in region and country. */
export type KnownFact = { id: FactId; newest: FactValue; history: FactValue[]; spreads: Spread[] }

/** No source gives more years than this. */
const MAX_VALUES = 2000

const isFact = (id: string): id is FactId => id in FACTS

/**
 * The official facts about a school, with those that came under the codes of schools merged into it; where both tell of
 * the same period the school's own code counts.
 */
export async function findFacts(school: Compared): Promise<KnownFact[]> {
  const [values, spreads] = await Promise.all([valuesOf(school.id), spreadsOf(school)])
  return [...values].map(([id, history]) => ({
    id,
    newest: history.at(-1)!,
    history,
    spreads: spreads.get(id) ?? [],
  }))
}

async function valuesOf(schoolId: string): Promise<Map<FactId, FactValue[]>> {
  const former = db().selectFrom('school_redirects').select('old_id').where('school_id', '=', schoolId)
  const rows = await db()
    .selectFrom('school_facts')
    .distinctOn(['fact', 'period_start'])
    .select(['fact', 'period', 'period_start', 'dated_by', 'number', 'choice', 'missing', 'source'])
    .where((where) => where.or([where('key', '=', schoolId), where('key', 'in', former)]))
    .orderBy('fact')
    .orderBy('period_start')
    .orderBy(sql`key <> ${schoolId}`)
    .limit(MAX_VALUES)
    .execute()
  const values = new Map<FactId, FactValue[]>()
  for (const { fact, period_start: start, dated_by: datedBy, ...value } of rows) {
    if (isFact(fact))
      values.set(fact, [...(values.get(fact) ?? []), { ...value, start, isImportDay: datedBy === 'import' }])
  }
  return values
}

/** A country, or a nation of the United Kingdom, whose measures are its own. */
export const areaOf = ({ id, country }: Pick<Compared, 'id' | 'country'>): string => {
  const nation = /^gb-(WLS|NIR|SCT)-/.exec(id)?.[1]
  return nation ? `GB-${nation}` : country
}

async function spreadsOf({ id, country, region, category }: Compared): Promise<Map<FactId, Spread[]>> {
  const rows = await db()
    .selectFrom('fact_statistics')
    .select(['fact', 'period_start', 'region', 'schools', 'low', 'lower_quartile', 'median', 'upper_quartile', 'high'])
    .where('area', '=', areaOf({ id, country }))
    .where('category', '=', category)
    .where('region', 'in', [...new Set([region, ''])])
    .orderBy('period_start')
    .execute()
  const spreads = new Map<FactId, Spread[]>()
  for (const { fact, period_start: start, lower_quartile, upper_quartile, ...row } of rows) {
    if (!isFact(fact)) continue
    const spread = { ...row, start, lowerQuartile: lower_quartile, upperQuartile: upper_quartile }
    spreads.set(fact, [...(spreads.get(fact) ?? []), spread])
  }
  return spreads
}
