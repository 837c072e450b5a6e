import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'

/** Days for which the changes of a day can be read. */
export const CHANGE_DAYS = 92

/**
 * Takes the changes of the outbox into the day that is being collected, and closes the day when it is over. One run
 * after the other holds the row of the state, and reads what was committed since the one before by the snapshots of
 * transactions, so that a long import that commits late is told with the day on which it does. Closed days never change
 * again: whoever has read one misses nothing.
 */
export async function collectChanges(today: string = berlinDay()): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const state = await trx
        .selectFrom('school_change_state')
        .select(['seen', 'day'])
        .forUpdate()
        .executeTakeFirstOrThrow()
      const day = today > state.day ? today : state.day
      // After a restore the numbers of transactions may begin anew: then all that the outbox has counts as new.
      await sql`
        with now as (select pg_current_snapshot() as snapshot),
        seen as (select case when pg_snapshot_xmax(${state.seen}::pg_snapshot) > pg_snapshot_xmax(snapshot) then null
          else ${state.seen}::pg_snapshot end as snapshot from now),
        added as (
          insert into school_change_days (day, school_id)
          select distinct ${day}::date, school_id from school_changes, seen
          where school_id <> '*' and (seen.snapshot is null
            or (xid >= pg_snapshot_xmin(seen.snapshot) and not pg_visible_in_snapshot(xid, seen.snapshot)))
          on conflict do nothing
        )
        update school_change_state set seen = now.snapshot::text, day = ${day} from now`.execute(trx)
      await trx
        .deleteFrom('school_change_days')
        .where('day', '<', sql<string>`${day}::date - ${sql.lit(CHANGE_DAYS)}::int`)
        .execute()
    })
}
