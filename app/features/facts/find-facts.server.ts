import { sql } from 'kysely'
import { kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { comparisonArea } from './comparison-area.ts'
import { type FactValue, type FactValues, findFactValues } from './find-fact-values.server.ts'
import { FACT_IDS, type FactId, isWaived } from './vocabulary/facts.ts'

/** A school, and what decides with which others it may be compared. */
export type Compared = {
  id: string
  country: CountryCode
  region: string
  category: Category
  /** The register's word for the type. */
  localType: string
  ownership: string | null
}

/** How a fact is distributed over open schools of the same kind in one period. */
export type Spread = {
  start: string
  /** Empty for the whole area. */
  region: string
  schools: number
  low: number
  lowerQuartile: number
  median: number
  upperQuartile: number
  high: number
}

/** A fact with its newest value, its values in all periods (oldest first), and its distribution in region and area. */
export type KnownFact = { id: FactId; newest: FactValue; history: FactValue[]; spreads: Spread[] }

/**
 * Finds the official facts about a school, in vocabulary order, including those under the keys of schools merged into
 * it, and the statistics of the one that it succeeds.
 *
 * @param known the values of its facts, if the caller has them
 */
export async function findFacts(
  school: Compared,
  known: FactValues | Promise<FactValues> = findFactValues([school.id]),
): Promise<KnownFact[]> {
  const [values, officialName, spreads] = await Promise.all([known, officialNameOf(school.id), spreadsOf(school)])
  const histories = new Map(values.get(school.id))
  if (officialName && !histories.has('official_name')) histories.set('official_name', [officialName])
  return FACT_IDS.flatMap((id) => {
    const history = histories.get(id)
    if (!history || isWaived(id, school.ownership)) return []
    return [{ id, newest: history.at(-1)!, history, spreads: spreads.get(id) ?? [] }]
  })
}

/** Returns the register's name if a shorter one is shown; undefined if the register's own is shown. */
async function officialNameOf(schoolId: string): Promise<FactValue | undefined> {
  const [school] = await officialNameRows({ schoolId })
  return (
    school && {
      period: 'day',
      start: school.source_date ?? school.updated_at.toISOString().slice(0, 10),
      isImportDay: school.source_date === null,
      number: null,
      choice: school.name,
      missing: null,
      source: school.source,
    }
  )
}

const officialNameRows = prepared((db, { schoolId }: Given<{ schoolId: string }>) =>
  db
    .selectFrom('schools')
    .select(['name', 'source', 'source_date', 'updated_at'])
    .where('id', '=', schoolId)
    .where('short_name', 'is not', null),
)

/** Returns by fact how it is distributed in the school's region and area. */
async function spreadsOf(school: Compared): Promise<Map<string, Spread[]>> {
  const regions = [school.region, '']
  const rows = await spreadRows({ area: comparisonArea(school), kind: kindOfSchool(school), regions })
  return Map.groupBy(rows, ({ fact }) => fact)
}

const spreadRows = prepared((db, given: Given<{ area: string; kind: string; regions: string[] }>) =>
  db
    .selectFrom('fact_statistics')
    .select(['fact', 'period_start as start', 'region', 'schools', 'low', 'median', 'high'])
    .select(['lower_quartile as lowerQuartile', 'upper_quartile as upperQuartile'])
    .where('area', '=', given.area)
    .where('category', '=', given.kind)
    .where('region', '=', sql<string>`any(${given.regions}::text[])`),
)
