import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { answerEnquiry } from './answer-enquiry.server.ts'
import { closeEnquiry, deleteEnquiry, reopenEnquiry } from './change-enquiry.server.ts'
import { enquiryAnswerData, enquiryData } from './enquiry-data.server.ts'
import { exportEnquiries } from './export-enquiries.server.ts'
import { findEnquiry } from './find-enquiry.server.ts'
import { readInboxAddress } from './inbox-address.ts'
import { listEnquiries } from './list-enquiries.server.ts'
import { makePremiumSchool, removeSchools } from './testing/premium-school.ts'

let school: Awaited<ReturnType<typeof makePremiumSchool>>
let other: typeof school
beforeEach(async () => {
  school = await makePremiumSchool('de-XX-1')
  other = await makePremiumSchool('de-XX-2')
})
afterEach(async () => {
  await removeSchools()
  await removeAccounts()
})

/** Adds an enquiry that has arrived. @returns its id */
async function receive(given: { name?: string; text?: string; sender_id?: string } = {}, school_id = 'de-XX-1') {
  const words = { name: 'Ada', email: 'ada@post.example', text: 'Gibt es noch Plätze?', locale: 'fr' }
  const row = { ...words, school_id, privacy_version: '2026-11-21', ...given }
  return (await db().insertInto('enquiries').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const access = (id: string, userId = school.userId) => ({ userId, id })
const first = () => db().selectFrom('enquiries').selectAll().executeTakeFirst()

test('the inbox shows the messages of the school alone, newest first, page by page and by state', async () => {
  await receive({ name: 'Fremd' }, 'de-XX-2')
  const ids: string[] = []
  for (let at = 0; at < 25; at++) ids.push(await receive({ name: `Person ${at}` }))
  await closeEnquiry(access(ids[3]!))
  const page = await listEnquiries('de-XX-1', {})
  expect(page.counts).toEqual({ open: 24, answered: 1 })
  expect(page.enquiries.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 20))
  const rest = await listEnquiries('de-XX-1', { before: page.next! })
  expect([rest.enquiries.map(({ id }) => id), rest.next]).toEqual([ids.toReversed().slice(20), null])
  expect((await listEnquiries('de-XX-1', { state: 'answered' })).enquiries).toMatchObject([{ id: ids[3] }])
  expect((await listEnquiries('de-XX-1', { state: 'open' })).enquiries).toHaveLength(20)
})

test('an address of the inbox that makes no sense shows the first page of all', () => {
  const read = (query: string) => readInboxAddress(new URLSearchParams(query))
  expect(read('state=deleted&before=%00')).toEqual({ state: undefined, before: undefined })
  expect(read('state=open').state).toBe('open')
})

test('an answer goes to the sender, once, with the address of the person who answers', async () => {
  const id = await receive()
  const sending = await Promise.allSettled([
    answerEnquiry(access(id), 'Ja, drei Plätze.'),
    answerEnquiry(access(id), 'Leider nein.'),
  ])
  expect(sending.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(sending.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'message_answered' } })
  const mails = await waitingMails()
  expect(mails).toMatchObject([
    {
      template: 'message-answered',
      to: 'ada@post.example',
      locale: 'fr',
      replyTo: school.email,
      props: { school: 'Schule de-XX-1', question: 'Gibt es noch Plätze?' },
    },
  ])
  expect(await first()).toMatchObject({ answer: mails[0]?.props.text, answered_by: school.userId })
  await expect(reopenEnquiry(access(id))).rejects.toMatchObject({ code: 'message_answered' })
})

test('a message answered elsewhere is marked as such, and can be opened again', async () => {
  const id = await receive()
  await closeEnquiry(access(id))
  const closed = (await first())?.answered_at
  await closeEnquiry(access(id))
  expect((await first())?.answered_at).toEqual(closed)
  await reopenEnquiry(access(id))
  expect(await first()).toMatchObject({ answered_at: null, answered_by: null })
  expect(await waitingMails()).toEqual([])
})

test('nobody reads or changes a message to a school that they do not run', async () => {
  const id = await receive()
  expect(await findEnquiry(other.userId, id)).toBeUndefined()
  for (const odd of ['x', '\0', crypto.randomUUID()]) {
    expect(await findEnquiry(school.userId, odd)).toBeUndefined()
    await expect(closeEnquiry(access(odd))).rejects.toMatchObject({ code: 'message_unknown' })
  }
  const stranger = access(id, other.userId)
  for (const attempt of [
    () => answerEnquiry(stranger, 'Ja, gern.'),
    ...[closeEnquiry, reopenEnquiry, deleteEnquiry].map((one) => () => one(stranger)),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'message_unknown' })
  expect(await first()).toMatchObject({ answer: '', answered_at: null })
  expect(await waitingMails()).toEqual([])
})

test('without premium nothing can be read or done', async () => {
  const id = await receive()
  await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
  expect(await findEnquiry(school.userId, id)).toBeUndefined()
  await expect(answerEnquiry(access(id), 'Ja, gern.')).rejects.toMatchObject({ code: 'premium_required' })
  await expect(deleteEnquiry(access(id))).rejects.toMatchObject({ code: 'premium_required' })
})

test('a deleted message is gone', async () => {
  const id = await receive()
  await deleteEnquiry(access(id))
  expect([await first(), await findEnquiry(school.userId, id)]).toEqual([undefined, undefined])
})

test('the table holds all messages of the school, and a formula stays text', async () => {
  await receive({ name: 'Fremd' }, 'de-XX-2')
  await receive({ name: '=HYPERLINK("http://boese.example")', text: 'Zwei\nZeilen, und "Zitat"' })
  let file = ''
  for await (const lines of exportEnquiries('de-XX-1')) file += lines
  const rows = parse(file, { columns: true, bom: true }) as Record<string, string>[]
  expect(rows).toMatchObject([
    { name: '\'=HYPERLINK("http://boese.example")', message: 'Zwei\nZeilen, und "Zitat"', answered_at: '' },
  ])
})

test('who wrote or answered finds it in the own data; the message goes with the writer, the answer stays with the school', async () => {
  const id = await receive({ sender_id: other.userId })
  await answerEnquiry(access(id), 'Ja, drei Plätze.')
  expect(await enquiryData.read(other.userId)).toMatchObject([
    { text: 'Gibt es noch Plätze?', answer: 'Ja, drei Plätze.' },
  ])
  expect(await enquiryAnswerData.read(school.userId)).toMatchObject([{ answer: 'Ja, drei Plätze.' }])
  await db().deleteFrom('users').where('id', '=', school.userId).execute()
  expect(await first()).toMatchObject({ answered_by: null, answer: 'Ja, drei Plätze.' })
  await db().deleteFrom('users').where('id', '=', other.userId).execute()
  expect(await first()).toBeUndefined()
})
