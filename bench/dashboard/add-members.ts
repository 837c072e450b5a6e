import { newToken } from '#app/core/tokens/token.server.ts'
import { sessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { cookieOf, makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'

const HOUR_MS = 3_600_000

/** Makes each school premium and gives it a signed-in member. @returns a Cookie header for each */
export async function addMembers(schools: readonly string[]): Promise<string[]> {
  const cookies: string[] = []
  for (const school_id of schools) {
    const { id: user_id } = await makeAccount({ name: 'Marta Kaminski' })
    await db().insertInto('school_members').values({ school_id, user_id, role: 'owner' }).execute()
    await db()
      .insertInto('premium_grants')
      .values({ school_id, reason: 'benchmark' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const token = newToken()
    const expires_at = new Date(Date.now() + HOUR_MS)
    await db().insertInto('sessions').values({ user_id, token, expires_at }).execute()
    cookies.push(cookieOf(sessionCookie(token)))
  }
  return cookies
}
