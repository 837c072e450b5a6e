import { sql } from 'kysely'
import { db } from '#db/client.ts'

const DAYS = 30

/** Removes drafts nobody came back for and hashes of networks after 30 days. @returns how many rows changed */
export async function removeReviewTraces(): Promise<number> {
  const drafts = await db().deleteFrom('review_drafts').where('expires_at', '<', sql<Date>`now()`).executeTakeFirst()
  const hashes = await db()
    .updateTable('reviews')
    .set({ network_hash: null })
    .where('network_hash', 'is not', null)
    .where(sql<Date>`coalesce(changed_at, created_at)`, '<', sql<Date>`now() - make_interval(days => ${DAYS})`)
    .executeTakeFirst()
  return Number(drafts.numDeletedRows) + Number(hashes.numUpdatedRows)
}
