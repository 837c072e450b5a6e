import { newToken } from '#app/core/tokens/token.server.ts'
import { sessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { cookieOf, makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'

/** An account with a browser that is signed in to it. */
export type Person = { id: string; email: string; cookie: string }

type Given = Parameters<typeof makeAccount>[0] & {
  /** Whether this session has passed the second factor, which admin pages require. */
  withFactor?: boolean
  locale?: string
}

/** Creates a signed-in account without spending time on a password check. */
export async function makePerson({ withFactor = false, locale, ...account }: Given = {}): Promise<Person> {
  const { id, email } = await makeAccount(account)
  if (locale) await db().updateTable('users').set({ locale }).where('id', '=', id).execute()
  return { id, email, cookie: await openSession(id, withFactor) }
}

/** Signs an account in. @returns Cookie header of the browser */
export async function openSession(user_id: string, withFactor = false): Promise<string> {
  const [token, expires_at] = [newToken(), new Date(Date.now() + 3_600_000)]
  await db()
    .insertInto('sessions')
    .values({ user_id, token, expires_at, second_factor_at: withFactor ? new Date() : null })
    .execute()
  return cookieOf(sessionCookie(token))
}
