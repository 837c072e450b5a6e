import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** Setting that holds when pairs were looked for. */
const LOOKED = 'twins_looked_for_at'
const EVERY_HOURS = 20
/** Likeness of two names by their trigrams from which two schools at one place may be one. */
const LIKE_AT_PLACE = 0.6
/** Of two that share a telephone number or a website: schools of one body do as well. */
const LIKE_BY_CONTACT = 0.45

/** Schools that are compared with others in one statement. */
const BATCH = 2000
/** With how many others that share something a school is compared: more share a portal, or a city's one postal code. */
const OTHERS = 100

/**
 * Looks for schools that may stand in the directory twice, once a day, whatever process comes first. Two are a pair if
 * they share postal code, telephone number or website and their names are alike; of one register only if name and
 * street are the same, because a register lists a school once. Sites of an institute are none. What somebody has ruled
 * out stays ruled out.
 */
export async function findDuplicates(): Promise<void> {
  const { rows } = await sql`
    insert into settings (key, value) values (${LOOKED}, now()::text)
    on conflict (key) do update set value = excluded.value
      where settings.value::timestamptz < now() - make_interval(hours => ${EVERY_HOURS})
    returning key`.execute(db())
  if (rows.length === 0) return
  let after: string | null = ''
  while (after !== null) after = await compareBatch(after)
}

/** Compares the schools that come next in the order of ids. @returns the last of them; null after the end */
async function compareBatch(after: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with batch as materialized (
      select * from schools where id > ${after} order by id limit ${BATCH}
    ), found as materialized (
      select distinct on (first_id, second_id) * from (
        ${alike('place', 'postal_code', LIKE_AT_PLACE)}
        union all ${alike('phone', 'phone', LIKE_BY_CONTACT)}
        union all ${alike('website', 'website', LIKE_BY_CONTACT)}
      ) pairs order by first_id, second_id, likeness desc
    ), gone as (
      delete from school_twins t using batch b
      where t.first_id = b.id and t.dismissed_at is null
        and not exists (select from found f where f.first_id = t.first_id and f.second_id = t.second_id)
    ), added as (
      insert into school_twins (first_id, second_id, reason, likeness) select * from found on conflict do nothing
    )
    select max(id) as last from batch`.execute(db())
  return rows[0]?.last ?? null
}

const alike = (reason: string, column: 'postal_code' | 'phone' | 'website', likeness: number) => sql`
  select a.id as first_id, b.id as second_id, ${reason}::text as reason, similarity(a.name, b.name) as likeness
  from batch a cross join lateral (
    select * from schools o where o.country = a.country and o.${sql.ref(column)} = a.${sql.ref(column)}
      and o.${sql.ref(column)} <> '' limit ${sql.lit(OTHERS)}
  ) b
  where a.id < b.id and a.status <> 'hidden' and b.status <> 'hidden'
    and (a.institute is null or a.institute is distinct from b.institute)
    and (a.source <> b.source or (lower(a.name) = lower(b.name) and lower(a.street) = lower(b.street) and a.street <> ''))
    and similarity(a.name, b.name) >= ${likeness}`
