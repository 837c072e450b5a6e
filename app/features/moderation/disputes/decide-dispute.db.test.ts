import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import type { Moderator } from '../decision.ts'
import { mails, makeReview, makeSchool, measuresOf, removeCases, statusOf } from '../testing/cases.ts'
import { decideDispute } from './decide-dispute.server.ts'
import { listDisputes } from './list-disputes.server.ts'
import { openDispute } from './open-dispute.server.ts'

const FACTS = 'Ein Nachweis lag vor.'
let moderator: Moderator
let review: Awaited<ReturnType<typeof makeReview>>
let member: { id: string; email: string }
let disputeId: string
beforeEach(async () => {
  moderator = { userId: (await makeAccount({ role: 'moderator' })).id, role: 'moderator' }
  member = (await makeSchool('a')).member
  review = await makeReview('a')
  disputeId = await openDispute(member.id, review.id, { reason: 'never_here', text: '' }, visitor)
})
afterEach(removeCases)

const kept = (proven = false) => ({ outcome: 'kept' as const, disputeId, facts: FACTS, proven })
const removed = () => ({
  outcome: 'removed' as const,
  disputeId,
  facts: 'Es kam keine Antwort.',
  rule: 'not_own' as const,
  law: '',
  sentence: '',
})
const timeOver = () => db().updateTable('disputes').set({ author_due_at: new Date() }).execute()
const state = async () =>
  (await db().selectFrom('disputes').select('state').where('id', '=', disputeId).executeTakeFirst())?.state
const decisions = async () =>
  (await db().selectFrom('decisions').selectAll().where('review_id', '=', review.id).execute()).map(
    ({ occasion, outcome }) => `${occasion} ${outcome}`,
  )
const verified = async () =>
  (await db().selectFrom('reviews').select('verified_level').executeTakeFirst())?.verified_level

test('a kept review is public without the mark, and both sides are told', async () => {
  await decideDispute(moderator, kept())
  expect([await statusOf(review.id), await state(), await verified()]).toEqual(['published', 'kept', null])
  expect(await decisions()).toEqual(['dispute kept'])
  expect(await mails()).toEqual([
    `dispute-kept ${review.author.email}`,
    `dispute-opened ${review.author.email}`,
    `school-dispute-kept ${member.email}`,
  ])
  const toSchool = (await waitingMails()).find(({ to }) => to === member.email)
  expect(toSchool?.props.url).toBe('http://localhost:3000/schools/a/disputes')
  expect(JSON.stringify(toSchool)).not.toContain(review.author.email)
  expect((await listDisputes('a', member.id))?.disputes).toMatchObject([{ state: 'kept', outcome: FACTS }])
})

test('an author who proved to have been there is marked as verified', async () => {
  await decideDispute(moderator, kept(true))
  expect(await verified()).toBe('proof')
})

test('a review whose author changed it and that waits for moderators stays hidden', async () => {
  await db().updateTable('reviews').set({ status: 'pending' }).execute()
  await decideDispute(moderator, kept())
  expect(await statusOf(review.id)).toBe('pending')
})

test('it is removed with a statement of reasons, but not while the author may still answer', async () => {
  await expect(decideDispute(moderator, removed())).rejects.toMatchObject({ code: 'dispute_waiting' })
  expect([await state(), await decisions()]).toEqual(['open', []])
  await timeOver()
  await decideDispute(moderator, removed())
  expect([await state(), await decisions()]).toEqual(['removed', ['dispute removed']])
  expect(await measuresOf(review.id)).toEqual(['removed'])
  expect(await mails()).toContain(`school-dispute-removed ${member.email}`)
})

test('an answer of the author makes it ripe', async () => {
  await db().updateTable('disputes').set({ author_reply: 'Doch.', author_replied_at: new Date() }).execute()
  await decideDispute(moderator, removed())
  expect(await state()).toBe('removed')
})

test('what was removed meanwhile is not removed twice', async () => {
  await timeOver()
  await db().updateTable('reviews').set({ status: 'removed' }).execute()
  await decideDispute(moderator, removed())
  expect([await state(), await decisions()]).toEqual(['removed', ['dispute accepted']])
  expect(await measuresOf(review.id)).toEqual([])
})

test('nobody decides about the own review or school, and nobody twice', async () => {
  await db().updateTable('users').set({ role: 'moderator' }).where('id', 'in', [member.id, review.author.id]).execute()
  for (const userId of [member.id, review.author.id, (await makeAccount()).id])
    await expect(decideDispute({ userId, role: 'moderator' }, kept())).rejects.toMatchObject({ code: 'not_allowed' })
  const results = await Promise.allSettled([decideDispute(moderator, kept()), decideDispute(moderator, kept())])
  expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'already_decided' } }])
  expect(await decisions()).toEqual(['dispute kept'])
})
