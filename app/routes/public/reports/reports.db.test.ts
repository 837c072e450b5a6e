import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { makeReview, makeSchool, removeCases, statusOf } from '#app/features/moderation/testing/cases.ts'
import { db } from '#db/client.ts'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import * as dispute from './dispute.tsx'
import * as disputes from './disputes.tsx'
import * as report from './report.tsx'

let member: string
let stranger: string
let reviewId: string
beforeEach(async () => {
  member = await signedIn((await makeSchool('a')).member.email)
  stranger = await signedIn((await makeAccount({ name: 'Ada Lovelace', email: 'ada@post.example' })).email)
  reviewId = (await makeReview('a')).id
})
afterEach(removeCases)

type Handler = (args: never) => unknown
type Asked = { cookie?: string; form?: Record<string, string>; query?: string; id?: string; path?: string }

/** Returns the answer as a browser sees it, thrown or returned. */
async function answer(handler: Handler, { cookie, form, query = '', id = reviewId, path = 'report' }: Asked = {}) {
  const args = routeArgs(`/it/reviews/${id}/${path}${query}`, { cookie, form, params: { id } })
  return resultOf(await Promise.resolve(handler(args)).catch((thrown: unknown) => thrown))
}
const broken = { intent: 'report', kind: 'rule', rule: 'person', reason: 'Ein Name.' }
const reports = () => db().selectFrom('reports').selectAll().execute()

test('a plain form reports, and the answer has the number, in the language of the page', async () => {
  const args = routeArgs(`/it/reviews/${reviewId}/report`, { form: broken, params: { id: reviewId } })
  const sent = await report.action(args)
  const [row] = await reports()
  expect([row?.locale, row?.school_id]).toEqual(['it', 'a'])
  expect(sent).toEqual({ number: row?.number, mailed: false })
})

test('signed-in people find name and address filled in, and no cache stores the page', async () => {
  const shown = await answer(report.loader, { cookie: stranger, query: '?kind=illegal' })
  expect(shown.data).toMatchObject({ values: { name: 'Ada Lovelace', email: 'ada@post.example' }, kind: 'illegal' })
  expect(new Headers(shown.headers).get('cache-control')).toBe('private, no-store')
  expect((await answer(report.loader)).data).toMatchObject({ values: {}, kind: null })
})

test('an incomplete report is refused and keeps the values typed', async () => {
  const refused = await answer(report.action, { form: { ...broken, rule: '' } })
  expect(refused).toMatchObject({
    status: 400,
    data: { code: 'fields', result: { initialValue: { reason: 'Ein Name.' } } },
  })
  const trapped = await answer(report.action, { form: { ...broken, website: 'https://spam.example' } })
  expect([trapped.status, await reports()]).toEqual([400, []])
})

test('only public reviews can be reported, and the page of a removed one says so', async () => {
  for (const id of ['1', crypto.randomUUID()]) expect((await answer(report.loader, { id })).status).toBe(404)
  expect((await answer(report.loader, { query: '?subject=answer' })).status).toBe(404)
  await db().updateTable('reviews').set({ status: 'removed' }).execute()
  expect((await answer(report.loader)).status).toBe(410)
  expect(await answer(report.action, { form: broken })).toMatchObject({ status: 404, data: { code: 'review_unknown' } })
})

test('only members of the school see the form of a dispute, and only their forms are accepted', async () => {
  const form = { intent: 'dispute', reason: 'never_here' }
  for (const cookie of [stranger, await signedIn((await makeSchool('b')).member.email)]) {
    expect((await answer(dispute.loader, { cookie })).status).toBe(404)
    expect((await answer(dispute.action, { cookie, form })).status).toBe(404)
  }
  expect(await statusOf(reviewId)).toBe('published')
  const sent = await answer(dispute.action, { cookie: member, form })
  expect([sent.status, sent.location, await statusOf(reviewId)]).toEqual([302, '/it/schools/a/disputes', 'disputed'])
})

test('only members of the school see its disputes and withdraw them', async () => {
  await answer(dispute.action, { cookie: member, form: { intent: 'dispute', reason: 'never_here' } })
  const { id: disputeId } = await db().selectFrom('disputes').select('id').executeTakeFirstOrThrow()
  const list = { id: 'a', path: 'disputes' }
  expect((await answer(disputes.loader, { ...list, cookie: stranger })).status).toBe(404)
  const form = { intent: `withdraw:${disputeId}`, disputeId }
  const refused = await answer(disputes.action, { ...list, cookie: stranger, form })
  expect(refused).toMatchObject({ status: 409, data: { code: 'already_decided' } })
  expect((await answer(disputes.action, { ...list, cookie: member, form })).location).toBe('/it/schools/a/disputes')
  expect(await statusOf(reviewId)).toBe('published')
})
