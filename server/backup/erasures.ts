import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { eraseAccount } from '#app/features/accounts/me/delete-account.server.ts'
import { deletePost } from '#app/features/questions/own/change-post.server.ts'
import { deleteReview } from '#app/features/reviews/own-reviews/delete-review.server.ts'
import { PERSONAL_DATA } from '#app/personal-data.server.ts'
import { db } from '#db/client.ts'
import type { Erasure } from '#db/jobs/jobs.ts'
import { storage } from '#lib/storage/open-storage.ts'

/** Folder of the store that records erasures: it survives the loss of the database. */
export const ERASURES = 'erasures/'
/** Days for which they are kept: longer than any backup. */
export const ERASURES_KEPT_DAYS = 400

/** Records an erasure. Repeating it changes nothing. */
export async function noteErasure(erasure: Erasure): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(erasure))
  const key = `${ERASURES}${erasure.kind}-${erasure.id}.json`
  await storage().put(key, Readable.from([bytes]), { size: bytes.length, type: 'application/json' })
}

/**
 * Repeats the erasures in a database into which an older state was restored.
 *
 * @returns number of records that existed and were erased
 */
export async function replayErasures(): Promise<number> {
  let erased = 0
  for await (const { key } of storage().list(ERASURES)) {
    const content = await storage().get(key)
    if (content && (await erase(JSON.parse(await text(content))))) erased += 1
  }
  return erased
}

/** Removes records that are older than any backup. @returns their number */
export async function removeOldErasures(now: number = Date.now()): Promise<number> {
  const before = now - ERASURES_KEPT_DAYS * 86_400_000
  let removed = 0
  for await (const { key, modifiedAt } of storage().list(ERASURES)) {
    if (modifiedAt.getTime() >= before) continue
    await storage().delete(key)
    removed += 1
  }
  return removed
}

/** @returns whether there was something to erase */
async function erase(erasure: Erasure): Promise<boolean> {
  if (erasure.kind === 'account') {
    const { id, keepReviews } = erasure
    const due = { erase_after: sql<Date>`now()`, keep_reviews: keepReviews }
    await db().updateTable('users').set(due).where('id', '=', id).execute()
    return await eraseAccount(id, PERSONAL_DATA)
  }
  if (erasure.kind === 'post') {
    const post = await db().selectFrom('posts').select('author_id').where('id', '=', erasure.id).executeTakeFirst()
    if (!post?.author_id) return false
    await deletePost(post.author_id, erasure.id)
    return true
  }
  const review = await db()
    .selectFrom('reviews')
    .select(['id', 'author_id'])
    .where((eb) => eb.or([eb('id', '=', erasure.id), eb('former_id', '=', erasure.id)]))
    .executeTakeFirst()
  if (!review?.author_id) return false
  await deleteReview(review.author_id, review.id)
  return true
}
