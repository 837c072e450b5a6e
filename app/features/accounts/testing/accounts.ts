import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import type { Role, Session } from '#app/core/session.ts'
import { db } from '#db/client.ts'
import { findSession } from '../sessions/session.server.ts'
import { signIn } from '../sign-in/sign-in.server.ts'

export const PASSWORD = 'Rechenheft mit Margarine'
export const visitor = { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }

/** The least that the algorithm allows: a hash carries its cost, so signing in thousands of times takes no time. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }
let hashed: Promise<string> | undefined
let made = 0

/** Makes an account with a confirmed address and {@link PASSWORD}. */
export async function makeAccount({ email = `person-${++made}@post.example`, role = 'user' as Role, name = '' } = {}) {
  hashed ??= hash(PASSWORD, CHEAP)
  const user = await db()
    .insertInto('users')
    .values({ email, email_verified: true, role, name })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('sign_in_methods')
    .values({ user_id: user.id, provider_id: 'credential', account_id: user.id, password: await hashed })
    .execute()
  return user
}

/** Signs an account in. @returns Cookie header of the browser */
export async function signedIn(email: string, from = visitor): Promise<string> {
  return cookieOf(await signIn({ email, password: PASSWORD }, from, null))
}

/** Returns the session of a Cookie header. */
export async function sessionOf(cookie: string): Promise<Session> {
  const { state } = await findSession(cookie)
  if (state.kind === 'none') throw new Error(`There is no session: ${state.reason}.`)
  return state.session
}

/** Returns what a browser sends back for a Set-Cookie value. */
export const cookieOf = (setCookie: string): string => setCookie.split(';')[0]!

/** Mails waiting to be sent, newest first. */
export async function waitingMails() {
  const { rows } = await sql<{
    data: { template: string; to: string; locale: string; props: Record<string, string> }
  }>`select data from pgboss.job where name = 'send_mail' order by created_on desc, id desc`.execute(db())
  return rows.map((row) => row.data)
}

/** Returns the token of a link in a mail. */
export const tokenIn = (url: string | undefined): string => new URL(url ?? '').searchParams.get('token') ?? ''

/** Removes all accounts made by a test file. */
export async function removeAccounts(): Promise<void> {
  await db().deleteFrom('users').execute()
  await db().deleteFrom('pending_sign_ups').execute()
  await db().deleteFrom('attempt_counts').execute()
  await sql`delete from pgboss.job`.execute(db())
}
