import { sql, type Transaction } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { berlinDay } from '#lib/berlin-day.ts'

/** Days for which the changes of a day can be read. */
export const CHANGE_DAYS = 92

/** Most rows that a statement reads or writes: an import changes a whole country at once. */
export const AT_ONCE = 2000

/** A position in the outbox: a transaction and a school. */
type Place = { xid: string; id: string }

/**
 * Takes the changes of the outbox into the day that is being collected, and closes the day when it is over. A row lock
 * on the state makes runs wait for each other, and each reads what was committed since the previous one by transaction
 * snapshots, so that a long import that commits late is listed under the day on which it does. Closed days never change
 * again: whoever has read one misses nothing.
 */
export async function collectChanges(today: string = berlinDay()): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const { seen, day, until, first } = await beginRun(trx, today)
      for (let place: Place | undefined = { xid: first, id: '' }; place; )
        place = await collectSome(trx, place, { seen, day, until })
      await trx.updateTable('school_change_state').set({ seen: until, day }).execute()
      while (await removeSome(trx, day));
    })
}

/** What a run collects: the changes that the snapshot `until` shows and `seen` does not; without one, all. */
type Span = { seen: string | null; until: string; day: string }

/** @returns also the first transaction that may have changes */
async function beginRun(trx: Transaction<Database>, today: string): Promise<Span & { first: string }> {
  const state = await trx
    .selectFrom('school_change_state')
    .select(['seen', 'day'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  // After a restore, transaction numbers may start again: then everything in the outbox counts as new.
  const { rows } = await sql<{ until: string; seen: string | null; first: string }>`
    select now.until::text, seen::text, coalesce(pg_snapshot_xmin(seen)::text, '0') as first
    from (select pg_current_snapshot() as until) as now, lateral (
      select case when pg_snapshot_xmax(${state.seen}::pg_snapshot) <= pg_snapshot_xmax(now.until)
        then ${state.seen}::pg_snapshot end as seen) as known`.execute(trx)
  return { ...rows[0]!, day: today > state.day ? today : state.day }
}

/** Collects the next rows of the outbox. @returns where to continue; undefined at the end */
async function collectSome(trx: Transaction<Database>, after: Place, { seen, until, day }: Span) {
  const { rows } = await sql<Place>`
    with piece as materialized (
      select xid, school_id from school_changes
      where (xid, school_id) > (${after.xid}::xid8, ${after.id}) and xid < pg_snapshot_xmax(${until}::pg_snapshot)
      order by xid, school_id limit ${AT_ONCE}
    ), added as (
      insert into school_change_days (day, school_id)
      select distinct ${day}::date, school_id from piece
      where school_id <> '*' and pg_visible_in_snapshot(xid, ${until}::pg_snapshot)
        and pg_visible_in_snapshot(xid, ${seen}::pg_snapshot) is not true
      on conflict do nothing
    )
    select xid::text, school_id as id from piece order by piece.xid desc, piece.school_id desc limit 1`.execute(trx)
  return rows[0]
}

/** Removes some of the days that are too old. @returns whether there may be more */
async function removeSome(trx: Transaction<Database>, day: string): Promise<boolean> {
  const old = trx
    .selectFrom('school_change_days')
    .select(['day', 'school_id'])
    .where('day', '<', sql<string>`${day}::date - ${sql.lit(CHANGE_DAYS)}::int`)
    .orderBy('day')
    .orderBy('school_id')
    .limit(AT_ONCE)
  const { numDeletedRows } = await trx
    .deleteFrom('school_change_days as c')
    .using(old.as('old'))
    .whereRef('c.day', '=', 'old.day')
    .whereRef('c.school_id', '=', 'old.school_id')
    .executeTakeFirstOrThrow()
  return numDeletedRows === BigInt(AT_ONCE)
}
