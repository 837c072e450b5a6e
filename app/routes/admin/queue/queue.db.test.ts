import { afterEach, beforeEach, expect, test } from 'vitest'
import { newToken } from '#app/core/tokens/token.server.ts'
import { sessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { seal } from '#app/features/accounts/sign-in/second-factor/secret-box.server.ts'
import { newSecret } from '#app/features/accounts/sign-in/second-factor/totp.server.ts'
import { cookieOf, makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { findLock } from '#app/features/admin/case-locks/find-lock.server.ts'
import { takeLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import { addReview, addSchool } from '#app/features/moderation/cases/testing/waiting-cases.ts'
import { resultOf, routeArgs } from '#app/routes/testing/route-args.ts'
import { db } from '#db/client.ts'
import { action as decideReview } from '../cases/review.tsx'
import { action as lock } from './locks.ts'
import { loader as moved } from './moved.ts'
import { loader as next } from './next.ts'

type Person = { userId: string; role: 'moderator'; cookie: string }
let [anna, ben] = [] as unknown as [Person, Person]
let id: string

/** Makes a team member who is signed in with the second factor. */
async function staff(): Promise<Person> {
  const { id: user_id } = await makeAccount({ role: 'moderator' })
  const [token, now] = [newToken(), new Date()]
  await db()
    .insertInto('second_factors')
    .values({ user_id, secret: seal(newSecret()), confirmed_at: now })
    .execute()
  await db()
    .insertInto('sessions')
    .values({ user_id, token, expires_at: new Date(Date.now() + 3_600_000), second_factor_at: now })
    .execute()
  return { userId: user_id, role: 'moderator', cookie: cookieOf(sessionCookie(token)) }
}
beforeEach(async () => {
  await addSchool()
  id = await addReview('pending')
  ;[anna, ben] = [await staff(), await staff()]
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const send = ({ cookie }: Person, form: Record<string, string>, path = '/admin/locks') =>
  lock(routeArgs(path, { cookie, form: { kind: 'review', id, ...form } }))
const answer = async (sent: Promise<Response>) => (await (await sent).json()) as { lock: { mine: boolean } | null }

test('a page that stays open is told who has locked the case', async () => {
  expect(await answer(send(anna, { intent: 'take' }))).toMatchObject({ lock: { mine: true } })
  expect(await answer(send(ben, { intent: 'take' }))).toMatchObject({ lock: { mine: false } })
  expect(await answer(send(anna, { intent: 'release' }))).toEqual({ lock: null })
  expect(await answer(send(ben, { intent: 'take' }))).toMatchObject({ lock: { mine: true } })
})

test('without script a form takes the case over and redirects back, in its language and within the site', async () => {
  await send(anna, { intent: 'take' })
  const page = `/en/admin/reviews/${id}`
  const taken = resultOf(await send(ben, { intent: 'take-over', page }, '/en/admin/locks'))
  expect(taken).toMatchObject({ status: 302, location: page })
  expect(taken.cookies[0]).toContain('message=takenOver')
  expect(await findLock(ben, { kind: 'review', id })).toMatchObject({ mine: true })
  const away = resultOf(await send(ben, { intent: 'release', page: 'https://evil.example/' }, '/en/admin/locks'))
  expect(away.location).toBe('/en/admin')
})

test.each<Record<string, string>>([{ kind: 'order' }, { id: '1' }, { intent: 'steal' }])(
  'what no page sends is refused: %o',
  async (odd) => {
    const sent = await send(anna, { intent: 'take', ...odd })
    expect(sent.status).toBe(400)
    expect(await db().selectFrom('case_locks').select('id').execute()).toEqual([])
  },
)

const DECISION = { intent: 'decide', outcome: 'published', facts: 'Alles sachlich.', seen: '1.pending.none' }
const decide = ({ cookie }: Person, then = '') =>
  decideReview(routeArgs(`/admin/reviews/${id}${then}`, { cookie, form: DECISION, params: { id } }))

test('a decision on a case that another person has locked is refused, and the values typed are kept', async () => {
  await takeLock(anna, { kind: 'review', id })
  const { status, data } = resultOf(await decide(ben))
  expect([status, data?.code]).toEqual([409, 'case_locked'])
  expect(data?.result?.initialValue).toMatchObject({ facts: 'Alles sachlich.' })
  expect(resultOf(await decide(anna))).toMatchObject({ status: 302, location: `/admin/reviews/${id}` })
})

test('after a decision the next case opens if requested, and finally the empty queue', async () => {
  const other = await addReview('pending')
  expect(resultOf(await decide(anna, '?then=next')).location).toBe('/admin/next')
  const go = async (path = '/admin/next') => resultOf(await next(routeArgs(path, { cookie: anna.cookie })))
  expect((await go()).location).toBe(`/admin/reviews/${other}`)
  const done = await go(`/en/admin/next?after=review~${other}`)
  expect([done.location, done.cookies[0]]).toEqual(['/en/admin', expect.stringContaining('message=queueDone')])
})

test.each([
  ['/admin/reviews', '/admin'],
  ['/fr/admin/reviews?kind=report', '/fr/admin?kind=report'],
  ['/admin/claims', '/admin?kind=claim'],
  ['/it/admin/corrections', '/it/admin?kind=correction'],
])('%s lives on as a part of the queue', async (path, location) => {
  expect(resultOf(await moved(routeArgs(path, { cookie: anna.cookie })))).toMatchObject({ status: 301, location })
})
