import type { Client } from 'pg'
import { DESCRIBING_FACTS } from '#app/features/facts/coverage/thin-coverage.ts'
import { FACT_IDS, FACTS } from '#app/features/facts/vocabulary/facts.ts'
import { SAMPLE_SOURCE } from '#db/samples/insert-sample.ts'
import { CATEGORIES, type CountryCode } from '#db/vocabulary.ts'
import type { Source } from '../../source.ts'

/** What coverage needs to know about a source. */
export type CoveredSource = Pick<Source, 'id' | 'country' | 'overrules'>

/** Every fact with each kind of school to which it applies, as `<fact> <kind>`. */
export const APPLIES = FACT_IDS.flatMap((fact) =>
  (FACTS[fact].categories ?? CATEGORIES).map((kind) => `${fact} ${kind}`),
)

/** Whether the schools of a country have ever been counted. */
export async function isCovered(client: Client, country: CountryCode): Promise<boolean> {
  const { rowCount } = await client.query('select from coverage_statistics where country = $1 limit 1', [country])
  return rowCount === 1
}

/**
 * Counts what the directory knows about a country: open schools with and without a position, and those with at least
 * {@link DESCRIBING_FACTS} different facts that apply to their kind and have a value in some period. Invented samples
 * do not count as schools. Reads the table `open_schools`.
 *
 * @param regions to recount; all if left out
 */
export async function refreshCoverage(
  client: Client,
  country: CountryCode,
  regions: readonly string[] | undefined,
): Promise<void> {
  await client.query(
    `delete from coverage_statistics where country = $1
       and ($2::text[] is null or region is null or category is null or region = any($2))`,
    [country, regions ?? null],
  )
  // Only as many facts are read per school as needed: reading all of a country takes twice as long. "offset 0" makes
  // the look-up by key a plan of its own: where the planner has no statistics on the facts yet, as after the first
  // imports, it would otherwise scan all of them in order for each school.
  await client.query(
    `with described as materialized (
       select school_id from (
         select school_id, category, array_agg(key) as keys from open_schools
         where $5::text[] is null or region = any($5) group by school_id, category
       ) as school
       cross join lateral (
         select count(*) as facts from (
           select distinct fact from unnest(school.keys) as k (key) cross join lateral (
             select fact from school_facts f
             where f.key = k.key and f.missing is null and f.fact || ' ' || school.category = any($2) offset 0
           ) as said limit $3
         ) as few
       ) as known
       where facts >= $3
     )
     insert into coverage_statistics (country, region, category, schools, located, described)
     select s.country, s.region, s.category, count(*), count(s.lat), count(d.school_id)
     from schools s left join described d on d.school_id = s.id
     where s.country = $1 and s.status = 'active' and s.audience = 'children' and s.source <> $4
       and ($5::text[] is null or s.region = any($5))
     group by s.country, s.region, s.category`,
    [country, APPLIES, DESCRIBING_FACTS, SAMPLE_SOURCE, regions ?? null],
  )
  await client.query(
    `insert into coverage_statistics (country, region, category, schools, located, described)
     select country, region, category, sum(schools), sum(located), sum(described) from coverage_statistics
     where country = $1 group by country, grouping sets ((region), (category), ())`,
    [country],
  )
}

/** Counts how much of the directory comes from a source and from those that it overrules. */
export async function refreshSource(client: Client, { id, overrules }: CoveredSource): Promise<void> {
  await client.query(
    `insert into source_statistics (source, schools, facts, edition, period_start, period)
     select source, s.schools, coalesce(f.facts, 0), s.edition, left(f.newest, 10)::date, substring(f.newest from 11)
     from unnest($1::text[]) as given (source)
     cross join lateral (select count(*) as schools, max(source_date) as edition from schools
       where schools.source = given.source and status = 'active') as s
     left join (
       select source, count(*) as facts, max(period_start || period) filter (where period <> 'day') as newest
       from (select source, period_start, period from school_facts where source = any($1)
         union all select source, period_start, 'school_year' from catchments where source = any($1)) as said
       group by source
     ) as f using (source)
     on conflict (source) do update set (schools, facts, edition, period_start, period) =
       (excluded.schools, excluded.facts, excluded.edition, excluded.period_start, excluded.period)`,
    [[id, ...overrules]],
  )
}

/**
 * Notes whether a country has open schools of a register, within a transaction: its samples are then in no list.
 * Schools that members proposed are of none.
 */
export async function refreshRegistered(client: Client, country: CountryCode): Promise<void> {
  const has = `exists (select from schools where country = $1 and status = 'active' and source not in ($2, 'own'))`
  await client.query(`insert into registered_countries (country) select $1 where ${has} on conflict do nothing`, [
    country,
    SAMPLE_SOURCE,
  ])
  await client.query(`delete from registered_countries where country = $1 and not ${has}`, [country, SAMPLE_SOURCE])
}
