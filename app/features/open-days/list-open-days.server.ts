import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { keepRows, keepValue } from '#app/core/page-cache/kept-rows.server.ts'
import { FREE_KIND } from '#app/features/events/event-rules.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/** The soonest open days of a region that its pages list. */
export const MAX_LISTED = 3000

/** A part of the directory: the names of regions as registers write them. */
export type Area = { country: CountryCode; regions: readonly string[] }

/** The coming open days of listed schools; the first condition uses the index of coming open days. */
const coming = () =>
  db()
    .selectFrom('school_events as e')
    .innerJoin('school_directory as d', 'd.id', 'e.school_id')
    .where('e.kind', '=', sql.lit(FREE_KIND))
    .where('e.ends_at', '>', sql<Date>`now()`)
    .where('d.status', '=', 'active')
    .where('d.show_in_search', '=', true)

/** Lists the coming open days of the schools of an area, the soonest first. */
export async function listOpenDays({ country, regions }: Area) {
  return await coming()
    .select(['e.id', 'e.starts_at as startsAt', 'e.ends_at as endsAt', 'd.id as schoolId', 'd.city', 'd.region'])
    .select(['d.postal_code as postalCode', 'd.category', 'd.local_type as localType', 'e.updated_at as updatedAt'])
    .where('d.country', '=', country)
    .where(sql<SqlBool>`d.region = any(${regions}::text[])`)
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .limit(MAX_LISTED)
    .execute()
}
export type ListedOpenDay = Awaited<ReturnType<typeof listOpenDays>>[number]

/** Finds open days that are still to come, with what lists and calendars show of them, the soonest first. */
export async function findAnnounced(ids: readonly string[]) {
  return await coming()
    .select(['e.id', 'e.title', 'e.language', 'e.text', 'e.place', 'e.link', 'e.version', 'e.kind'])
    .select([
      'e.starts_at as startsAt',
      'e.ends_at as endsAt',
      'e.created_at as createdAt',
      'e.updated_at as updatedAt',
    ])
    .select(['d.id as schoolId', 'd.name as school', 'd.street', 'd.postal_code', 'd.city', 'd.country', 'd.region'])
    .select(['d.category', 'd.local_type', 'd.age_from', 'd.age_to', 'd.lat', 'd.lng', 'd.position_precision'])
    .where(sql<SqlBool>`e.id = any(${ids}::uuid[])`)
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .execute()
}
export type FoundOpenDay = Awaited<ReturnType<typeof findAnnounced>>[number]

/** Open days of a region: how many there are, and when the last of them is over. */
export type RegionCount = { country: CountryCode; region: string; count: number; endsAt: Date }

const counted = (where: RawBuilder<SqlBool>) =>
  coming()
    .select([sql<CountryCode>`d.country`.as('country'), 'd.region'])
    .select([sql<number>`count(*)::integer`.as('count'), sql<Date>`max(e.ends_at)`.as('endsAt')])
    .where(where)
    .groupBy(['d.country', 'd.region'])
    .execute()

/** Counts the coming open days by the regions of the directory; regions without any are left out. */
export const countOpenDays = (): Promise<RegionCount[]> => counted(sql`true`)

/** Counts the coming open days of an area; undefined without any. */
export const countOpenDaysIn = keepValue(
  async ({ country, regions }: Area): Promise<Omit<RegionCount, 'region'> | undefined> => {
    const rows = await counted(sql`d.country = ${country} and d.region = any(${regions}::text[])`)
    if (rows.length === 0) return undefined
    return {
      country,
      count: rows.reduce((sum, row) => sum + row.count, 0),
      endsAt: new Date(Math.max(...rows.map(({ endsAt }) => endsAt.getTime()))),
    }
  },
)

/** Finds the one region of the directory in which some schools lie; undefined if they lie in several. */
export async function regionOfSchools(
  ids: readonly string[],
): Promise<{ country: CountryCode; region: string } | undefined> {
  const [first, ...others] = (await regions(ids)).values()
  const isOne = others.every(({ country, region }) => country === first?.country && region === first.region)
  return isOne ? first : undefined
}

const regions = keepRows(async (ids) => {
  const rows = await db()
    .selectFrom('school_directory')
    .select(['id', sql<CountryCode>`country`.as('country'), 'region'])
    .where(sql<SqlBool>`id = any(${ids}::text[])`)
    .execute()
  return new Map(rows.map(({ id, country, region }) => [id, { country, region }]))
})
