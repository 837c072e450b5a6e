import { type RawBuilder, sql } from 'kysely'
import { db } from '#db/client.ts'

/** Setting that stores when duplicates were last searched for. */
const LOOKED = 'duplicates_looked_for_at'
const EVERY_HOURS = 20
/** Trigram similarity of names from which two schools at one place count as possible duplicates. */
const LIKE_AT_PLACE = 0.6
/** The same for two of one kind at one point or in one street. */
const LIKE_AT_DOOR = 0.45
/** The same for two schools that share a telephone number or a website, which schools of one body also do. */
const LIKE_BY_CONTACT = 0.45

/** Schools compared with others in one statement. */
const BATCH_SIZE = 2000
/**
 * Maximum number of others that share a value with a school and are compared with it: if there are more, the value is
 * that of a portal, or a city's only postal code.
 */
const MAX_OTHERS = 100

/**
 * Searches for duplicates once a day and after imports, in whichever process comes first. Two schools are a pair if
 * they share postal code, point, telephone number or website and their names are similar; two in one register only if
 * they are alike by the function `is_alike`, because a register lists a school once. Sites of one institution do not
 * count. Dismissed pairs stay dismissed.
 *
 * @returns whether it searched
 */
export async function findDuplicates(): Promise<boolean> {
  const { rows } = await sql`
    insert into settings (key, value) values (${LOOKED}, now()::text)
    on conflict (key) do update set value = excluded.value
      where settings.value::timestamptz < now() - make_interval(hours => ${EVERY_HOURS})
        or exists (select from import_runs where state = 'finished' and kind in ('import', 'undo')
          and ended_at > settings.value::timestamptz)
    returning key`.execute(db())
  if (rows.length === 0) return false
  let after: string | null = ''
  while (after !== null) after = await compareBatch(after)
  return true
}

/** Compares the next schools in id order. @returns the last of them; null after the end */
async function compareBatch(after: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with batch as materialized (
      select s.*, s as school from schools s where id > ${after} order by id limit ${BATCH_SIZE}
    ), found as materialized (
      select distinct on (first_id, second_id) * from (
        ${alike('place', sharing('postal_code'), IS_AT_PLACE)}
        union all ${alike('point', NEAR, likeness(LIKE_AT_DOOR))}
        union all ${alike('phone', sharing('phone'), likeness(LIKE_BY_CONTACT))}
        union all ${alike('website', sharing('website'), likeness(LIKE_BY_CONTACT))}
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

const likeness = (least: number) => sql<boolean>`similarity(a.name, b.name) >= ${least}`

const IS_AT_PLACE = sql<boolean>`(${likeness(LIKE_AT_PLACE)} or (${likeness(LIKE_AT_DOOR)} and a.category = b.category
  and a.street <> '' and street_key(a.street, a.country) = street_key(b.street, b.country)))`

const sharing = (column: 'postal_code' | 'phone' | 'website') =>
  sql<boolean>`o.country = a.country and o.${sql.ref(column)} = a.${sql.ref(column)} and o.${sql.ref(column)} <> ''`

/** The box lets PostgreSQL use the index of kinds and places. */
const NEAR = sql<boolean>`o.status = 'active' and o.category = a.category and o.country = a.country
  and o.lat between a.lat - 0.0005 and a.lat + 0.0005 and is_near(a.school, o)`

const alike = (reason: string, candidates: RawBuilder<boolean>, isLike: RawBuilder<boolean>) => sql`
  select a.id as first_id, b.id as second_id, ${reason}::text as reason, similarity(a.name, b.name) as likeness
  from batch a cross join lateral (
    select o.*, o as school from schools o where ${candidates} limit ${sql.lit(MAX_OTHERS)}
  ) b
  where a.id < b.id and a.status <> 'hidden' and b.status <> 'hidden'
    and (a.institute is null or a.institute is distinct from b.institute)
    and (a.source <> b.source or is_alike(a.school, b.school))
    and ${isLike}`
