import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { makePremiumSchool, removeSchools } from '#app/features/enquiries/testing/premium-school.ts'
import { messages, removeTickets, tickets } from '#app/features/support/testing/tickets.ts'
import * as adminTicket from '../../admin/tickets/ticket.tsx'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import * as support from './support.tsx'
import * as ticket from './ticket.tsx'

let mine: string
let others: string
beforeEach(async () => {
  mine = await signedIn((await makePremiumSchool('a')).email)
  others = await signedIn((await makePremiumSchool('b')).email)
})
afterEach(async () => {
  await removeTickets()
  await removeSchools()
})

type Handler = (args: never) => unknown
const answer = async (handler: Handler, ...[path, asked]: Parameters<typeof routeArgs>) =>
  resultOf(await Promise.resolve(handler(routeArgs(path, asked))).catch((thrown: unknown) => thrown))

const form = { intent: 'support', way: 'priority', schoolId: 'a', subject: 'Logo', message: 'Es lädt nicht hoch.' }
const send = (change: Record<string, string> = {}, cookie: string | undefined = mine) =>
  answer(support.action, '/fr/dashboard/support', { cookie, form: { ...form, ...change } })
const open = async () => {
  await send()
  return (await tickets())[0]!
}

test('a request leads to its page, which says that it was sent', async () => {
  const sent = await send()
  const [{ number } = { number: '' }] = await tickets()
  expect([sent.status, sent.location]).toEqual([302, `/fr/dashboard/support/${number}`])
  expect(sent.cookies[0]).toContain('message=supportSent')
})

test('an invalid request is refused beside its fields, and keeps the values typed', async () => {
  const refused = await send({ way: 'phone', subject: ' ', message: 'Kurz', phone: '12' })
  expect(refused).toMatchObject({ status: 400, data: { result: { initialValue: { message: 'Kurz' } } } })
  expect(refused.data?.result?.error).toEqual({
    phone: ['support.phone.missing'],
    subject: ['support.subject.missing'],
    message: ['contactFields.message.tooShort'],
  })
  expect((await send({ way: 'pigeon' })).status).toBe(400)
  expect((await send({ schoolId: 'b' })).data?.code).toBe('school_not_yours')
  expect((await send({}, '')).data?.code).toBe('session_missing')
  expect(await tickets()).toEqual([])
})

test('only its author sees a ticket', async () => {
  const { number } = await open()
  const path = `/fr/dashboard/support/${number}`
  const asked = { params: { number } }
  expect((await answer(ticket.loader, path, { ...asked, cookie: mine })).status).toBe(200)
  expect((await answer(ticket.loader, path, { ...asked, cookie: others })).status).toBe(404)
  for (const intent of ['reply', 'close']) {
    const theirs = { ...asked, cookie: others, form: { intent, message: 'Hallo' } }
    expect(await answer(ticket.action, path, theirs)).toMatchObject({ status: 404, data: { code: 'ticket_unknown' } })
    const nobodys = { ...asked, form: { intent, message: 'Hallo' } }
    expect((await answer(ticket.action, path, nobodys)).data?.code).toBe('session_missing')
  }
  const empty = await answer(ticket.action, path, { ...asked, cookie: mine, form: { intent: 'reply', message: ' ' } })
  expect(empty.data?.result?.error).toEqual({ message: ['ticket.message.missing'] })
  expect([await messages(), (await tickets())[0]?.state]).toMatchObject([[{ text: form.message }], 'open'])
})

test('only the team sees the admin, which rejects unknown values', async () => {
  const { id } = await open()
  const path = `/admin/tickets/${id}`
  const asked = { params: { id } }
  const note = { intent: 'note', text: 'Schwierig.' }
  expect((await answer(adminTicket.loader, path, { ...asked, cookie: mine })).status).toBe(404)
  expect((await answer(adminTicket.action, path, { ...asked, cookie: mine, form: note })).status).toBe(403)
  const unsafe = await signedIn((await makeAccount({ role: 'moderator' })).email)
  // Without the second factor a moderator has no more rights than anyone else.
  expect((await answer(adminTicket.action, path, { ...asked, cookie: unsafe, form: note })).status).toBe(403)
  expect((await answer(adminTicket.action, path, { ...asked, cookie: mine, form: { intent: 'burn' } })).status).toBe(
    400,
  )
  expect(await messages()).toHaveLength(1)
})
