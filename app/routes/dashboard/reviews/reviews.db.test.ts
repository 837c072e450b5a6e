import '#app/i18n/all.server.ts'
import { beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { findOwnInvitation } from '#app/features/reviews/invitations/find-invitation.server.ts'
import { renewInvitation } from '#app/features/reviews/invitations/renew-invitation.server.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { loader as writeLoader, action as writeReview } from '../../public/school/review.tsx'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import { loader as download } from './download.ts'
import { action as changeInvitation, loader as invitationPage } from './invitation.tsx'
import { loader as code } from './invitation-code.ts'
import { loader as sheet } from './invitation-sheet.tsx'
import { action as answer, loader as reviewPage } from './review.tsx'
import { loader as list } from './reviews.tsx'

let cookie: string
let userId: string
const TEXT = 'Unser Kind geht gern hin, und die Schule antwortet schnell auf Fragen und Briefe.'

beforeEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  for (const id of ['a', 'b'])
    await db()
      .insertInto('schools')
      .values(schoolRow({ id, name: `Schule ${id}` }))
      .execute()
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute()
  const { id, email } = await makeAccount()
  userId = id
  cookie = await signedIn(email)
  await db().insertInto('school_members').values({ school_id: 'a', user_id: id, role: 'editor' }).execute()
})

const add = async (given: Partial<Parameters<typeof reviewRow>[0]> = {}) =>
  (
    await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'a', ...given }))
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
/** Returns what a loader or action answers, returned or thrown. */
const answerOf = async (asked: Promise<unknown> | unknown) =>
  resultOf(await Promise.resolve(asked).catch((thrown) => thrown))
type Handler = (args: never) => Promise<unknown>
const get = async (loader: Handler, path: string, params = {}, as: string | undefined = cookie) =>
  await answerOf(loader(routeArgs(path, { cookie: as, params })))
const post = async (action: Handler, path: string, form: Record<string, string>, params = {}, as?: string) =>
  await answerOf(action(routeArgs(path, { cookie: as ?? cookie, form, params })))
const invitation = async () => new URL((await findOwnInvitation('a'))!.address).searchParams.get('invitation')!

test('only public reviews of the person’s own school have a page', async () => {
  const own = await add()
  expect((await get(reviewPage, `/dashboard/reviews/${own}`, { id: own })).status).toBe(200)
  const others = [await add({ school_id: 'b' }), await add({ status: 'pending' }), await add({ status: 'rejected' })]
  for (const id of [...others, 'x', "'--", '\u0000'])
    expect([id, (await get(reviewPage, '/dashboard/reviews/x', { id })).status]).toEqual([id, 404])
})

test('an answer to a review of another school is refused, whatever school the form names', async () => {
  const foreign = await add({ school_id: 'b' })
  const form = { intent: 'answer', version: '0', language: 'de', text: 'Danke.' }
  const at = (schoolId: string) => post(answer, `/dashboard/reviews/${foreign}`, { ...form, schoolId }, { id: foreign })
  expect((await at('a')).data?.code).toBe('review_unknown')
  expect((await at('b')).data?.code).toBe('school_not_yours')
  expect((await at('nowhere')).data?.code).toBe('school_not_yours')
  for (const none of ['', '\u0000']) expect((await at(none)).data?.code).toBe('fields')
  expect(await db().selectFrom('review_answers').selectAll().execute()).toEqual([])
})

test.each([
  [{ text: '' }, 'fields'],
  [{ text: 'a'.repeat(3001) }, 'fields'],
  [{ language: 'xx' }, 'fields'],
  [{ version: '-1' }, 'fields'],
  [{ version: '7' }, 'answer_changed'],
  [{ schoolId: 'a'.repeat(200) }, 'fields'],
])('an answer with %j is refused', async (odd, expected) => {
  const id = await add()
  const form = { intent: 'answer', schoolId: 'a', version: '0', language: 'de', text: 'Danke.', ...odd }
  expect((await post(answer, `/dashboard/reviews/${id}`, form, { id })).data?.code).toBe(expected)
})

test('markup in an answer is kept as it was typed', async () => {
  const id = await add()
  const form = { intent: 'answer', schoolId: 'a', version: '0', language: 'de', text: '<b>Danke</b> & Gruß' }
  expect((await post(answer, `/dashboard/reviews/${id}`, form, { id })).location).toBe('/dashboard/reviews')
  expect(await db().selectFrom('review_answers').select('text').execute()).toEqual([{ text: '<b>Danke</b> & Gruß' }])
})

test('the table and the file need premium', async () => {
  await add()
  expect((await get(list, '/dashboard/reviews?search=%27%25&stars=9')).status).toBe(200)
  expect((await get(download, '/dashboard/reviews.csv')).status).toBe(200)
  await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
  for (const loader of [list, download, invitationPage, sheet, code])
    expect((await get(loader, '/dashboard/reviews')).location).toBe('/premium')
})

test('without a link there is nothing to print, and a form with a past day creates none', async () => {
  expect((await get(sheet, '/dashboard/reviews/invitation/sheet')).status).toBe(404)
  expect((await get(code, '/dashboard/reviews/invitation.svg')).status).toBe(404)
  const form = { intent: 'renew', schoolId: 'a', endsOn: '2020-01-01' }
  expect((await post(changeInvitation, '/dashboard/reviews/invitation', form)).data?.code).toBe('fields')
  expect(await findOwnInvitation('a')).toBeUndefined()
  await post(changeInvitation, '/dashboard/reviews/invitation', { intent: 'renew', schoolId: 'a' })
  expect((await get(sheet, '/dashboard/reviews/invitation/sheet')).status).toBe(200)
  expect((await get(code, '/dashboard/reviews/invitation.png')).status).toBe(200)
  await post(changeInvitation, '/dashboard/reviews/invitation', { intent: 'end', schoolId: 'a' })
  expect(await findOwnInvitation('a')).toBeUndefined()
})

test('an invitation survives signing in, and the form says whether it is valid', async () => {
  await renewInvitation({ userId, schoolId: 'a' }, null)
  const token = await invitation()
  const stateOf = async (query: string, as = '') =>
    (await get(writeLoader, `/schools/a/review${query}`, { id: 'a' }, as)).data as Record<string, unknown> | undefined
  expect(await stateOf('')).toMatchObject({ invitation: '' })
  expect(await stateOf('?invitation=%00x')).toMatchObject({ invitation: 'over', values: {} })
  expect(await stateOf(`?invitation=${token}`)).toMatchObject({ invitation: 'valid', values: { invitation: token } })
  const review = { rating: '4', comment: TEXT, language: 'de', relation: 'parent', until: 'still', noReward: 'on' }
  const form = { ...review, intent: 'review', authorName: 'Ein Vater', invitation: token }
  const kept = await post(writeReview, '/schools/a/review', form, { id: 'a' }, 'none=1')
  const back = new URL(new URL(kept.location!, 'http://localhost').searchParams.get('next')!, 'http://localhost')
  expect(await stateOf(back.search)).toMatchObject({
    invitation: 'valid',
    values: { invitation: token, comment: TEXT },
  })
})

test('a member of the school is told so before writing', async () => {
  const { data } = await get(writeLoader, '/schools/a/review', { id: 'a' })
  expect(data).toMatchObject({ written: 'own' })
  expect((await get(writeLoader, '/schools/b/review', { id: 'b' })).data).toMatchObject({ written: null })
})
