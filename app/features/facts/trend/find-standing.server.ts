import { sql } from 'kysely'
import { type Given, prepared } from '#db/prepared-db.ts'
import { baseOf, type Compared, type Places, placesOf, type SpreadBase } from '../find-facts.server.ts'
import type { FactId } from '../vocabulary/facts.ts'

/** How many open schools of the kind have each choice of a fact in a region or (`region` empty) the whole area. */
export type Standing = {
  region: string
  schools: number
  base: SpreadBase
  /** Number of schools by choice; what nobody has is absent. */
  counts: Record<string, number>
  /** The edition of which the choices are; null where the newest choice of each school counts. */
  edition: { period: 'year' | 'school_year'; start: string } | null
  /** YYYY-MM-DD, the day on which they were counted. */
  countedOn: string
}

/** Finds where the like schools of a school stand: those of its region, or else those of its area. */
export async function findStanding(school: Compared, fact: FactId): Promise<Standing | null> {
  const [row] = await standingRows({ ...placesOf(school), fact })
  if (!row) return null
  const { regions, names, open, openRegions, expected, start, period, counts, ...rest } = row
  const base = baseOf({ ...row }, { regions, names }, { open, regions: openRegions, expected })
  const edition = period && start ? { period, start } : null
  return { ...rest, base, counts: counts as Record<string, number>, edition }
}

const standingRows = prepared((db, given: Given<Places & { fact: string }>) =>
  db
    .selectFrom('choice_statistics as c')
    .leftJoin('kind_statistics as k', (join) =>
      join.onRef('k.area', '=', 'c.area').onRef('k.region', '=', 'c.region').onRef('k.kind', '=', 'c.category'),
    )
    .select(['c.region', 'c.schools', 'c.counts', 'c.period_start as start', 'c.period', 'c.counted_on as countedOn'])
    .select(['c.regions', 'c.region_names as names'])
    .select(['k.schools as open', 'k.regions as openRegions', 'k.expected'])
    .where('c.fact', '=', given.fact)
    .where('c.area', '=', given.area)
    .where('c.category', '=', given.kind)
    .where('c.region', '=', sql<string>`any(${given.regions}::text[])`)
    .orderBy('c.region', 'desc')
    .limit(1),
)
