import { type Kysely, sql } from 'kysely'
import { kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import type { Database } from '#db/schema.ts'
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

/** Of this share of the schools of an area, a value must be known before a statistic is called that of the area. */
const WHOLE_SHARE = 0.8

/**
 * What a statistic is of: all schools of the kind in region or area (`whole`), those known in it (`part`), or those
 * known in certain regions of it; the regions are named where they are few.
 */
export type SpreadBase = { of: 'whole' | 'part' } | { of: 'regions'; regions: number; names: string[] }

/** How a fact is distributed over open schools of the same kind in one period. */
export type Spread = {
  start: string
  /** Empty for the whole area. */
  region: string
  /** How many have a value. */
  schools: number
  base: SpreadBase
  /** YYYY-MM-DD, the day on which they were counted; null if it was not kept. */
  countedOn: string | null
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

/** Finds how one fact is distributed in the school's region and area, in all periods. */
export async function findSpreads(school: Compared, fact: FactId): Promise<Spread[]> {
  const rows = await spreadRowsOfFact({ ...placesOf(school), fact })
  return spreadsByFact(rows).get(fact) ?? []
}

/** Returns by fact how it is distributed in the school's region and area. */
const spreadsOf = async (school: Compared): Promise<Map<string, Spread[]>> =>
  spreadsByFact(await spreadRows(placesOf(school)))

/** Returns where those with which a school is compared stand in statistics. */
export const placesOf = (school: Compared): Places => ({
  area: comparisonArea(school),
  kind: kindOfSchool(school),
  regions: [school.region, ''],
})

function spreadsByFact(rows: Awaited<ReturnType<typeof spreadRows>>): Map<string, Spread[]> {
  return Map.groupBy(
    rows.map(({ regions: lying, names, open, openRegions, expected, ...row }) => ({
      ...row,
      base: baseOf(row, { regions: lying, names }, { open, regions: openRegions, expected }),
    })),
    ({ fact }) => fact,
  )
}

type OfKind = { open: number | null; regions: number | null; expected: number | null }

/**
 * Judges what a statistic is of, by how many schools of the kind the directory lists (`open`) and how many there should
 * be. An area is named only if most of its schools, and most of its regions, are listed.
 */
export function baseOf(
  { region, schools }: { region: string; schools: number },
  { regions, names }: { regions: number; names: string[] },
  of: OfKind,
): SpreadBase {
  const isMost = (part: number | null, all: number | null) => part !== null && all !== null && part >= all * WHOLE_SHARE
  if (isMost(schools, of.expected)) return { of: 'whole' }
  const isSpread = names.length === 0 && isMost(of.open, of.expected) && isMost(regions, of.regions)
  return region !== '' || isSpread ? { of: 'part' } : { of: 'regions', regions, names }
}

export type Places = { area: string; kind: string; regions: string[] }

const spreadRows = prepared((db, given: Given<Places>) => selectSpreads(db, given))

const spreadRowsOfFact = prepared((db, given: Given<Places & { fact: string }>) =>
  selectSpreads(db, given).where('f.fact', '=', given.fact),
)

const selectSpreads = (db: Kysely<Database>, given: Given<Places>) =>
  db
    .selectFrom('fact_statistics as f')
    .leftJoin('kind_statistics as k', (join) =>
      join.onRef('k.area', '=', 'f.area').onRef('k.region', '=', 'f.region').onRef('k.kind', '=', 'f.category'),
    )
    .select(['f.fact', 'f.period_start as start', 'f.region', 'f.schools', 'f.low', 'f.median', 'f.high'])
    .select(['f.lower_quartile as lowerQuartile', 'f.upper_quartile as upperQuartile'])
    .select(['f.regions', 'f.region_names as names', 'f.counted_on as countedOn'])
    .select(['k.schools as open', 'k.regions as openRegions', 'k.expected'])
    .where('f.area', '=', given.area)
    .where('f.category', '=', given.kind)
    .where('f.region', '=', sql<string>`any(${given.regions}::text[])`)
