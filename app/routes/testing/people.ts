import { newToken } from '#app/core/tokens/token.server.ts'
import { sessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { seal } from '#app/features/accounts/sign-in/second-factor/secret-box.server.ts'
import { newSecret } from '#app/features/accounts/sign-in/second-factor/totp.server.ts'
import { cookieOf, makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import type { Who } from './writes/who.ts'
import { OWN_SCHOOL, PREMIUM_SCHOOL } from './writes/write.ts'

const people = new Map<Who, { id: string }>()
export /** Cookie headers of the sessions that exist at the beginning of each test. */
const cookies = new Map<Who, string>()

/** Before all tests: creates an account for each role, and the two schools. */
export async function makePeople() {
  for (const role of ['user', 'moderator', 'admin'] as const) people.set(role, await makeAccount({ role }))
  for (const who of ['halfway', 'operator', 'editor', 'member'] as const) people.set(who, await makeAccount())
  for (const who of WITH_FACTOR) await turnFactorOn(people.get(who)!.id)
  await makeSchools({ [OWN_SCHOOL]: 'operator', [PREMIUM_SCHOOL]: 'member' })
}
const WITH_FACTOR = ['halfway', 'moderator', 'admin'] as const
/** Before each test: opens a session for everybody, resets the counted attempts, and lets an editor who left return. */
export async function signEverybodyIn() {
  const sessions = [...people].map(([who, { id }]) => newSession(id, who))
  // One statement, since some tests need this before every request.
  await db()
    .with('closed', (none) => none.deleteFrom('sessions'))
    .with('forgotten', (none) => none.deleteFrom('attempt_counts'))
    .with('returned', (none) =>
      none
        .insertInto('school_members')
        .values({ school_id: OWN_SCHOOL, user_id: people.get('editor')!.id, role: 'editor' })
        .onConflict((conflict) => conflict.doNothing()),
    )
    .insertInto('sessions')
    .values(sessions)
    .execute()
  for (const [at, who] of [...people.keys()].entries()) cookies.set(who, cookieOf(sessionCookie(sessions[at]!.token)))
}
async function makeSchools(members: Record<string, Who>) {
  for (const [id, who] of Object.entries(members)) {
    const school = { id, name: `School ${id}`, category: 'primary', country: 'DE', source: 'own', source_id: id }
    await db().insertInto('schools').values(school).execute()
    await db()
      .insertInto('school_members')
      .values({ school_id: id, user_id: people.get(who)!.id, role: 'owner' })
      .execute()
  }
  await db().insertInto('premium_grants').values({ school_id: PREMIUM_SCHOOL, reason: 'test' }).execute()
}

async function turnFactorOn(user_id: string) {
  await db()
    .insertInto('second_factors')
    .values({ user_id, secret: seal(newSecret()), confirmed_at: new Date() })
    .execute()
}

const newSession = (user_id: string, who: Who) => ({
  user_id,
  token: newToken(),
  expires_at: new Date(Date.now() + 3_600_000),
  second_factor_at: who === 'moderator' || who === 'admin' ? new Date() : null,
})
