import type { Client } from 'pg'
import { FACT_IDS, FACTS } from '#app/features/facts/vocabulary/facts.ts'

/** With fewer schools a median says more about single schools than about a kind. */
const MIN_SCHOOLS = 5

const COMPARED = FACT_IDS.filter((id) => {
  const definition = FACTS[id]
  return definition.kind === 'number' && definition.comparable !== 'never'
})

/** The nations of the United Kingdom publish measures of the same name that mean different things. */
const AREA = `case when s.id ~ '^gb-(WLS|NIR|SCT)-' then 'GB-' || substring(s.id from 4 for 3) else s.country end`

/**
 * Computes anew how facts are spread over the open schools of a kind in each region and country: for those that the
 * run brought, and for those whose schools it brought.
 *
 * Percentiles interpolate between the two nearest values (`percentile_cont` of PostgreSQL).
 */
export async function refreshStatistics(client: Client): Promise<void> {
  await client.query(
    `create temp table stale_facts on commit drop as
     select distinct fact from incoming_facts where fact = any($1)
     union select distinct f.fact from school_facts f join incoming i on i.id = f.key where f.fact = any($1)`,
    [COMPARED],
  )
  await client.query('delete from fact_statistics where fact in (select fact from stale_facts)')
  await client.query(
    `insert into fact_statistics
       (fact, period_start, area, region, category, schools, low, lower_quartile, median, upper_quartile, high)
     select fact, period_start, area, coalesce(region, ''), category, schools, p[1], p[2], p[3], p[4], p[5]
     from (
       select f.fact, f.period_start, ${AREA} as area, s.region, s.category, count(*) as schools,
         percentile_cont(array[0.05, 0.25, 0.5, 0.75, 0.95]) within group (order by f.number) as p
       from school_facts f join school_keys k on k.key = f.key join schools s on s.id = k.school_id
       where f.fact in (select fact from stale_facts) and f.number is not null and s.status = 'active'
       group by f.fact, f.period_start, ${AREA}, s.category, rollup (s.region)
     ) as spread
     where schools >= $1 and region is distinct from ''`,
    [MIN_SCHOOLS],
  )
}
