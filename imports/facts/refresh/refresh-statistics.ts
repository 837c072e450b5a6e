import type { Client } from 'pg'
import { comparisonAreaSql } from '#app/features/facts/comparison-area.ts'
import { FACT_IDS, FACTS } from '#app/features/facts/vocabulary/facts.ts'

/** With fewer schools a median says more about single schools than about a kind. */
const MIN_SCHOOLS = 5

const COMPARED = FACT_IDS.filter((id) => {
  const definition = FACTS[id]
  return definition.kind === 'number' && definition.comparable !== 'never'
})

const AREA = comparisonAreaSql('s')

/**
 * Recomputes how facts are spread over the open schools of a kind in each region and area.
 *
 * Percentiles interpolate between the two nearest values (`percentile_cont` of PostgreSQL).
 *
 * @param changed ids of the facts whose values or schools have changed
 */
export async function refreshStatistics(client: Client, changed: readonly string[]): Promise<void> {
  const facts = COMPARED.filter((id) => changed.includes(id))
  if (facts.length === 0) return
  await client.query('delete from fact_statistics where fact = any($1)', [facts])
  await client.query(
    `insert into fact_statistics
       (fact, period_start, area, region, category, schools, low, lower_quartile, median, upper_quartile, high)
     select fact, period_start, area, coalesce(region, ''), category, schools, p[1], p[2], p[3], p[4], p[5]
     from (
       select f.fact, f.period_start, ${AREA} as area, s.region, s.category, count(*) as schools,
         percentile_cont(array[0.05, 0.25, 0.5, 0.75, 0.95]) within group (order by f.number) as p
       from school_facts f join school_keys k on k.key = f.key join schools s on s.id = k.school_id
       where f.fact = any($1) and f.number is not null and s.status = 'active' and s.audience = 'children'
       group by f.fact, f.period_start, ${AREA}, s.category, rollup (s.region)
     ) as spread
     where schools >= $2 and region is distinct from ''`,
    [facts, MIN_SCHOOLS],
  )
}
