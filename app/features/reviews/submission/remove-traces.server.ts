import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** Days for which the network and the link through which a review came can be seen. */
export const TRACE_DAYS = 30

/**
 * Removes abandoned drafts, and after 30 days the hashes of networks and the links through which reviews came. @returns
 * number of rows changed
 */
export async function removeReviewTraces(): Promise<number> {
  const drafts = await db().deleteFrom('review_drafts').where('expires_at', '<', sql<Date>`now()`).executeTakeFirst()
  const traces = await db()
    .updateTable('reviews')
    .set({ network_hash: null, invitation_id: null })
    .where((eb) => eb.or([eb('network_hash', 'is not', null), eb('invitation_id', 'is not', null)]))
    .where(sql<Date>`coalesce(changed_at, created_at)`, '<', sql<Date>`now() - make_interval(days => ${TRACE_DAYS})`)
    .executeTakeFirst()
  return Number(drafts.numDeletedRows) + Number(traces.numUpdatedRows)
}
