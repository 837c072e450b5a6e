import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Merge } from './journal.server.ts'

type Trx = Transaction<Database>
type Swap = { here: string; there: string; author: string }

const LIVE_STATUSES = ['pending', 'published', 'disputed'] as const

/**
 * Of two live reviews by one author, one about each school, the newer one should count: if it belongs to the merged
 * school, the two are swapped.
 */
export async function swapReviews(trx: Trx, merge: Merge): Promise<void> {
  const swaps = await trx
    .selectFrom('reviews as there')
    .innerJoin('reviews as here', 'here.author_id', 'there.author_id')
    .select(['here.id as here', 'there.id as there', sql<string>`here.author_id`.as('author')])
    .where('there.school_id', '=', merge.from)
    .where('here.school_id', '=', merge.into)
    .where('there.status', 'in', LIVE_STATUSES)
    .where('here.status', 'in', LIVE_STATUSES)
    .where(sql<boolean>`coalesce(there.changed_at, there.created_at) > coalesce(here.changed_at, here.created_at)`)
    .execute()
  if (swaps.length === 0) return
  await changePlaces(trx, swaps, { here: merge.from, there: merge.into })
  const row = (key: string, before: string, after: string) => ({
    merge_id: merge.id,
    table_name: 'reviews',
    action: 'moved',
    key: JSON.stringify({ id: key }),
    before: JSON.stringify({ school_id: before }),
    after: JSON.stringify({ school_id: after }),
  })
  await trx
    .insertInto('school_merge_rows')
    .values(swaps.flatMap(({ here, there }) => [row(here, merge.into, merge.from), row(there, merge.from, merge.into)]))
    .execute()
}

/** Swaps the reviews back, if both still exist and are still live. */
export async function swapReviewsBack(trx: Trx, merge: Merge): Promise<void> {
  const { rows } = await sql<Swap>`
    select here.id as here, there.id as there, here.author_id as author
    from school_merge_rows j
    join reviews here on jsonb_build_object('id', here.id) = j.key and here.school_id = ${merge.from}
    join reviews there on there.school_id = ${merge.into} and there.author_id = here.author_id
    where j.merge_id = ${merge.id} and j.table_name = 'reviews' and j.before ->> 'school_id' = ${merge.into}
      and here.status = any(${LIVE_STATUSES}) and there.status = any(${LIVE_STATUSES})
      and exists (select from school_merge_rows o where o.merge_id = j.merge_id and o.table_name = 'reviews'
        and o.key = jsonb_build_object('id', there.id))`.execute(trx)
  if (rows.length > 0) await changePlaces(trx, rows, { here: merge.into, there: merge.from })
}

/** Each single statement must leave at most one live review per author and school, so the first one steps aside. */
async function changePlaces(trx: Trx, swaps: readonly Swap[], to: { here: string; there: string }): Promise<void> {
  const pairs = sql`jsonb_to_recordset(${JSON.stringify(swaps)}::jsonb) as s(here uuid, there uuid, author uuid)`
  await sql`update reviews r set author_id = null from ${pairs} where r.id = s.here`.execute(trx)
  await sql`update reviews r set school_id = ${to.there} from ${pairs} where r.id = s.there`.execute(trx)
  await sql`update reviews r set school_id = ${to.here}, author_id = s.author from ${pairs}
    where r.id = s.here`.execute(trx)
}
