import { sql } from 'kysely'
import { comparisonAreaSql } from '#app/features/facts/comparison-area.ts'
import { type FactValue, factKeys, TELLS_OF_SCHOOL } from '#app/features/facts/find-fact-values.server.ts'
import { FACT_IDS, FACTS, type FactId } from '#app/features/facts/vocabulary/facts.ts'
import { kindOfSchoolSql } from '#app/features/schools/kind-of-school.ts'
import { workedOn } from '#app/features/schools/membership/admin-visits.server.ts'
import { db } from '#db/client.ts'
import { EARTH_RADIUS_KM, KM_PER_DEGREE } from '#search-engine/base/distance.ts'

export const SIMILAR_WITHIN_KM = 25
/** With fewer schools, a median says more about single schools than about a kind. */
export const MIN_SIMILAR_SCHOOLS = 10

/** A school's value in one period among those of similar schools; percentiles interpolate between the nearest two. */
export type FactRank = {
  fact: FactId
  own: number
  period: FactValue['period']
  start: string
  isImportDay: boolean
  /** Number of other schools with a value. */
  schools: number
  below: number
  above: number
  low: number
  lowerQuartile: number
  median: number
  upperQuartile: number
  high: number
}

/** A school's position among the others of its kind within 25 km, without their names. */
export type SimilarSchools = {
  hasPosition: boolean
  /** Number of similar schools. */
  schools: number
  /** Every comparable number of the school, even if too few others have one. */
  places: FactRank[]
}

const comparableNumbers = (comparable: 'country' | 'region') =>
  FACT_IDS.filter((id) => {
    const definition = FACTS[id]
    return definition.kind === 'number' && definition.comparable === comparable && !definition.isSensitive
  })
const IN_COUNTRY = comparableNumbers('country')
const IN_REGION = comparableNumbers('region')

const degreesOfLatitude = SIMILAR_WITHIN_KM / KM_PER_DEGREE

type Row = FactRank & { hasPosition: boolean; near: number }

/**
 * Finds the position of a school's newest comparable numbers among those of the same period of active schools of the
 * same kind in its area within 25 km, in one query. Facts measured by region are compared within the school's region.
 *
 * @returns undefined when the person is not a member of the school
 */
export async function findSimilarSchools(member: {
  userId: string
  schoolId: string
}): Promise<SimilarSchools | undefined> {
  const { rows } = await sql<Row>`
    with me as (${meSql(member)}), near as (${NEARBY_SCHOOLS}), mine as (${OWN_FACTS}), others as (${OTHER_FACTS}),
    place as (
      select fact, count(*)::integer as schools, count(*) filter (where number < own)::integer as below,
        count(*) filter (where number > own)::integer as above,
        percentile_cont(array[0.05, 0.25, 0.5, 0.75, 0.95]) within group (order by number) as p
      from others group by fact)
    select me.lat is not null as "hasPosition", (select count(*)::integer from near) as near,
      o.fact, o.number as own, o.period, o.period_start as start, o.dated_by = 'import' as "isImportDay",
      coalesce(p.schools, 0) as schools, coalesce(p.below, 0) as below, coalesce(p.above, 0) as above,
      p.p[1] as low, p.p[2] as "lowerQuartile", p.p[3] as median, p.p[4] as "upperQuartile", p.p[5] as high
    from me left join mine o on true left join place p on p.fact = o.fact`.execute(db())
  const [first] = rows
  if (!first) return undefined
  const places = rows.flatMap(({ hasPosition: _, near: __, ...place }) => (place.fact ? [place] : []))
  return { hasPosition: first.hasPosition, schools: first.near, places }
}

const meSql = ({ userId, schoolId }: { userId: string; schoolId: string }) => sql`
  select s.id, s.category, s.audience, s.region, s.lat, s.lng, ${sql.raw(comparisonAreaSql('s'))} as area,
    ${sql.raw(kindOfSchoolSql('s'))} as kind,
    ${degreesOfLatitude}::float8 as lat_span,
    ${degreesOfLatitude}::float8 / greatest(cos(radians(s.lat)), 0.01) as lng_span
  from schools s join ${workedOn(userId)} on o.school_id = s.id
  where s.id = ${schoolId} and not exists (select from school_redirects r where r.old_id = s.id)`

const NEARBY_SCHOOLS = sql`
  select s.id, s.region from me join schools s
    on s.category = me.category and s.audience = me.audience and s.status = 'active' and s.id <> me.id
    and s.lat between me.lat - me.lat_span and me.lat + me.lat_span
    and s.lng between me.lng - me.lng_span and me.lng + me.lng_span
  where ${sql.raw(comparisonAreaSql('s'))} = me.area and ${sql.raw(kindOfSchoolSql('s'))} = me.kind
    and 2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(power(sin(radians(s.lat - me.lat) / 2), 2)
      + cos(radians(me.lat)) * cos(radians(s.lat)) * power(sin(radians(s.lng - me.lng) / 2), 2)))) <= ${SIMILAR_WITHIN_KM}::float8`

/** The newest numbers of the school. */
const OWN_FACTS = sql`
  select distinct on (f.fact) f.fact, f.period, f.period_start, f.number, f.dated_by, f.source
  from ${factKeys(sql.table('me'))} as k join school_facts f on f.key = k.key and ${TELLS_OF_SCHOOL}
  where f.number is not null and f.fact = any(${[...IN_COUNTRY, ...IN_REGION]}::text[])
  order by f.fact, f.period_start desc, k.rank`

/** Numbers of the same edition; where the publisher names no period, they must come from the same source as well. */
const OTHER_FACTS = sql`
  select distinct on (k.school_id, f.fact) f.fact, f.number, o.number as own
  from me cross join near join ${factKeys(sql.table('near'))} as k on k.school_id = near.id
    join school_facts f on f.key = k.key and ${TELLS_OF_SCHOOL}
    join mine o on o.fact = f.fact and o.period = f.period and o.period_start = f.period_start
      and (o.dated_by = 'import') = (f.dated_by = 'import') and (o.dated_by <> 'import' or o.source = f.source)
  where f.number is not null and (near.region = me.region or o.fact <> all(${IN_REGION}::text[]))
  order by k.school_id, f.fact, k.rank`
