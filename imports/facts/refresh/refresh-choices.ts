import type { Client } from 'pg'
import { FACT_IDS, FACTS } from '#app/features/facts/vocabulary/facts.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { MAX_NAMED_REGIONS, MIN_SCHOOLS } from './statistic-limits.ts'

/** The facts for which it is shown how many schools have each choice. */
export const COUNTED: ReadonlySet<string> = new Set(FACT_IDS.filter((id) => FACTS[id].kind === 'choice'))

/**
 * Recounts how many schools of a kind have each choice of certain facts, in each region and area of a country. Of
 * each school its newest value counts, if it is dated to a day or of the newest year that the place has. What only the
 * day of its import dates has no editions and does not count. Reads the table `open_schools`.
 *
 * @param facts whose values or schools have changed, of those in {@link COUNTED}
 * @param kinds those of the schools concerned, as `<area> <kind>`; all if left out
 */
export async function refreshChoices(
  client: Client,
  country: CountryCode,
  facts: readonly string[],
  kinds?: readonly string[],
): Promise<void> {
  if (facts.length === 0) return
  await client.query(
    `delete from choice_statistics
     where fact = any($1) and (area = $2 or area like $2 || '-%')
       and ($3::text[] is null or area || ' ' || category = any($3))`,
    [facts, country, kinds ?? null],
  )
  await client.query(
    `insert into choice_statistics
       (fact, area, region, category, period_start, period, schools, counts, regions, region_names)
     with newest as (
       select distinct on (o.school_id, f.fact)
         f.fact, o.area, o.kind, o.region, f.choice, f.period_start as start, nullif(f.period, 'day') as period
       from school_facts f join open_schools o on o.key = f.key
       where f.fact = any($1) and f.dated_by <> 'import' and ($4::text[] is null or o.area || ' ' || o.kind = any($4))
         and (f.period <> 'day' or o.key = o.school_id
           or exists (select from school_redirects r where r.old_id = o.key))
       order by o.school_id, f.fact, f.period_start desc, o.key = o.school_id desc, o.key
     ), placed as (
       select newest.*, place,
         max(start) filter (where period is not null) over (partition by fact, area, kind, place) as edition
       from newest cross join lateral unnest(case region when '' then array[''] else array[region, ''] end) as place
     )
     select fact, area, place, kind, max(start) filter (where period is not null), max(period), count(*),
       (select jsonb_object_agg(one, many)
        from (select one, count(*) as many from unnest(array_agg(choice)) as one group by one) as counted),
       cardinality(array_remove(array_agg(distinct region), '')),
       case when count(distinct region) <= $3 and '' <> all(array_agg(region))
         then array_agg(distinct region) else '{}' end
     from placed
     where choice is not null and (period is null or start = edition)
     group by fact, area, kind, place
     having count(*) >= $2`,
    [facts, MIN_SCHOOLS, MAX_NAMED_REGIONS, kinds ?? null],
  )
}
