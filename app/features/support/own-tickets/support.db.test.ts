import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, visitor } from '#app/features/accounts/testing/accounts.ts'
import { makePremiumSchool, removeSchools } from '#app/features/enquiries/testing/premium-school.ts'
import { db } from '#db/client.ts'
import { requestSupport } from '../open/request-support.server.ts'
import { mailed, mailTo, messages, removeTickets, tickets } from '../testing/tickets.ts'
import type { WrittenSupport } from '../ticket.schema.ts'
import { findNextDue, listOwnTickets, viewOwnTicket } from './own-tickets.server.ts'
import { closeOwnTicket, replyToTicket } from './reply-to-ticket.server.ts'

const HOUR = 3_600_000
let me: { id: string; email: string }
beforeEach(async () => {
  const { userId: id, email } = await makePremiumSchool('a')
  me = { id, email }
})
afterEach(async () => {
  await removeTickets()
  await removeSchools()
})

const asked: WrittenSupport = { way: 'email', schoolId: 'a', subject: 'Logo', message: 'Es lädt nicht hoch.' }
const request = (change: Partial<WrittenSupport> = {}, person = me) =>
  requestSupport(
    { userId: person.id, role: 'user', email: person.email, fullName: '' },
    { ...asked, ...change } as WrittenSupport,
    { visitor, locale: 'es' },
  )
const change = (values: {
  kind?: string
  consent_version?: string
  consented_at?: Date
  created_at?: Date
  due_at?: Date
  state?: string
  answered_at?: Date
}) => db().updateTable('tickets').set(values).execute()

test('a request is a case of the school with a number, and is to be answered within 24 hours', async () => {
  const { number } = await request()
  const [ticket] = await tickets()
  expect(ticket).toMatchObject({ number, kind: 'email', subject: 'Logo', user_id: me.id, school_id: 'a', locale: 'es' })
  expect(ticket!.due_at.getTime() - ticket!.created_at.getTime()).toBe(24 * HOUR)
  expect((await mailTo(me.email, 'ticket-received')).props).toMatchObject({
    group: 'support',
    text: asked.message,
    cut: false,
    due: ticket!.due_at.toISOString(),
    url: expect.stringMatching(new RegExp(`/es/dashboard/support/${number}$`)),
  })
})

test('who wants to be called leaves number and time', async () => {
  await request({ way: 'phone', phone: '0221 123456', preferredTime: 'ab 14 Uhr' })
  expect(await tickets()).toMatchObject([{ kind: 'phone', sender_phone: '0221 123456', preferred_time: 'ab 14 Uhr' }])
  expect((await mailTo('kontakt@aulario.example', 'ticket-opened')).props).toMatchObject({ preferredTime: 'ab 14 Uhr' })
})

test('only those who run a premium school ask for it', async () => {
  const stranger = await makeAccount()
  await expect(request({}, stranger)).rejects.toMatchObject({ code: 'school_not_yours' })
  await expect(request({ schoolId: 'b' })).rejects.toMatchObject({ code: 'school_not_yours' })
  await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
  await expect(request()).rejects.toMatchObject({ code: 'premium_required' })
  expect([await tickets(), await mailed()]).toEqual([[], []])
})

test('a case and its history are not seen by strangers, nor by its sender with what the team notes', async () => {
  const { id, number } = await request()
  await db()
    .insertInto('ticket_messages')
    .values([
      { ticket_id: id, author: 'team', text: 'Schwieriger Fall.', internal: true },
      { ticket_id: id, author: 'team', text: 'Wie groß ist die Datei?' },
    ])
    .execute()
  const stranger = await makeAccount()
  expect(await viewOwnTicket(stranger.id, number)).toBeUndefined()
  for (const none of ['', 'x', '1e3', '9'.repeat(30), '0']) expect(await viewOwnTicket(me.id, none)).toBeUndefined()
  const viewed = await viewOwnTicket(me.id, number)
  expect(viewed?.messages.map(({ author, text }) => [author, text])).toEqual([
    ['sender', asked.message],
    ['team', 'Wie groß ist die Datei?'],
  ])
  await expect(replyToTicket(stranger.id, number, 'Hallo', visitor)).rejects.toMatchObject({ code: 'ticket_unknown' })
  await expect(closeOwnTicket(stranger.id, number)).rejects.toMatchObject({ code: 'ticket_unknown' })
  expect((await tickets())[0]?.state).toBe('open')
})

test('the members of a school see what a colleague asked, but neither where to call nor a way to answer', async () => {
  const { number } = await request({ way: 'phone', phone: '0221 123456', preferredTime: 'ab 14 Uhr' })
  const { id: colleague } = await makeAccount()
  expect((await listOwnTickets(colleague, undefined)).tickets).toEqual([])
  await db().insertInto('school_members').values({ school_id: 'a', user_id: colleague, role: 'editor' }).execute()
  expect((await listOwnTickets(colleague, undefined)).tickets).toMatchObject([
    { number: `${number}`, colleague: me.email },
  ])
  expect((await listOwnTickets(me.id, undefined)).tickets).toMatchObject([{ number: `${number}`, colleague: null }])
  expect(await viewOwnTicket(colleague, number)).toMatchObject({
    colleague: me.email,
    phone: null,
    preferredTime: null,
    messages: [{ text: asked.message }],
  })
  expect(await findNextDue(colleague)).toBeUndefined()
  await expect(replyToTicket(colleague, number, 'Hallo', visitor)).rejects.toMatchObject({ code: 'ticket_unknown' })
  await expect(closeOwnTicket(colleague, number)).rejects.toMatchObject({ code: 'ticket_unknown' })
  await change({ kind: 'contact', consent_version: '1', consented_at: new Date() })
  expect(await viewOwnTicket(colleague, number)).toBeUndefined()
  await change({ kind: 'email' })
  await db().deleteFrom('school_members').where('user_id', '=', colleague).execute()
  expect(await viewOwnTicket(colleague, number)).toBeUndefined()
})

test('writing again opens a case; the clock restarts only after an answer', async () => {
  const { number } = await request()
  const due = new Date(Date.now() + 2 * HOUR)
  await change({ due_at: due })
  await replyToTicket(me.id, number, 'Noch etwas.', visitor)
  expect((await tickets())[0]?.due_at).toEqual(due)
  await change({ state: 'answered', answered_at: new Date() })
  await replyToTicket(me.id, number, 'Danke, aber.', visitor)
  expect((await tickets())[0]).toMatchObject({ state: 'open' })
  expect((await tickets())[0]!.due_at.getTime()).toBeGreaterThan(Date.now() + 23 * HOUR)
  await closeOwnTicket(me.id, number)
  await closeOwnTicket(me.id, number)
  expect((await tickets())[0]).toMatchObject({ state: 'closed', closed_at: expect.any(Date) })
  await replyToTicket(me.id, number, 'Doch nicht.', visitor)
  expect((await tickets())[0]).toMatchObject({ state: 'open', closed_at: null })
  expect((await mailed()).filter((mail) => mail.startsWith('ticket-replied'))).toHaveLength(3)
})

test('the same words sent twice at once are one message, and two different ones both stay', async () => {
  const { number } = await request()
  await Promise.all(['Hallo?', 'Hallo?'].map((text) => replyToTicket(me.id, number, text, visitor)))
  expect((await messages()).map(({ text }) => text)).toEqual([asked.message, 'Hallo?'])
  await Promise.all(['Eins.', 'Zwei.'].map((text) => replyToTicket(me.id, number, text, visitor)))
  expect((await messages()).map(({ text }) => text).sort()).toEqual(['Eins.', asked.message, 'Hallo?', 'Zwei.'].sort())
})

test('own cases are listed page by page, and the one that is due first is known', async () => {
  for (let count = 0; count < 22; count++) await request({ subject: `Frage ${count}` })
  const first = await listOwnTickets(me.id, undefined)
  expect([first.tickets.length, first.tickets[0]?.subject]).toEqual([20, 'Frage 21'])
  const second = await listOwnTickets(me.id, first.older!)
  expect([second.tickets.map(({ subject }) => subject), second.older]).toEqual([['Frage 1', 'Frage 0'], null])
  expect(await findNextDue(me.id)).toMatchObject({ subject: 'Frage 0', number: expect.stringMatching(/^\d{5}$/) })
  await change({ state: 'answered', answered_at: new Date() })
  expect(await findNextDue(me.id)).toBeUndefined()
  expect((await listOwnTickets((await makeAccount()).id, undefined)).tickets).toEqual([])
})
