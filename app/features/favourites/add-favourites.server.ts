import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { db } from '#db/client.ts'
import { MAX_FAVOURITES } from './favourites.ts'

type AddedFavourites = {
  /** Ids for which there is no school, or only one that the team hid. */
  unknown: string[]
  /** Ids for which the account's list has no room. */
  refused: string[]
}

/**
 * Adds schools to an account's favourites. Those already there keep their notes; a merged school is replaced by its
 * successor. The account's row is locked, so that simultaneous requests together cannot exceed the limit.
 */
export async function addFavourites(userId: string, ids: readonly string[]): Promise<AddedFavourites> {
  if (ids.length === 0) return { unknown: [], refused: [] }
  return await db()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
      const currentId = await currentIds(ids, trx)
      const kept = await trx.selectFrom('favourites').select('school_id').where('user_id', '=', userId).execute()
      const known = ids.filter((id) => currentId.has(id))
      const { added, refused } = chooseNew(known, currentId, new Set(kept.map((row) => row.school_id)))
      if (added.length > 0) {
        const rows = added.map((school_id) => ({ user_id: userId, school_id }))
        await trx
          .insertInto('favourites')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
      return { unknown: ids.filter((id) => !currentId.has(id)), refused }
    })
}

function chooseNew(ids: readonly string[], currentId: Map<string, string>, kept: Set<string>) {
  const added: string[] = []
  const refused: string[] = []
  for (const id of ids) {
    const school = currentId.get(id) ?? id
    if (kept.has(school)) continue
    if (kept.size >= MAX_FAVOURITES) {
      refused.push(id)
      continue
    }
    kept.add(school)
    added.push(school)
  }
  return { added, refused }
}
