import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inConstantTime } from '#app/core/constant-time.server.ts'
import { makeAccount, tokenIn, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { db } from '#db/client.ts'
import * as audit from '#db/record-audit.ts'
import { withdrawalData } from '../billing-data.server.ts'
import { issueInvoice } from '../invoices/issue-invoice.server.ts'
import { makeOrder } from '../testing/orders.ts'
import { confirmWithdrawal, findLinkedWithdrawal } from './confirm-withdrawal.server.ts'
import { acceptWithdrawal, refuseWithdrawal } from './decide-withdrawal.server.ts'
import { DECLARATIONS_PER_PAGE } from './declaration.schema.ts'
import { declareWithdrawal } from './declare-withdrawal.server.ts'
import { listOpenWithdrawals } from './list-open-withdrawals.server.ts'
import { matchBuyer, readOrderReference } from './match-order.server.ts'
import { withdrawalSchema } from './withdrawal.schema.ts'

// The first paper starts the process that makes them.

// Only the test of the time waits for it.
vi.mock('#app/core/constant-time.server.ts', () => ({ inConstantTime: vi.fn((work: () => unknown) => work()) }))

const SOON = new Date(Date.now() + 86_400_000)
const inTime = { paid_at: new Date(), guaranteed_until: SOON, refundable_until: SOON }
let adminId: string
afterEach(() => void vi.restoreAllMocks())
beforeEach(async () => {
  await db().deleteFrom('withdrawals').execute()
  await db().deleteFrom('attempt_counts').execute()
  await sql`delete from pgboss.job`.execute(db())
  adminId = (await makeAccount({ role: 'admin' })).id
})

const declare = (
  contract: string | number,
  changed: { name?: string; email?: string } = {},
  userId: string | null = null,
) =>
  declareWithdrawal(
    { name: 'Ada Lovelace', email: 'kasse@koeln.example', contract: String(contract), ...changed },
    { visitor, locale: 'fr', userId },
  )
const orderNow = async (id: string) =>
  await db().selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const refundOf = async (id: string) => (await orderNow(id)).refund_reason
const states = async () =>
  (await db().selectFrom('withdrawals').select('state').orderBy('number').execute()).map(({ state }) => state)
const jobs = async (name: string) =>
  (await sql`select 1 from pgboss.job where name = ${name}`.execute(db())).rows.length
const templates = async () => (await waitingMails()).map(({ template }) => template).sort()
/** Returns the token of the newest link that was mailed to the buyer. */
const mailedToken = async () =>
  tokenIn((await waitingMails()).find(({ template }) => template === 'withdrawal-link')?.props.url)
const used = { code: 'link_used' }

test('a withdrawal is confirmed by mail at once, and takes effect by the link that the address on the order gets', async () => {
  const order = await makeOrder(inTime)
  const { number, receivedAt, done } = await declare(`Bestellung ${order.number}`, { email: 'ada@privat.example' })
  expect([done, await refundOf(order.id), await states()]).toEqual([false, null, ['open']])
  const mails = await waitingMails()
  expect(mails.find(({ template }) => template === 'withdrawal-received')).toMatchObject({
    to: 'ada@privat.example',
    locale: 'fr',
    props: { number, at: receivedAt.toISOString(), contract: `Bestellung ${order.number}`, done: false },
  })
  expect(mails.find(({ template }) => template === 'withdrawal-link')).toMatchObject({
    to: 'kasse@koeln.example',
    locale: 'de',
    props: { number: String(order.number), at: receivedAt.toISOString() },
  })
  const token = await mailedToken()
  expect(await findLinkedWithdrawal(token)).toMatchObject({ isDone: false, number: String(order.number) })
  expect(await refundOf(order.id)).toBeNull()
  await confirmWithdrawal(token)
  expect([await refundOf(order.id), await states()]).toEqual(['withdrawal', ['accepted']])
  expect(await findLinkedWithdrawal(token)).toMatchObject({ isDone: true })
})

test('only the hash of a link is kept', async () => {
  const order = await makeOrder(inTime)
  await declare(order.number)
  const token = await mailedToken()
  const { link_hash } = await db().selectFrom('withdrawals').select('link_hash').executeTakeFirstOrThrow()
  expect([link_hash?.length, link_hash?.includes(Buffer.from(token))]).toEqual([32, false])
})

test('pressed twice, or at the same time, the link gives the money back once', async () => {
  const order = await makeOrder({ ...inTime, payment_id: crypto.randomUUID() })
  await declare(order.number)
  const token = await mailedToken()
  await Promise.all([1, 2, 3].map(() => confirmWithdrawal(token)))
  await confirmWithdrawal(token)
  const audited = await db()
    .selectFrom('audit_entries')
    .select(['action', 'actor_role'])
    .where('subject_id', '=', order.id)
    .execute()
  expect(audited).toEqual([{ action: 'order.refund_requested', actor_role: 'visitor' }])
  expect(await jobs('refund_payment')).toBe(1)
})

test('what breaks off halfway leaves everything as it was, and the link goes on', async () => {
  const order = await makeOrder({ ...inTime, payment_id: crypto.randomUUID() })
  await declare(order.number)
  const token = await mailedToken()
  const { recordAudit } = audit
  vi.spyOn(audit, 'recordAudit').mockImplementation(async (trx, actor, entry) => {
    if (entry.action === 'withdrawal.confirmed') throw new Error('killed')
    await recordAudit(trx, actor, entry)
  })
  await expect(confirmWithdrawal(token)).rejects.toThrow('killed')
  vi.restoreAllMocks()
  expect([await refundOf(order.id), await states(), await jobs('refund_payment')]).toEqual([null, ['open'], 0])
  await confirmWithdrawal(token)
  expect([await refundOf(order.id), await states(), await jobs('refund_payment')]).toEqual([
    'withdrawal',
    ['accepted'],
    1,
  ])
})

test('a link undoes its own order and no other', async () => {
  const [mine, other] = [await makeOrder(inTime), await makeOrder({ ...inTime, buyer_email: 'andere@post.example' })]
  await declare(mine.number)
  await declare(other.number)
  const link = (await waitingMails()).find(({ to }) => to === 'andere@post.example')
  await confirmWithdrawal(tokenIn(link?.props.url))
  expect([await refundOf(mine.id), await refundOf(other.id)]).toEqual([null, 'withdrawal'])
})

test.each(['', 'x', 'x'.repeat(100)])('the token %j leads nowhere', async (token) => {
  await expect(confirmWithdrawal(token)).rejects.toMatchObject(used)
  expect(await findLinkedWithdrawal(token)).toBeUndefined()
})

test('what counts is when it was declared: the link works after the time for it, and no longer than thirty days', async () => {
  const order = await makeOrder(inTime)
  await declare(order.number)
  const token = await mailedToken()
  const { received_at, link_expires_at } = await db().selectFrom('withdrawals').selectAll().executeTakeFirstOrThrow()
  expect(link_expires_at!.getTime() - received_at.getTime()).toBe(30 * 86_400_000)
  const late = { refundable_until: new Date(received_at.getTime() + 1) }
  await db().updateTable('orders').set(late).where('id', '=', order.id).execute()
  await db().updateTable('withdrawals').set({ link_expires_at: new Date() }).execute()
  expect(await findLinkedWithdrawal(token)).toBeUndefined()
  await expect(confirmWithdrawal(token)).rejects.toMatchObject(used)
  expect([await refundOf(order.id), await states()]).toEqual([null, ['open']])
  await db().updateTable('withdrawals').set({ link_expires_at: SOON }).execute()
  await confirmWithdrawal(token)
  expect(await refundOf(order.id)).toBe('withdrawal')
})

test.each([
  ['refunded', { state: 'refunded', refunded_at: new Date() }],
  ['asked back by its buyer', { refund_requested_at: new Date(), refund_reason: 'money_back' }],
  ['disputed', { state: 'disputed' }],
  ['revoked', { state: 'revoked' }],
])('an order that is %s ends the link, and the declaration waits for a person', async (_, changed) => {
  const order = await makeOrder(inTime)
  await declare(order.number)
  const token = await mailedToken()
  await db().updateTable('orders').set(changed).where('id', '=', order.id).execute()
  const before = await orderNow(order.id)
  expect(await findLinkedWithdrawal(token)).toBeUndefined()
  await expect(confirmWithdrawal(token)).rejects.toMatchObject(used)
  expect([await orderNow(order.id), await states()]).toEqual([before, ['open']])
  await sql`delete from pgboss.job`.execute(db())
  await declare(order.number, { name: 'ADA Lovelace' })
  expect(await templates()).toEqual(['withdrawal-received'])
})

test('a refused withdrawal cannot be carried out by its link', async () => {
  const order = await makeOrder(inTime)
  await declare(order.number)
  const [open] = (await listOpenWithdrawals()).withdrawals
  const token = await mailedToken()
  await refuseWithdrawal(adminId, open!.id, 'X')
  await expect(confirmWithdrawal(token)).rejects.toMatchObject(used)
  expect(await refundOf(order.id)).toBeNull()
})

test('the signed-in buyer needs no link, whatever name and address the form names', async () => {
  const { id } = await makeAccount()
  const order = await makeOrder({ ...inTime, buyer_id: id })
  const receipt = await declare(order.number, { name: 'Frau L.', email: 'anders@post.example' }, id)
  expect([receipt.done, await refundOf(order.id), await states()]).toEqual([true, 'withdrawal', ['accepted']])
  expect(await templates()).toEqual(['withdrawal-received'])
  expect((await declare(order.number, { name: 'Frau L.', email: 'anders@post.example' }, id)).done).toBe(true)
  expect(await jobs('send_mail')).toBe(1)
})

test('who declared before signing in declares the same again, and it counts from the first time', async () => {
  const { id } = await makeAccount()
  const order = await makeOrder({ ...inTime, buyer_id: id })
  const first = await declare(order.number)
  await declare(order.number, { name: 'Ada Lovelace, Köln' })
  const again = await declare(order.number, {}, id)
  expect(again).toMatchObject({ number: first.number, receivedAt: first.receivedAt, done: true })
  expect([await refundOf(order.id), await states()]).toEqual(['withdrawal', ['accepted', 'accepted']])
})

test('somebody else who is signed in is a stranger', async () => {
  const order = await makeOrder({ ...inTime, buyer_id: (await makeAccount()).id })
  const { done } = await declare(order.number, {}, (await makeAccount()).id)
  expect([done, await refundOf(order.id), await states()]).toEqual([false, null, ['open']])
  expect(await templates()).toEqual(['withdrawal-link', 'withdrawal-received'])
})

test('four clicks at once are one withdrawal with one receipt and one link', async () => {
  const order = await makeOrder(inTime)
  await Promise.all([1, 2, 3, 4].map(() => declare(order.number)))
  expect([await states(), await templates()]).toEqual([['open'], ['withdrawal-link', 'withdrawal-received']])
})

test('the number of the invoice names the order as well', async () => {
  const order = await makeOrder(inTime)
  await issueInvoice({ orderId: order.id })
  const { number } = await db()
    .selectFrom('invoices')
    .select('number')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  await declare(number.toLowerCase(), { name: 'Stadt Koln' })
  await confirmWithdrawal(await mailedToken())
  expect(await refundOf(order.id)).toBe('withdrawal')
})

test.each([
  ['Bestellung 428 193 706', { number: 428193706 }],
  ['428-193-706', { number: 428193706 }],
  ['428193706 vom 21.11.2026', { number: 428193706 }],
  ['Nr. 10001', { number: 10001 }],
  ['Bestellung 10001, Rechnung t-2026-000007', { invoice: 'T-2026-000007' }],
  ['Schule am See, gestern', undefined],
  ['42819370600', undefined],
])('%s names an order', (text, named) => {
  expect(readOrderReference(text)).toEqual(named)
})

test.each([
  [' ada  LOVELACE', true],
  ['Adá Lovelace', true],
  ['Stadt Köln', false],
  ['?', false],
])('the name %j fits its buyer: %s', (name, fits) => {
  const order = { buyer_email: 'Kasse@koeln.example', buyer_name: 'Ada Lovelace', buyer_organisation: 'Stadt Köln' }
  expect(matchBuyer(order, { email: 'kasse@Koeln.example', name })).toEqual({ email: true, name: fits })
  expect(matchBuyer({ buyer_email: '', buyer_name: '' }, { email: 'x@y.example', name })).toEqual({
    email: false,
    name: false,
  })
})

test.each([
  ['everything fits', {}, 'all', ['withdrawal-link', 'withdrawal-received']],
  ['the name is another', { name: 'Stadt Köln' }, 'email', ['withdrawal-link', 'withdrawal-received']],
  ['the address is another', { email: 'stranger@post.example' }, 'name', ['withdrawal-link', 'withdrawal-received']],
  ['both are others', { email: 'stranger@post.example', name: 'Mallory' }, 'number', ['withdrawal-received']],
])('when %s nothing is undone, the answer is the same, and a person sees what fits', async (_, changed, fit, mails) => {
  const order = await makeOrder(inTime)
  const answer = await declare(order.number, changed)
  const told = await templates()
  const unknown = await declare('999999990', changed)
  const { number: _1, receivedAt: _2, contract: _3, ...said } = answer
  const { number: _4, receivedAt: _5, contract: _6, ...saidOfNone } = unknown
  expect(said).toEqual(saidOfNone)
  expect([await refundOf(order.id), await states(), told]).toEqual([null, ['open', 'open'], mails])
  const open = (await listOpenWithdrawals()).withdrawals
  expect(open.map((one) => [one.fit, one.linkUntil !== null])).toEqual([
    [fit, fit !== 'number'],
    ['nothing', false],
  ])
})

test('the answer takes the same time whether there is such an order or not', async () => {
  const order = await makeOrder(inTime)
  const real = await vi.importActual<{ inConstantTime: typeof inConstantTime }>('#app/core/constant-time.server.ts')
  for (const contract of [order.number, 999999990]) {
    vi.mocked(inConstantTime).mockImplementationOnce(real.inConstantTime)
    const began = performance.now()
    await declare(contract)
    expect(performance.now() - began).toBeGreaterThanOrEqual(395)
  }
})

test('one buyer gets five links a day, however many declare something', async () => {
  const order = await makeOrder(inTime)
  for (let count = 1; count <= 6; count++) {
    await db().deleteFrom('attempt_counts').execute()
    await declare(order.number, { email: `person-${count}@post.example` })
  }
  expect((await templates()).filter((template) => template === 'withdrawal-link')).toHaveLength(5)
  expect(await states()).toHaveLength(6)
})

test('after the thirty days a person decides', async () => {
  const order = await makeOrder({ ...inTime, refundable_until: new Date(Date.now() - 1000) })
  await declare(order.number)
  expect([await refundOf(order.id), await templates()]).toEqual([null, ['withdrawal-received']])
  const [open] = (await listOpenWithdrawals()).withdrawals
  expect(String(open?.orderNumber)).toBe(String(order.number))
  await acceptWithdrawal(adminId, open!.id, String(open?.orderNumber))
  expect([await refundOf(order.id), await states()]).toEqual(['withdrawal', ['accepted']])
  await expect(refuseWithdrawal(adminId, open!.id, 'X')).rejects.toMatchObject({ code: 'already_decided' })
})

test('an open invoice is cancelled, with a credit note to come', async () => {
  const order = await makeOrder({ state: 'invoiced', provider: 'invoice' })
  await declare(order.number)
  await confirmWithdrawal(await mailedToken())
  expect([(await orderNow(order.id)).state, await jobs('issue_credit_note')]).toEqual(['revoked', 1])
})

test('an order that is not there or has nothing to undo is not followed, and a refusal tells why', async () => {
  const order = await makeOrder({ state: 'failed' })
  await declare('Irgendwas mit Schule')
  const [open] = (await listOpenWithdrawals()).withdrawals
  await expect(acceptWithdrawal(adminId, open!.id, '99999999')).rejects.toMatchObject({ code: 'order_unknown' })
  await expect(acceptWithdrawal(adminId, open!.id, String(order.number))).rejects.toMatchObject({ code: 'order_state' })
  await refuseWithdrawal(adminId, open!.id, 'Es gibt keinen Vertrag.')
  expect(await waitingMails()).toContainEqual(
    expect.objectContaining({
      template: 'withdrawal-refused',
      locale: 'fr',
      props: expect.objectContaining({ reason: 'Es gibt keinen Vertrag.' }),
    }),
  )
})

test('sent again it is the same withdrawal, and many of them from one network are too many', async () => {
  const first = await declare('Vertrag 1')
  expect((await declare('Vertrag 1')).number).toBe(first.number)
  expect(await waitingMails()).toHaveLength(1)
  await Promise.all([1, 2, 3].map((count) => declare(`Vertrag ${count + 1}`)))
  await expect(declare('Vertrag 9')).rejects.toMatchObject({ code: 'too_many_attempts' })
  const elsewhere = { ...visitor, address: '198.51.100.9' }
  const owner = { name: 'Ada Lovelace', email: 'kasse@koeln.example', contract: 'Vertrag 9' }
  await declareWithdrawal(owner, { visitor: elsewhere, locale: 'de', userId: null })
  await declareWithdrawal({ ...owner, contract: 'Vertrag 10' }, { visitor, locale: 'de', userId: adminId })
})

test('names stay as long as claims from them can be made, and people find theirs in the export', async () => {
  const account = await makeAccount({ email: 'wer@post.example' })
  await declare('Vertrag', { email: 'Wer@post.example' })
  expect(await withdrawalData.read(account.id)).toMatchObject([{ contract: 'Vertrag' }])
  await db()
    .updateTable('withdrawals')
    .set({
      state: 'refused',
      decided_at: new Date(),
      received_at: sql<Date>`date_trunc('year', now()) - interval '3 years'`,
    })
    .execute()
  expect(await removeExpired('withdrawals')).toBe(0)
  await db()
    .updateTable('withdrawals')
    .set({ received_at: sql<Date>`date_trunc('year', now()) - interval '3 years 1 day'` })
    .execute()
  expect([await removeExpired('withdrawals'), await withdrawalData.read(account.id)]).toEqual([1, []])
})

test('a flood of declarations does not hide one whose order is known, and all are found page by page', async () => {
  await sql`insert into withdrawals (name, contract, email, locale, received_at)
    select 'Flut', 'Vertrag ' || n, n || '@flut.example', 'de', now() - interval '1 day'
    from generate_series(1, ${DECLARATIONS_PER_PAGE + 5}) n`.execute(db())
  const order = await makeOrder(inTime)
  await declare(order.number)
  const first = await listOpenWithdrawals()
  const second = await listOpenWithdrawals(2)
  expect(first.total).toBe(DECLARATIONS_PER_PAGE + 6)
  expect(first.withdrawals[0]).toMatchObject({ orderNumber: order.number, fit: 'all' })
  expect([first.withdrawals.length, second.withdrawals.length]).toEqual([DECLARATIONS_PER_PAGE, 6])
  const ids = [...first.withdrawals, ...second.withdrawals].map(({ id }) => id)
  expect(new Set(ids).size).toBe(first.total)
})

test('numbers of withdrawals do not count up', async () => {
  const numbers = [await declare('Vertrag 1'), await declare('Vertrag 2')].map(({ number }) => Number(number))
  for (const number of numbers) expect(number).toBeGreaterThanOrEqual(100_000_000)
  expect(Math.abs(numbers[0]! - numbers[1]!)).toBeGreaterThan(1)
})

test('a name that nobody can read is none; unseen characters go', () => {
  const given = { contract: 'Bestellung 1', email: 'ada@post.example' }
  expect(withdrawalSchema.safeParse({ ...given, name: '\u200b\u200b' }).success).toBe(false)
  expect(withdrawalSchema.safeParse({ ...given, name: '12' }).success).toBe(false)
  expect(withdrawalSchema.parse({ ...given, name: ' Ada\u202e  Lovelace ' }).name).toBe('Ada Lovelace')
})

test('strangers in many networks do not lock the owner of an address out', async () => {
  const from = (address: string, contract: string) =>
    declareWithdrawal(
      { name: 'Ada Lovelace', email: 'kasse@koeln.example', contract },
      { visitor: { ...visitor, address }, locale: 'de', userId: null },
    )
  await db().deleteFrom('attempt_counts').execute()
  for (let network = 0; network < 10; network++)
    for (const contract of ['a', 'b']) await from(`198.51.100.${network}`, `Vertrag ${network} ${contract}`)
  await expect(from('198.51.100.0', 'Vertrag x')).rejects.toMatchObject({ code: 'too_many_attempts' })
  await expect(from('203.0.113.77', 'Mein Vertrag')).resolves.toMatchObject({ contract: 'Mein Vertrag' })
})
