import { afterEach, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { db } from '#db/client.ts'
import { closeAnsweredTickets } from './close-answered-tickets.server.ts'
import { sendRequest } from './open/send-contact.server.ts'
import { makeContact, messages, nobody, removeTickets, tickets, written } from './testing/tickets.ts'
import { ticketAnswerData, ticketData } from './ticket-data.server.ts'

afterEach(removeTickets)

const DAY = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY)
type Change = { kind?: string; wish?: string; state?: string; created_at?: Date; answered_at?: Date; closed_at?: Date }
const change = (values: Change) => db().updateTable('tickets').set(values).execute()
const erase = (userId: string) =>
  db()
    .transaction()
    .execute((trx) => ticketData.erase!(trx, userId))

test('a message of the contact form is removed after twelve months, whatever became of it', async () => {
  await makeContact()
  await change({ created_at: ago(360) })
  expect(await removeExpired('tickets')).toBe(0)
  await change({ created_at: ago(367) })
  expect([await removeExpired('tickets'), await tickets(), await messages()]).toEqual([1, [], []])
})

test.each([
  [{ kind: 'priority' }, 360, 367],
  [{ kind: 'named_person', wish: 'access' }, 1090, 1097],
])('%j is kept from its end on', async (values, kept, removed) => {
  await makeContact()
  await change({ ...values, created_at: ago(2000) })
  expect(await removeExpired('tickets')).toBe(0)
  await change({ state: 'closed', closed_at: ago(kept) })
  expect(await removeExpired('tickets')).toBe(0)
  await change({ closed_at: ago(removed) })
  expect(await removeExpired('tickets')).toBe(1)
})

test('an answered case ends after 30 days of silence', async () => {
  await makeContact()
  expect(await closeAnsweredTickets()).toBe(0)
  await change({ state: 'answered', answered_at: ago(29) })
  expect(await closeAnsweredTickets()).toBe(0)
  await change({ answered_at: ago(31) })
  expect([await closeAnsweredTickets(), (await tickets())[0]?.state]).toEqual([1, 'closed'])
})

test('the export holds own cases with answers, never notes; with the account they go', async () => {
  const [me, staff] = [await makeAccount(), await makeAccount()]
  const session = { userId: me.id, role: 'user' as const, email: me.email }
  const { id } = await makeContact()
  await db().updateTable('tickets').set({ user_id: me.id }).execute()
  const said = { ticket_id: id, author: 'team', author_id: staff.id }
  await db()
    .insertInto('ticket_messages')
    .values([
      { ...said, text: 'Schwierig.', internal: true },
      { ...said, text: 'So geht es.' },
    ])
    .execute()
  const request = { ...written, address: 'Schule am See', wish: 'access' as const, message: 'Was steht dort?' }
  await sendRequest(request, { ...nobody, session })
  expect(await ticketData.read(me.id)).toMatchObject([
    { kind: 'contact', messages: [{ text: written.message }, { text: 'So geht es.' }] },
    { kind: 'named_person', messages: [{ text: 'Was steht dort?' }] },
  ])
  expect(await ticketAnswerData.read(staff.id)).toMatchObject([{ text: 'Schwierig.' }, { text: 'So geht es.' }])
  expect([await ticketData.read(staff.id), await ticketAnswerData.read(me.id)]).toEqual([[], []])
  await erase(me.id)
  await db().deleteFrom('users').execute()
  expect(await tickets()).toMatchObject([{ kind: 'named_person', user_id: null, sender_name: 'Ada Lovelace' }])
})

test('what the team said stays when somebody leaves it', async () => {
  const staff = await makeAccount()
  const { id } = await makeContact()
  const said = { ticket_id: id, author: 'team', author_id: staff.id, text: 'So geht es.' }
  await db().insertInto('ticket_messages').values(said).execute()
  await db().deleteFrom('users').execute()
  expect((await messages()).at(-1)?.text).toBe('So geht es.')
})
