import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { makeAccount, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { removeWithdrawals, withdrawalData } from '../billing-data.server.ts'
import { issueInvoice } from '../invoices/issue/issue-invoice.server.ts'
import { makeOrder } from '../testing/orders.ts'
import { acceptWithdrawal, listOpenWithdrawals, refuseWithdrawal } from './decide-withdrawal.server.ts'
import { declareWithdrawal } from './declare-withdrawal.server.ts'

const SOON = new Date(Date.now() + 86_400_000)
const inTime = { paid_at: new Date(), guaranteed_until: SOON, refundable_until: SOON }
let adminId: string
beforeEach(async () => {
  await db().deleteFrom('withdrawals').execute()
  await db().deleteFrom('attempt_counts').execute()
  await sql`delete from pgboss.job`.execute(db())
  adminId = (await makeAccount({ role: 'admin' })).id
})

const declare = (contract: string | number, changed: { name?: string; email?: string } = {}) =>
  declareWithdrawal(
    { name: 'Ada Lovelace', email: 'kasse@koeln.example', contract: String(contract), ...changed },
    { visitor, locale: 'fr' },
  )
const refundOf = async (id: string) =>
  (await db().selectFrom('orders').select('refund_reason').where('id', '=', id).executeTakeFirstOrThrow()).refund_reason
const states = async () => (await db().selectFrom('withdrawals').select('state').execute()).map(({ state }) => state)

test('a withdrawal in time by whom the order names gives the money back, and is confirmed by mail', async () => {
  const order = await makeOrder(inTime)
  const { number, receivedAt } = await declare(`Bestellung ${order.number}`, { name: ' ada  LOVELACE' })
  expect([await refundOf(order.id), await states()]).toEqual(['withdrawal', ['accepted']])
  const [mail] = await waitingMails()
  expect(mail).toMatchObject({
    ...{ template: 'withdrawal-received', to: 'kasse@koeln.example', locale: 'fr' },
    props: { number, at: receivedAt.toISOString(), contract: `Bestellung ${order.number}` },
  })
})

test('the number of the invoice names the order as well, and the organisation its buyer', async () => {
  const order = await makeOrder(inTime)
  await issueInvoice({ orderId: order.id })
  const { number } = await db()
    .selectFrom('invoices')
    .select('number')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  await declare(number.toLowerCase(), { name: 'Stadt Koln' })
  expect(await refundOf(order.id)).toBe('withdrawal')
})

test.each([
  ['another address', { email: 'stranger@post.example' }],
  ['another name', { name: 'Mallory' }],
  ['a name without letters', { name: '?' }],
])('%s ends nobody’s contract: a person looks, and the answer is the same', async (_, changed) => {
  const order = await makeOrder({ ...inTime, buyer_organisation: '' })
  const answer = await declare(order.number, changed)
  const unknown = await declare('99999999', changed)
  expect(Object.keys(answer)).toEqual(Object.keys(unknown))
  expect([await refundOf(order.id), await states()]).toEqual([null, ['open', 'open']])
  expect((await waitingMails()).map(({ template }) => template)).toEqual(['withdrawal-received', 'withdrawal-received'])
})

test('after the thirty days a person decides', async () => {
  const order = await makeOrder({ ...inTime, refundable_until: new Date(Date.now() - 1000) })
  await declare(order.number)
  expect(await refundOf(order.id)).toBeNull()
  const [open] = await listOpenWithdrawals()
  expect(String(open?.orderNumber)).toBe(String(order.number))
  await acceptWithdrawal(adminId, open!.id, String(open?.orderNumber))
  expect([await refundOf(order.id), await states()]).toEqual(['withdrawal', ['accepted']])
  await expect(refuseWithdrawal(adminId, open!.id, 'X')).rejects.toMatchObject({ code: 'already_decided' })
})

test('an open invoice is cancelled, with a credit note to come', async () => {
  const order = await makeOrder({ state: 'invoiced', provider: 'invoice' })
  await declare(order.number)
  const { state } = await db().selectFrom('orders').select('state').where('id', '=', order.id).executeTakeFirstOrThrow()
  const { rows } = await sql<{ name: string }>`select name from pgboss.job where name = 'issue_credit_note'`.execute(
    db(),
  )
  expect([state, rows.length]).toEqual(['revoked', 1])
})

test('an order that is not there or has nothing to undo is not followed, and a refusal tells why', async () => {
  const order = await makeOrder({ state: 'failed' })
  await declare('Irgendwas mit Schule')
  const [open] = await listOpenWithdrawals()
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

test('sent again it is the same withdrawal, and many of them are too many', async () => {
  const first = await declare('Vertrag 1')
  expect((await declare('Vertrag 1')).number).toBe(first.number)
  expect(await waitingMails()).toHaveLength(1)
  await Promise.all([1, 2, 3].map((count) => declare(`Vertrag ${count + 1}`)))
  await expect(declare('Vertrag 9')).rejects.toMatchObject({ code: 'too_many_attempts' })
}, 30_000)

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
  expect(await removeWithdrawals()).toBe(0)
  await db()
    .updateTable('withdrawals')
    .set({ received_at: sql<Date>`date_trunc('year', now()) - interval '3 years 1 day'` })
    .execute()
  expect([await removeWithdrawals(), await withdrawalData.read(account.id)]).toEqual([1, []])
})
