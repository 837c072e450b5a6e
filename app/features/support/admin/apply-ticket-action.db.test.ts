import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, visitor } from '#app/features/accounts/testing/accounts.ts'
import { takeLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import { makePremiumSchool, removeSchools } from '#app/features/enquiries/testing/premium-school.ts'
import { db } from '#db/client.ts'
import { requestSupport } from '../open/request-support.server.ts'
import { replyToTicket } from '../own-tickets/reply-to-ticket.server.ts'
import { audited, mailed, mailTo, makeContact, messages, removeTickets, tickets } from '../testing/tickets.ts'
import { applyTicketAction } from './apply-ticket-action.server.ts'
import { viewTicket } from './view-ticket.server.ts'

let anna: { userId: string; role: 'moderator' }
let ben: { userId: string; role: 'moderator' }
let id: string
beforeEach(async () => {
  anna = { userId: (await makeAccount({ role: 'moderator' })).id, role: 'moderator' }
  ben = { userId: (await makeAccount({ role: 'moderator' })).id, role: 'moderator' }
  id = (await makeContact()).id
})
afterEach(async () => {
  await db().deleteFrom('case_locks').execute()
  await removeTickets()
  await removeSchools()
})

const seen = async () => (await viewTicket(id))!.seen
const answer = async (staff = anna, mark?: string, text = 'So geht es.') =>
  applyTicketAction(staff, id, { intent: 'answer', text, seen: mark ?? (await seen()) })

test('an answer goes to the sender in the language of the message, with its number, and answers reach the team', async () => {
  await answer()
  expect((await tickets())[0]).toMatchObject({ state: 'answered', answered_at: expect.any(Date), closed_at: null })
  const { number } = (await tickets())[0]!
  expect(await mailTo('ada@post.example', 'ticket-answered')).toMatchObject({
    locale: 'fr',
    replyTo: 'kontakt@aulario.example',
    props: { number, text: 'So geht es.', url: '' },
  })
  expect((await messages()).at(-1)).toEqual({ author: 'team', internal: false, text: 'So geht es.' })
  expect((await audited()).at(-1)).toBe('ticket.answered')
})

test('of two who answer at once the second is told, and then both answers stand', async () => {
  const mark = await seen()
  const both = await Promise.allSettled([answer(anna, mark, 'Eins.'), answer(ben, mark, 'Zwei.')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'ticket_moved' } })
  await answer(ben, undefined, 'Drei.')
  expect((await messages()).filter(({ author }) => author === 'team')).toHaveLength(2)
  expect((await mailed()).filter((mail) => mail.startsWith('ticket-answered'))).toHaveLength(2)
})

test('an answer to a case in somebody else’s hand waits until it is free', async () => {
  await takeLock(ben, { kind: 'ticket', id })
  await expect(answer()).rejects.toMatchObject({ code: 'case_locked' })
  expect([(await messages()).length, (await tickets())[0]?.state]).toEqual([1, 'open'])
  await answer(ben)
  await applyTicketAction(anna, id, { intent: 'close', seen: await seen() })
})

test('what the sender writes meanwhile is never closed unread', async () => {
  const { userId, email } = await makePremiumSchool('a')
  const asked = { way: 'live_chat', schoolId: 'a', subject: 'Logo', message: 'Es lädt nicht hoch.' } as const
  const session = { userId, role: 'user', email, fullName: '' } as const
  const opened = await requestSupport(session, asked, { visitor, locale: 'it' })
  id = opened.id
  const mark = await seen()
  await replyToTicket(userId, opened.number, 'Doch, jetzt.', visitor)
  await expect(applyTicketAction(anna, id, { intent: 'close', seen: mark })).rejects.toMatchObject({
    code: 'ticket_moved',
  })
  await answer()
  const bell = await db().selectFrom('notifications').select(['user_id', 'kind', 'path']).execute()
  expect(bell).toEqual([{ user_id: userId, kind: 'ticket', path: `/dashboard/support/${opened.number}` }])
  expect((await mailTo(email, 'ticket-answered')).props.url).toMatch(`/it/dashboard/support/${opened.number}`)
})

test('a note stays in the team, sends nothing and changes no state', async () => {
  const before = await mailed()
  await Promise.all(
    [anna, ben].map((staff) => applyTicketAction(staff, id, { intent: 'note', text: 'Rückfrage läuft.' })),
  )
  expect((await messages()).filter(({ internal }) => internal)).toHaveLength(2)
  expect([await mailed(), (await tickets())[0]?.state]).toEqual([before, 'open'])
  expect((await audited()).slice(-2)).toEqual(['ticket.noted', 'ticket.noted'])
})

test('a case is ended and opened again with its whole time', async () => {
  await applyTicketAction(anna, id, { intent: 'close', seen: await seen() })
  expect((await tickets())[0]).toMatchObject({ state: 'closed', closed_at: expect.any(Date) })
  await db()
    .updateTable('tickets')
    .set({ due_at: new Date(0) })
    .execute()
  await applyTicketAction(ben, id, { intent: 'reopen', seen: await seen() })
  const [ticket] = await tickets()
  expect([ticket?.state, ticket?.closed_at]).toEqual(['open', null])
  expect(ticket!.due_at.getTime()).toBeGreaterThan(Date.now() + 71 * 3_600_000)
})

test('there is nothing to do with a case that is not there', async () => {
  const change = { intent: 'note', text: 'X' } as const
  await expect(applyTicketAction(anna, crypto.randomUUID(), change)).rejects.toMatchObject({ code: 'ticket_unknown' })
  expect(await viewTicket(crypto.randomUUID())).toBeUndefined()
})
