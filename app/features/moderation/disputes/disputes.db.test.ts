import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { mails, makeReview, makeSchool, removeCases, statusOf } from '../testing/cases.ts'
import { findDisputable } from './find-disputable.server.ts'
import { listDisputes } from './list-disputes.server.ts'
import { openDispute } from './open-dispute.server.ts'
import { remindAuthor } from './remind-author.server.ts'
import { withdrawDispute } from './withdraw-dispute.server.ts'

let member: { id: string; email: string }
beforeEach(async () => {
  member = (await makeSchool('a')).member
})
afterEach(removeCases)

const neverHere = { reason: 'never_here' as const, text: '' }
const open = (reviewId: string, who = member.id) => openDispute(who, reviewId, neverHere, visitor)
const disputes = () => db().selectFrom('disputes').selectAll().orderBy('created_at').execute()
const rating = async () =>
  (await db().selectFrom('school_ratings').select('rating_count').where('school_id', '=', 'a').executeTakeFirst())
    ?.rating_count

test('the review is marked, stays and counts, and its author is asked', async () => {
  const { id, author } = await makeReview('a')
  const disputeId = await open(id)
  expect([await statusOf(id), await rating()]).toEqual(['disputed', 1])
  const [mail] = await waitingMails()
  expect(mail).toMatchObject({ template: 'dispute-opened', to: author.email, props: { school: 'Schule a' } })
  expect(mail?.props.url).toBe('http://localhost:3000/account/reviews')
  const days = (new Date(mail?.props.due ?? 0).getTime() - Date.now()) / 86_400_000
  expect(days).toBeCloseTo(14, 1)
  expect(await disputes()).toMatchObject([{ id: disputeId, state: 'open', member_id: member.id }])
})

test('only those who run the school may, and never against their own review', async () => {
  const { id, author } = await makeReview('a')
  const { member: rival } = await makeSchool('b')
  const moderator = await makeAccount({ role: 'moderator' })
  await db().insertInto('school_members').values({ school_id: 'a', user_id: author.id, role: 'owner' }).execute()
  for (const who of [author, rival, moderator, await makeAccount()]) {
    expect(await findDisputable(id, who.id)).toBeUndefined()
    await expect(open(id, who.id)).rejects.toMatchObject({ code: 'review_unknown' })
  }
  // When an author becomes a member of the school, their own review of it is held for a moderator.
  expect([await statusOf(id), await disputes()]).toEqual(['pending', []])
})

test.each(['pending', 'rejected', 'removed'])('a review that is %s cannot be disputed', async (status) => {
  const { id } = await makeReview('a', { status })
  expect(await findDisputable(id, member.id)).toBeUndefined()
  await expect(open(id)).rejects.toMatchObject({ code: 'review_unknown' })
})

test('of ten disputes at the same time three are taken', async () => {
  const reviews = await Promise.all(Array.from({ length: 10 }, () => makeReview('a')))
  const second = await makeAccount()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: second.id, role: 'owner' }).execute()
  const results = await Promise.allSettled(
    reviews.map(({ id }, index) => open(id, index % 2 === 0 ? member.id : second.id)),
  )
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code)
  expect(refused).toEqual(Array(7).fill('disputes_full'))
  const marked = await Promise.all(reviews.map(({ id }) => statusOf(id)))
  expect(marked.filter((status) => status === 'disputed').length).toBe(3)
})

test('a review is disputed once at a time', async () => {
  const { id } = await makeReview('a')
  const results = await Promise.allSettled([open(id), open(id), open(id)])
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  expect((await disputes()).length).toBe(1)
})

test('what was kept is not disputed again until its author changes it', async () => {
  const { id } = await makeReview('a')
  await open(id)
  await db().updateTable('disputes').set({ state: 'kept', decided_at: new Date() }).execute()
  await expect(open(id)).rejects.toMatchObject({ code: 'dispute_decided' })
  await db().updateTable('reviews').set({ version: 2 }).where('id', '=', id).execute()
  await open(id)
})

test('without an account of the author a moderator may decide at once', async () => {
  const { id } = await makeReview('a', { author_id: null })
  await open(id)
  const [dispute] = await disputes()
  expect(dispute!.author_due_at.getTime()).toBeLessThanOrEqual(Date.now())
  expect(await mails()).toEqual([])
})

test('those who run the school take it back, and the author is told', async () => {
  const { id, author } = await makeReview('a')
  const disputeId = await open(id)
  await expect(withdrawDispute(author.id, disputeId)).rejects.toMatchObject({ code: 'already_decided' })
  await withdrawDispute(member.id, disputeId)
  expect([await statusOf(id), (await disputes())[0]?.state]).toEqual(['published', 'withdrawn'])
  expect(await mails()).toEqual([`dispute-opened ${author.email}`, `dispute-withdrawn ${author.email}`])
  await expect(withdrawDispute(member.id, disputeId)).rejects.toMatchObject({ code: 'already_decided' })
})

test('the school sees its disputes, but neither who wrote nor what the author answered', async () => {
  const { id, author } = await makeReview('a', { author_name: 'Eine Mutter der Wölfe' })
  await open(id)
  const author_reply = 'Ich heiße Ada, mein Kind ist bei den Wölfen.'
  await db().updateTable('disputes').set({ author_reply, author_replied_at: new Date() }).execute()
  const seen = await listDisputes('a', member.id)
  expect(seen?.disputes).toMatchObject([{ state: 'open', reason: 'never_here', outcome: '' }])
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${author.id}|${author.email}|Ada|Wölfe`))
  expect(await listDisputes('a', author.id)).toBeUndefined()
})

test('the author is reminded while an answer is missing, and only then', async () => {
  const { id, author } = await makeReview('a')
  const disputeId = await open(id)
  await remindAuthor(disputeId)
  expect(await mails()).toEqual([`dispute-opened ${author.email}`, `dispute-reminder ${author.email}`])
  await db().updateTable('disputes').set({ author_reply: 'Doch.', author_replied_at: new Date() }).execute()
  await remindAuthor(disputeId)
  await withdrawDispute(member.id, disputeId)
  await remindAuthor(disputeId)
  expect((await mails()).filter((mail) => mail.startsWith('dispute-reminder')).length).toBe(1)
})

test('the reminder waits until three days before the end', async () => {
  const { id } = await makeReview('a')
  await open(id)
  const { rows } = await sql<{ days: number }>`
    select extract(epoch from start_after - now())::float8 / 86400 as days
    from pgboss.job where name = 'remind_disputed_author'`.execute(db())
  expect(rows[0]?.days).toBeCloseTo(11, 1)
})
