import { sql } from 'kysely'
import type { FailureCode } from '#app/core/failure.ts'
import { db } from '#db/client.ts'

/** Why an account may not be entered; `until` is when a suspension ends, ISO 8601, missing without an end. */
export type SignInRefusal = { code: FailureCode; until?: string }

/** Why an account may not be entered, whichever way somebody comes, or undefined. */
export async function refusalToSignIn(userId: string): Promise<SignInRefusal | undefined> {
  const user = await db()
    .selectFrom('users')
    .select(['banned_until', 'erase_after', sql<boolean>`is_banned(banned_at, banned_until)`.as('banned')])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user?.banned)
    return { code: 'account_banned', ...(user.banned_until && { until: user.banned_until.toISOString() }) }
  return user?.erase_after ? { code: 'account_deleted' } : undefined
}
