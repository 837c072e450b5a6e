import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** Days for which it can be seen from which network, and through which link, a review came. */
export const TRACE_DAYS = 30

/** Removes drafts nobody came back for, and after 30 days hashes of networks and links through which reviews came. @returns how many rows changed */
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
