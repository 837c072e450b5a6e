import type { Client } from 'pg'
import { DESCRIBING_FACTS } from '#app/features/facts/coverage/describing-facts.ts'
import { FACT_IDS, FACTS } from '#app/features/facts/vocabulary/facts.ts'
import { APPLIES } from '#imports/facts/refresh/refresh-coverage.ts'

/** Returns a line for each country with its stored facts. */
export async function factsByCountry(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ country: string; facts: string; schools: string }>(
    `select upper(split_part(key, '-', 1)) as country, count(*) as facts, count(distinct key) as schools
     from school_facts group by 1 order by 1`,
  )
  return rows.map(({ country, facts, schools }) => `${country}: ${facts} facts stored about ${schools} schools`)
}

type Share = {
  country: string
  category: string | null
  schools: number
  described: number
  counted: number
  told: number
}

/**
 * Returns a line for each country and kind with the share of open schools that enough facts describe: of all of them,
 * and of those that appear in a statistic.
 */
export async function sharesByKind(client: Client): Promise<string[]> {
  const { rows } = await client.query<Share>(
    `with told as (
       select s.id, s.country, s.category,
         count(distinct f.fact) filter (where f.missing is null and f.fact || ' ' || s.category = any($1)) >= $2 as is_described
       from school_facts f join school_keys k on k.key = f.key join schools s on s.id = k.school_id
       where s.status = 'active'
       group by s.id having bool_or(f.period <> 'day' and f.fact = any($3))
     ), counts as (
       select country, category, count(*)::int as counted, count(*) filter (where is_described)::int as told
       from told group by country, rollup (category)
     )
     select c.country, c.category, schools, described, coalesce(counted, 0) as counted, coalesce(told, 0) as told
     from coverage_statistics c left join counts n
       on n.country = c.country and n.category is not distinct from c.category
     where region is null order by c.country, c.category nulls last`,
    [APPLIES, DESCRIBING_FACTS, FACT_IDS.filter((id) => FACTS[id].kind === 'number')],
  )
  const share = (part: number, of: number) => `${Math.round((part / Math.max(of, 1)) * 100)} % of ${of}`
  return rows.map(
    ({ country, category, schools, described, counted, told }) =>
      `${country} ${category ?? 'all'}: at least ${DESCRIBING_FACTS} facts about ${share(described, schools)} schools, ` +
      `${share(told, counted)} with statistics`,
  )
}
