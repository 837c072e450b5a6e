import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { db } from '#db/client.ts'
import { MAX_FAVOURITES, MAX_NOTE_LENGTH } from '../favourites.ts'

/** Finds a person's own notes on schools; empty where there is none. */
export async function findNotes(userId: string, schoolIds: readonly string[]): Promise<Record<string, string>> {
  if (schoolIds.length === 0) return {}
  const rows = await db()
    .selectFrom('favourites')
    .select(['school_id', 'note'])
    .where('user_id', '=', userId)
    .where('school_id', 'in', schoolIds)
    .execute()
  return Object.fromEntries(rows.map(({ school_id, note }) => [school_id, note]))
}

/**
 * Sets a person's note on a school, which thereby becomes a favourite; an empty one removes only the note. The
 * account's row is locked, so that simultaneous requests together cannot exceed the limit.
 *
 * @throws Failure school_unknown; favourites_full
 */
export async function saveNote(userId: string, { schoolId, note }: { schoolId: string; note: string }): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
      const school_id = (await currentIds([schoolId], trx)).get(schoolId)
      if (school_id === undefined) throw new Failure('not_found', 'school_unknown')
      const { numUpdatedRows } = await trx
        .updateTable('favourites')
        .set({ note })
        .where('user_id', '=', userId)
        .where('school_id', '=', school_id)
        .executeTakeFirst()
      if (numUpdatedRows > 0n || note === '') return
      const { kept } = await trx
        .selectFrom('favourites')
        .select((eb) => eb.fn.countAll<number>().as('kept'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      if (Number(kept) >= MAX_FAVOURITES) throw new Failure('conflict', 'favourites_full')
      await trx.insertInto('favourites').values({ user_id: userId, school_id, note }).execute()
    })
}

/**
 * Adds a note from a device to a person's own on a favourite, unless that already contains it; does nothing when the
 * school is not a favourite.
 */
export async function addDeviceNote(
  userId: string,
  { schoolId, note }: { schoolId: string; note: string },
): Promise<void> {
  const school_id = (await currentIds([schoolId])).get(schoolId) ?? schoolId
  const added = sql<string>`case
    when note = '' then ${note}::text
    when position(${note}::text in note) > 0 then note
    else left(note || E'\n' || ${note}::text, ${MAX_NOTE_LENGTH}::integer) end`
  await db()
    .updateTable('favourites')
    .set({ note: added })
    .where('user_id', '=', userId)
    .where('school_id', '=', school_id)
    .execute()
}
