import { db } from '#db/client.ts'
import type { FailureCode } from '../failure.ts'

/** Why an account may not be entered, whichever way somebody comes, or undefined. */
export async function refusalToSignIn(userId: string): Promise<FailureCode | undefined> {
  const user = await db()
    .selectFrom('users')
    .select(['banned_at', 'erase_after'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user?.banned_at) return 'account_banned'
  return user?.erase_after ? 'account_deleted' : undefined
}
