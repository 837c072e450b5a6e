import type { Client } from 'pg'
import { FACT_IDS, FACTS } from '#app/features/facts/vocabulary/facts.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { COUNTED, refreshChoices } from './refresh-choices.ts'
import { MAX_NAMED_REGIONS, MIN_SCHOOLS } from './statistic-limits.ts'

const COMPARED: ReadonlySet<string> = new Set(
  FACT_IDS.filter((id) => {
    const definition = FACTS[id]
    return definition.kind === 'number' && definition.comparable !== 'never'
  }),
)

/** A fact in one period, which begins on the day `start` (YYYY-MM-DD). */
export type FactEdition = { fact: string; start: string }

/** Returns the facts for which medians are shown, or how many schools have each choice. */
export const comparedFacts = (changed: readonly FactEdition[]): FactEdition[] =>
  changed.filter(({ fact }) => COMPARED.has(fact) || COUNTED.has(fact))

/**
 * Recomputes how facts, numbers and choices, are distributed over the schools of a kind in each region and area of a
 * country: `category` in the statistics is a {@link KindOfSchool}. Reads the table `open_schools`.
 * Percentiles interpolate between the two nearest values (`percentile_cont` of PostgreSQL).
 *
 * @param changed facts whose values or schools have changed
 * @param kinds those of the schools concerned, as `<area> <kind>`; all if left out
 */
export async function refreshStatistics(
  client: Client,
  country: CountryCode,
  changed: readonly FactEdition[],
  kinds?: readonly string[],
): Promise<void> {
  const counted = changed.flatMap(({ fact }) => (COUNTED.has(fact) ? [fact] : []))
  await refreshChoices(client, country, [...new Set(counted)], kinds)
  const compared = changed.filter(({ fact }) => COMPARED.has(fact))
  if (compared.length === 0) return
  const editions = [compared.map(({ fact }) => fact), compared.map(({ start }) => start)]
  await client.query(
    `delete from fact_statistics s using unnest($1::text[], $2::date[]) as c (fact, period_start)
     where s.fact = c.fact and s.period_start = c.period_start and (s.area = $3 or s.area like $3 || '-%')
       and ($4::text[] is null or s.area || ' ' || s.category = any($4))`,
    [...editions, country, kinds ?? null],
  )
  await client.query(
    `insert into fact_statistics
       (fact, period_start, area, region, category, schools, low, lower_quartile, median, upper_quartile, high,
        regions, region_names)
     select fact, period_start, area, coalesce(region, ''), category, schools, p[1], p[2], p[3], p[4], p[5],
       cardinality(array_remove(names, '')),
       case when cardinality(names) <= $4 and '' <> all(names) then names else '{}' end
     from (
       select f.fact, f.period_start, o.area, o.region, o.kind as category, count(distinct o.school_id) as schools,
         array_agg(distinct o.region) as names,
         percentile_cont(array[0.05, 0.25, 0.5, 0.75, 0.95]) within group (order by f.number) as p
       from unnest($1::text[], $2::date[]) as c (fact, period_start)
       join school_facts f using (fact, period_start) join open_schools o on o.key = f.key
       where f.number is not null and ($5::text[] is null or o.area || ' ' || o.kind = any($5))
       group by f.fact, f.period_start, o.area, o.kind, rollup (o.region)
     ) as spread
     where schools >= $3 and region is distinct from ''`,
    [...editions, MIN_SCHOOLS, MAX_NAMED_REGIONS, kinds ?? null],
  )
}
