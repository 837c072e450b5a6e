import type { Client } from 'pg'
import { DESCRIBING_FACTS } from '#app/features/facts/coverage/describing-facts.ts'

/** Returns a line for each country with its stored facts. */
export async function factsByCountry(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ country: string; facts: string; schools: string }>(
    `select upper(split_part(key, '-', 1)) as country, count(*) as facts, count(distinct key) as schools
     from school_facts group by 1 order by 1`,
  )
  return rows.map(({ country, facts, schools }) => `${country}: ${facts} facts stored about ${schools} schools`)
}

/** Returns a line for each country and kind with the share of open schools that enough facts describe. */
export async function sharesByKind(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ country: string; category: string | null; schools: number; described: number }>(
    `select country, category, schools, described from coverage_statistics where region is null
     order by country, category nulls last`,
  )
  return rows.map(({ country, category, schools, described }) => {
    const share = Math.round((described / schools) * 100)
    return `${country} ${category ?? 'all'}: ${share} % of ${schools} schools with at least ${DESCRIBING_FACTS} facts`
  })
}
