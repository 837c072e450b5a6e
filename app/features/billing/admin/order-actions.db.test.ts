import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { issueInvoice } from '../invoices/issue-invoice.server.ts'
import { markPaid, markRefunded, refundByAdmin, revokeOrder } from '../orders/settle/decide-order.server.ts'
import { makeOrder } from '../testing/orders.ts'
import { endGrant, grantPremiumByAdmin, listGrants } from './grants.server.ts'
import { listOrders } from './list-orders.server.ts'
import { decisionsFor } from './order-decisions.ts'
import { ordersQuery, readOrdersAddress } from './orders-address.ts'
import { viewOrder } from './view-order.server.ts'

// The first paper starts the process that makes them.

let adminId: string
beforeAll(async () => {
  adminId = (await makeAccount({ role: 'admin' })).id
})

const listed = async (query: string) =>
  (await listOrders(readOrdersAddress(new URLSearchParams(query)))).orders.map(({ number }) => number)

test('orders are found by their numbers, school, buyer and address, and by nothing else', async () => {
  const order = await makeOrder({
    school_name: '100 % Gymnasium',
    buyer_email: 'kasse@bonn.example',
    state: 'invoiced',
  })
  await makeOrder({ school_id: 'other', school_name: 'Andere', buyer_email: 'x@post.example' })
  await issueInvoice({ orderId: order.id })
  const { number } = await db()
    .selectFrom('invoices')
    .select('number')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  for (const text of [String(order.number), number.toLowerCase(), '100 %', 'kasse@BONN', 'invoiced-school'])
    expect([text, await listed(`q=${encodeURIComponent(text)}`)]).toEqual([text, [String(order.number)]])
  for (const text of ['nothing', "' or 1=1 --", '\\', '%%'])
    expect(await listed(`q=${encodeURIComponent(text)}`)).toEqual([])
  expect(await listed('state=invoiced')).toEqual([String(order.number)])
  expect(await listed('state=overdue')).toEqual([])
})

test('an invoice is overdue from the day after it was to be paid', async () => {
  const order = await makeOrder({ school_id: 'late', state: 'invoiced', provider: 'invoice' })
  await db().insertInto('invoice_series').values({ series: 'A', year: 2020, last: 2 }).execute()
  await db()
    .insertInto('invoices')
    .values({
      series: 'A',
      year: 2020,
      position: 1,
      kind: 'invoice',
      order_id: order.id,
      due_on: '2020-01-31',
      locale: 'de',
      net_cents: 2437,
      vat_cents: 463,
      gross_cents: 2900,
      content: '{}',
      pdf: Buffer.from('x'),
    })
    .execute()
  expect(await listed('state=overdue')).toEqual([String(order.number)])
  await markPaid(adminId, order.id)
  expect(await listed('state=overdue')).toEqual([])
})

test('an address keeps its filter and leaves out what it does not understand', () => {
  const query = { filter: 'overdue', search: 'a&b', page: 3, withdrawals: 2, cancellations: 4 } as const
  expect(readOrdersAddress(new URLSearchParams(ordersQuery(query)))).toEqual(query)
  expect(readOrdersAddress(new URLSearchParams('state=x&page=0&q='))).toEqual({
    filter: '',
    search: '',
    page: 1,
    withdrawals: 1,
    cancellations: 1,
  })
})

test('what the page offers is what the operations take, in every state', async () => {
  const now = new Date()
  const paid = { paid_at: now, guaranteed_until: now, refundable_until: now }
  const refunding = { refund_requested_at: now, refund_reason: 'admin' }
  const cases = [
    { state: 'pending' },
    { state: 'invoiced', provider: 'invoice' },
    { state: 'paid' },
    { state: 'paid', ...refunding },
    { state: 'paid', provider: 'invoice', ...paid, ...refunding },
    { state: 'disputed', ...paid },
    { state: 'revoked', ...paid },
    { state: 'failed' },
  ]
  const take = { 'mark-paid': markPaid, refund: refundByAdmin, 'mark-refunded': markRefunded, revoke: revokeOrder }
  for (const [index, given] of cases.entries()) {
    const make = async () => (await viewOrder((await makeOrder({ ...given, school_id: `case-${index}` })).id))!.order
    for (const decision of decisionsFor(await make())) await take[decision](adminId, (await make()).id)
  }
  const over = await makeOrder({ state: 'failed', school_id: 'over' })
  for (const decide of Object.values(take))
    await expect(decide(adminId, over.id)).rejects.toMatchObject({ code: 'order_state' })
})

test('an order shows who did what to it', async () => {
  const order = await makeOrder({ state: 'invoiced', provider: 'invoice', school_id: 'seen' })
  await issueInvoice({ orderId: order.id })
  await markPaid(adminId, order.id)
  const seen = await viewOrder(order.id)
  expect(seen?.events.map(({ what }) => what)).toEqual(['invoice', 'order.marked_paid'])
  expect(seen?.events[1]?.detail).toBe(`admin ${adminId}`)
  expect([await viewOrder('1'), await viewOrder(crypto.randomUUID())]).toEqual([undefined, undefined])
})

test('premium without an order is given once, seen and ended; that of an order is not ended here', async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'gift' }))
    .execute()
  await grantPremiumByAdmin(adminId, 'gift', 'Pilotschule')
  await expect(grantPremiumByAdmin(adminId, 'gift', 'X')).rejects.toMatchObject({ code: 'already_premium' })
  await expect(grantPremiumByAdmin(adminId, 'none', 'X')).rejects.toMatchObject({ code: 'school_unknown' })
  const [grant] = await listGrants()
  expect(grant).toMatchObject({ schoolId: 'gift', reason: 'Pilotschule' })
  await endGrant(adminId, grant!.id)
  await expect(endGrant(adminId, grant!.id)).rejects.toMatchObject({ code: 'already_decided' })
  const ids = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6']
  await db()
    .insertInto('schools')
    .values(ids.map((id) => schoolRow({ id })))
    .execute()
  const given = await db()
    .insertInto('premium_grants')
    .values(ids.map((id) => ({ school_id: id, reason: 'Pilotschule' })))
    .returning('id')
    .execute()
  await db().updateTable('premium_grants').set({ reason: 'Pilot' }).where('school_id', '=', 'g2').execute()
  const newestFirst = given.map(({ id }) => id).sort((one, other) => other.localeCompare(one))
  expect((await listGrants()).map(({ id }) => id)).toEqual(newestFirst)
  const order = await makeOrder({ state: 'invoiced', provider: 'invoice', school_id: 'bought' })
  await markPaid(adminId, order.id)
  const bought = await db()
    .selectFrom('premium_grants')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  await expect(endGrant(adminId, bought.id)).rejects.toMatchObject({ code: 'already_decided' })
  const log = await db().selectFrom('audit_entries').select('action').where('subject_id', '=', 'gift').execute()
  expect(log.map(({ action }) => action)).toEqual(['premium.granted', 'premium.ended'])
})
