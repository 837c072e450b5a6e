import { afterEach, expect, test } from 'vitest'
import { makeAccount, visitor } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import {
  audited,
  mailed,
  mailTo,
  makeContact,
  messages,
  nobody,
  removeTickets,
  tickets,
  written,
} from '../testing/tickets.ts'
import { sendContact, sendRequest } from './send-contact.server.ts'

afterEach(removeTickets)

const HOUR = 3_600_000
const requested = {
  name: 'Ada Lovelace',
  email: 'ada@post.example',
  website: '',
  address: 'https://aulario.example/schools/1',
  wish: 'removal' as const,
  message: 'Dort steht mein Name.',
}

test('a message becomes a case with a number, the consent and a time to answer', async () => {
  const ticket = await makeContact({ phone: '0221 123456' })
  expect(ticket).toMatchObject({
    kind: 'contact',
    state: 'open',
    locale: 'fr',
    user_id: null,
    consent_version: '2026-11-21',
    sender_name: 'Ada Lovelace',
    sender_email: 'ada@post.example',
    sender_phone: '0221 123456',
  })
  expect(ticket.consented_at).toEqual(ticket.created_at)
  expect(ticket.due_at.getTime() - ticket.created_at.getTime()).toBe(72 * HOUR)
  expect(await messages()).toEqual([{ author: 'sender', internal: false, text: written.message }])
  expect((await audited()).at(-1)).toBe('ticket.opened')
})

test('the team gets the message and answers to the sender, who gets a copy in the language of the page', async () => {
  const { number } = await makeContact()
  expect(await mailed()).toEqual(['ticket-opened kontakt@aulario.example', 'ticket-received ada@post.example'])
  expect(await mailTo('kontakt@aulario.example', 'ticket-opened')).toMatchObject({
    locale: 'de',
    replyTo: 'ada@post.example',
    props: { number, text: written.message },
  })
  expect(await mailTo('ada@post.example', 'ticket-received')).toMatchObject({
    locale: 'fr',
    replyTo: 'kontakt@aulario.example',
    props: { number, url: '' },
  })
})

test('a copy leads nobody anywhere unless the address is known to be the sender’s own', async () => {
  const message = 'Gewinn unter https://spam.example abholen. '.repeat(30).trim()
  await makeContact({ message, email: 'victim@post.example' })
  const { text, cut } = (await mailTo('victim@post.example', 'ticket-received')).props
  expect([text?.length, text?.includes('spam'), cut]).toEqual([expect.toSatisfy((many) => many < 620), false, true])
  const me = await makeAccount()
  const session = { userId: me.id, role: 'user' as const, email: me.email }
  await sendContact({ ...written, message, email: me.email }, { ...nobody, session })
  expect((await mailTo(me.email, 'ticket-received')).props).toMatchObject({ text: message, cut: false })
  await sendContact({ ...written, message, email: 'other@post.example' }, { ...nobody, session })
  expect((await mailTo('other@post.example', 'ticket-received')).props).toMatchObject({ cut: true })
})

test('what a program filled in is dropped, and it does not learn that', async () => {
  await expect(sendContact({ ...written, website: 'https://spam.example' }, nobody)).resolves.toBeUndefined()
  await expect(sendRequest({ ...requested, website: 'x' }, nobody)).resolves.toBeUndefined()
  expect([await tickets(), await mailed()]).toEqual([[], []])
})

test('the same message twice, even at once, is one case with one mail each', async () => {
  await Promise.all([sendContact(written, nobody), sendContact({ ...written, email: 'ADA@post.example' }, nobody)])
  expect([(await tickets()).length, (await mailed()).length, (await messages()).length]).toEqual([1, 2, 1])
  await makeContact({ message: 'Noch eine Frage, eine andere.' })
  expect(await tickets()).toHaveLength(2)
  await db()
    .updateTable('tickets')
    .set({ created_at: new Date(Date.now() - 2 * HOUR) })
    .execute()
  await makeContact()
  expect(await tickets()).toHaveLength(3)
})

test('an address gets few copies a day, and a network sends no more than a few an hour', async () => {
  for (let count = 0; count < 5; count++) await makeContact({ message: `Frage Nummer ${count}.` })
  await expect(makeContact({ message: 'Frage Nummer 5.' })).rejects.toMatchObject({ code: 'too_many_attempts' })
  for (let count = 0; count < 15; count++) await makeContact({ email: `victim-${count}@post.example` })
  const last = makeContact({ email: 'victim-15@post.example' })
  await expect(last).rejects.toMatchObject({ code: 'too_many_attempts', retryAfter: expect.any(Number) })
  const elsewhere = { ...nobody, visitor: { ...visitor, address: '198.51.100.9' } }
  await sendContact({ ...written, email: 'victim-15@post.example' }, elsewhere)
  expect(await tickets()).toHaveLength(21)
})

test('somebody named in a review says where and what for, and hears within 30 days', async () => {
  await sendRequest(requested, nobody)
  const [ticket] = await tickets()
  expect(ticket).toMatchObject({
    kind: 'named_person',
    wish: 'removal',
    subject: requested.address,
    consent_version: null,
  })
  expect(ticket!.due_at.getTime() - ticket!.created_at.getTime()).toBe(30 * 24 * HOUR)
  expect(await mailTo('ada@post.example', 'ticket-received')).toMatchObject({
    props: { group: 'named_person', due: ticket!.due_at.toISOString() },
  })
})

test('a stranger who typed an address five times does not lock its owner out, and many together leave a reserve', async () => {
  const from = (address: string, message: string) =>
    sendContact({ ...written, message }, { ...nobody, visitor: { ...visitor, address } })
  for (let network = 0; network < 4; network++)
    for (let count = 0; count < 5; count++) await from(`198.51.100.${network}`, `Frage ${network} Nummer ${count}.`)
  await expect(from('198.51.100.0', 'Frage zu viel, gleich.')).rejects.toMatchObject({ code: 'too_many_attempts' })
  await from('203.0.113.99', 'Eine Frage der Person selbst.')
  await expect(from('203.0.113.99', 'Und noch eine Frage mehr.')).rejects.toMatchObject({ code: 'too_many_attempts' })
})
