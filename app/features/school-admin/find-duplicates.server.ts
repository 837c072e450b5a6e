import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** Setting that stores when duplicates were last searched for. */
const LOOKED = 'duplicates_looked_for_at'
const EVERY_HOURS = 20
/** Trigram similarity of names from which two schools at one place count as possible duplicates. */
const LIKE_AT_PLACE = 0.6
/** The same for two schools that share a telephone number or a website, which schools of one body also do. */
const LIKE_BY_CONTACT = 0.45

/** Schools compared with others in one statement. */
const BATCH_SIZE = 2000
/**
 * Maximum number of others that share a value with a school and are compared with it: if there are more, the value is
 * that of a portal, or a city's only postal code.
 */
const OTHERS = 100

/**
 * Searches for duplicates once a day, in whichever process comes first. Two schools are a pair if they share postal
 * code, telephone number or website and their names are similar; two in one register only if name and street are the
 * same, because a register lists a school once. Sites of one institution do not count. Dismissed pairs stay dismissed.
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

/** Compares the next schools in id order. @returns the last of them; null after the end */
async function compareBatch(after: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with batch as materialized (
      select * from schools where id > ${after} order by id limit ${BATCH_SIZE}
    ), found as materialized (
      select distinct on (first_id, second_id) * from (
        ${alike('place', 'postal_code', LIKE_AT_PLACE)}
        union all ${alike('phone', 'phone', LIKE_BY_CONTACT)}
        union all ${alike('website', 'website', LIKE_BY_CONTACT)}
      ) pairs order by first_id, second_id, likeness desc
    ), gone as (
      delete from school_duplicates t using batch b
      where t.first_id = b.id and t.dismissed_at is null
        and not exists (select from found f where f.first_id = t.first_id and f.second_id = t.second_id)
    ), added as (
      insert into school_duplicates (first_id, second_id, reason, likeness) select * from found on conflict do nothing
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
