import { afterEach, beforeEach, expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { newToken } from '#app/core/tokens/token.server.ts'
import { sessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { seal } from '#app/features/accounts/sign-in/second-factor/secret-box.server.ts'
import { newSecret } from '#app/features/accounts/sign-in/second-factor/totp.server.ts'
import { cookieOf, makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import { action, loader } from './review.tsx'

let cookie: string
let id: string

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', name: 'Schule am See' }))
    .execute()
  const author = await makeAccount()
  const row = reviewRow({ school_id: 'a', author_id: author.id, status: 'pending' })
  id = (await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()).id
  cookie = await openSession((await makeAccount({ role: 'moderator' })).id)
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

/** Opens a session that has passed the second factor. */
async function openSession(user_id: string): Promise<string> {
  const [token, now] = [newToken(), new Date()]
  await db()
    .insertInto('second_factors')
    .values({ user_id, secret: seal(newSecret()), confirmed_at: now })
    .execute()
  await db()
    .insertInto('sessions')
    .values({ user_id, token, expires_at: new Date(Date.now() + 3_600_000), second_factor_at: now })
    .execute()
  return cookieOf(sessionCookie(token))
}
const send = async (form: Record<string, string>, review = id) =>
  await action(routeArgs(`/admin/reviews/${review}`, { cookie, form, params: { id: review } }))
const REJECT = {
  outcome: 'rejected',
  rule: 'not_own',
  facts: 'Der Text stammt aus einer Zeitung.',
  seen: '1.pending.none',
}
const decisions = async () => await db().selectFrom('decisions').select('outcome').where('review_id', '=', id).execute()

test('the preview is the mail, word for word, and decides nothing', async () => {
  const { preview } = (await send({ intent: 'ruling', ...REJECT })) as { preview: Record<string, unknown> }
  expect(preview).toMatchObject({ outcome: 'rejected', values: REJECT, mail: { kind: 'mail', locale: 'de' } })
  expect(JSON.stringify(preview)).toContain('Der Text stammt aus einer Zeitung.')
  expect(await decisions()).toEqual([])
})

test('a confirmed decision is taken once and leads back to the page', async () => {
  const taken = resultOf(await send({ intent: 'decide', ...REJECT }))
  expect(taken).toMatchObject({ status: 302, location: `/admin/reviews/${id}` })
  expect(taken.cookies[0]).toContain('message=decided')
  expect(resultOf(await send({ intent: 'decide', ...REJECT }))).toMatchObject({
    status: 409,
    data: { code: 'already_decided' },
  })
  expect(await decisions()).toEqual([{ outcome: 'rejected' }])
})

test('missing values are reported beside their fields', async () => {
  const { status, data } = resultOf(await send({ intent: 'ruling', ...REJECT, facts: '', rule: '' }))
  expect(status).toBe(400)
  expect(data?.result?.error).toMatchObject({ facts: ['moderation.facts.missing'], rule: ['moderation.rule.missing'] })
})

test.each(['ruling', 'decide'])('a review that is not there is not there: %s', async (intent) => {
  const form = { intent, ...REJECT }
  for (const path of [crypto.randomUUID(), 'x']) {
    const answer = await send(form, path).catch((thrown: unknown) => thrown)
    expect((answer as { status?: number }).status ?? (answer as { init: ResponseInit }).init.status).toBe(404)
  }
  await expect(loader(routeArgs('/admin/reviews/x', { cookie, params: { id: 'x' } }))).rejects.toMatchObject({
    init: { status: 404 },
  })
})
