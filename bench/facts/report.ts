import type { Client } from 'pg'
import { DESCRIBING_FACTS } from '#app/features/facts/coverage/thin-coverage.ts'
import { FACT_IDS, FACTS, type FactId } from '#app/features/facts/vocabulary/facts.ts'
import { SAMPLE_SOURCE } from '#db/samples/insert-sample.ts'
import { APPLIES } from '#imports/facts/refresh/refresh-coverage.ts'

/** Returns a line for each country with its stored facts. */
export async function factsByCountry(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ country: string; facts: string; schools: string }>(
    `select upper(split_part(key, '-', 1)) as country, count(*) as facts, count(distinct key) as schools
     from school_facts group by 1 order by 1`,
  )
  return rows.map(({ country, facts, schools }) => `${country}: ${facts} facts stored about ${schools} schools`)
}

/** What a profile shows from the columns of a school, under the fact with the same meaning if there is one. */
const COLUMNS = `(values ('local_type', s.local_type <> ''), ('ownership', s.ownership is not null),
  ('pupils', s.pupils is not null), ('languages', s.languages <> '{}'), ('features', s.features <> '{}'),
  ('age', s.age_from is not null), ('gender', s.gender is not null), ('faith_named', s.faith is not null),
  ('boarding_offered', s.boarding),
  ('other_sites', s.institute is not null and exists (select from schools o
    where o.institute = s.institute and o.source = s.source and o.id <> s.id and o.status = 'active'))
  ) as c (fact, is_told)`

/** Facts that only identify and locate a school, and those that name its operator in other words. */
const IDENTITY: readonly FactId[] = ['official_name', 'official_code', 'district']
const OWNERSHIP: readonly FactId[] = ['contract', 'legal_status']

/** A file counts as present for a kind in a region if at least this share of its schools has a number for some year. */
const COVERED = 0.1

type Share = {
  country: string
  category: string | null
  schools: number
  told: number
  covered: number
  toldCovered: number
}

/**
 * Returns a line for each country and kind with the share of open schools for children whose profile shows enough
 * facts, with equivalent facts counted once: of all schools, and of those in regions where a statistic about schools of
 * this kind is present, whether or not it includes this school.
 */
export async function sharesByKind(client: Client): Promise<string[]> {
  const { rows } = await client.query<Share>(
    `with pupils_schools as materialized (
       select s.* from schools s where s.status = 'active' and s.audience = 'children' and s.source <> $5
     ), stated as materialized (
       select s.id, case when f.fact = any($4) then 'ownership' else f.fact end as fact,
         bool_or(f.period <> 'day' and f.number is not null and f.fact = any($6)) as is_counted
       from school_facts f join school_keys k on k.key = f.key join pupils_schools s on s.id = k.school_id
       where f.missing is null and f.fact || ' ' || s.category = any($1) and f.fact <> all($3)
       group by 1, 2
     ), shown as (
       select id, fact, is_counted from stated
       union all
       select s.id, c.fact, false from pupils_schools s cross join lateral ${COLUMNS} where c.is_told
     ), judged as (
       select s.country, s.region, s.category, count(distinct n.fact) >= $2 as is_told,
         coalesce(bool_or(n.is_counted), false) as is_counted
       from pupils_schools s left join shown n on n.id = s.id group by s.id, s.country, s.region, s.category
     ), places as (
       select country, region, category, count(*) as schools, count(*) filter (where is_told) as told,
         avg(is_counted::int) >= $7 as is_covered
       from judged group by country, region, category
     )
     select country, category, sum(schools)::int as schools, sum(told)::int as told,
       coalesce(sum(schools) filter (where is_covered), 0)::int as covered,
       coalesce(sum(told) filter (where is_covered), 0)::int as "toldCovered"
     from places group by country, rollup (category) order by country, category nulls last`,
    [APPLIES, DESCRIBING_FACTS, IDENTITY, OWNERSHIP, SAMPLE_SOURCE, NUMBERS, COVERED],
  )
  const share = (part: number, of: number) => (of === 0 ? 'none' : `${Math.round((part / of) * 100)} % of ${of}`)
  return rows.map(
    ({ country, category, schools, told, covered, toldCovered }) =>
      `${country} ${category ?? 'all'}: at least ${DESCRIBING_FACTS} facts on the profiles of ${share(told, schools)} schools, ` +
      `${share(toldCovered, covered)} where there are statistics`,
  )
}

const NUMBERS = FACT_IDS.filter((id) => FACTS[id].kind === 'number')
