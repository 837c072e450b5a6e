import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { removeOldCodeAttempts } from './sign-in/second-factor/code-attempts.server.ts'
import { removeOldFactorRemovals } from './sign-in/second-factor/factor-removal.server.ts'
import { removeOldSetUps } from './sign-in/second-factor/set-up.server.ts'

const now = sql<Date>`now()`

/**
 * Removes what has expired: sessions, unconfirmed sign-ups, second-factor set-ups in progress, removals of second
 * factors that nobody completed, unused mailed links and codes, counts of attempts. Nothing reads them after that; this
 * keeps addresses no longer than needed. It may run in several processes at the same time.
 *
 * @returns number of rows removed
 */
export async function removeExpired(): Promise<number> {
  const removed = [
    await db().deleteFrom('sessions').where('expires_at', '<', now).executeTakeFirst(),
    await db().deleteFrom('pending_sign_ups').where('expires_at', '<', now).executeTakeFirst(),
    await db().deleteFrom('mailed_links').where('expires_at', '<', now).executeTakeFirst(),
    await db().deleteFrom('identity_codes').where('expires_at', '<', now).executeTakeFirst(),
    await db().deleteFrom('verifications').where('expires_at', '<', now).executeTakeFirst(),
    await db().deleteFrom('attempt_counts').where('expire', '<', Date.now()).executeTakeFirst(),
    await removeOldSetUps(),
    await removeOldCodeAttempts(),
    await removeOldFactorRemovals(),
  ]
  return removed.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}
