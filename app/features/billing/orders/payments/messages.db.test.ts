import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import {
  buyerMails,
  isPremium,
  makeShopper,
  order,
  orderNow,
  outcomes,
  pay,
  runs,
  waiting,
} from '../../testing/shop.ts'
import type { Order } from '../order.ts'
import type { PaymentEvent } from '../providers/provider.ts'
import { signatureOf } from '../providers/signature.server.ts'
import { testSecret } from '../providers/test-provider.server.ts'
import { handleEvent } from './handle-event.server.ts'
import { handleWebhook } from './handle-webhook.server.ts'

/** Returns a message about the whole payment of an order. */
const about = ({ id, checkout_id }: Order, kind: PaymentEvent['kind'], given: Partial<PaymentEvent> = {}) => ({
  provider: 'test' as const,
  id: `${kind}:${checkout_id}`,
  type: `payment.${kind}`,
  kind,
  orderId: id,
  checkoutId: checkout_id,
  paymentId: checkout_id,
  amountCents: 2900,
  currency: 'EUR',
  method: 'card',
  ...given,
})
const bodyOf = (of: Order, given: object = {}) =>
  JSON.stringify({
    id: `evt_${of.id}`,
    type: 'payment.paid',
    payment: { id: of.checkout_id, order_id: of.id, amount_cents: 2900, currency: 'EUR', ...given },
  })
const signed = async (body: string) => handleWebhook('test', body, await signatureOf(body, testSecret()))

test('a paid order makes the school premium and tells the buyer', async () => {
  const shopper = await makeShopper()
  const { id, checkout_id } = await order(shopper)
  expect(await isPremium(shopper.schoolId)).toBe(false)
  expect(await pay(checkout_id)).toEqual([200])
  const paid = await orderNow(id)
  expect(paid).toMatchObject({ state: 'paid', payment_id: checkout_id, method: 'test' })
  expect(await isPremium(shopper.schoolId)).toBe(true)
  expect(await buyerMails()).toContain('order-confirmed')
  expect(await outcomes(id)).toEqual(['paid'])
})

test('the promise lasts five years, the money goes back until the end of the thirtieth day in Berlin', async () => {
  const { id, checkout_id } = await order(await makeShopper())
  await pay(checkout_id)
  const { rows } = await sql<{ years: boolean; days: number; clock: string }>`
    select guaranteed_until >= paid_at + interval '5 years' - interval '1 hour' as years,
      (refundable_until at time zone 'Europe/Berlin')::date - (paid_at at time zone 'Europe/Berlin')::date as days,
      (refundable_until at time zone 'Europe/Berlin')::time::text as clock
    from orders where id = ${id}`.execute(db())
  expect(rows).toEqual([{ years: true, days: 31, clock: '00:00:00' }])
})

test('the same message twice at once and again later does one thing', async () => {
  const shopper = await makeShopper()
  const given = await order(shopper)
  const first = await Promise.all([1, 2, 3, 4].map(() => handleEvent(about(given, 'paid'))))
  expect(first.sort()).toEqual(['paid', 'repeated', 'repeated', 'repeated'])
  expect(await handleEvent(about(given, 'paid'))).toBe('repeated')
  expect(await handleEvent(about(given, 'paid', { id: `the same said in another message${given.id}` }))).toBe(
    'no_change',
  )
  expect(await outcomes(given.id)).toEqual(['paid', 'no_change'])
})

test('two people pay for one school at once: one buys it, the other gets the money back and a mail', async () => {
  const shopper = await makeShopper()
  const other = await makeAccount()
  await runs(other.id, shopper.schoolId)
  const given = [await order(shopper), await order({ ...shopper, userId: other.id })]
  const done = await Promise.all(given.map((one) => handleEvent(about(one, 'paid'))))
  expect(done.sort()).toEqual(['paid', 'premium_already'])
  const rows = await Promise.all(given.map(({ id }) => orderNow(id)))
  const second = rows.find((row) => row.refund_reason === 'already_premium')!
  expect(await waiting('refund_payment')).toEqual([{ orderId: second.id, paymentId: second.payment_id }])
  expect((await buyerMails()).filter((mail) => mail === 'order-paid-twice')).toHaveLength(1)
  await handleEvent(about(second, 'refunded'))
  expect((await orderNow(second.id)).state).toBe('refunded')
  expect(await isPremium(shopper.schoolId)).toBe(true)
})

test('who pays one order in two windows gets the second payment back', async () => {
  const shopper = await makeShopper()
  const given = await order(shopper)
  await handleEvent(about(given, 'paid'))
  expect(await handleEvent(about(given, 'paid', { id: `2:${given.id}`, paymentId: 'other' }))).toBe('paid_again')
  expect(await waiting('refund_payment')).toEqual([{ orderId: given.id, paymentId: 'other' }])
  expect(await handleEvent(about(given, 'refunded', { paymentId: 'other' }))).toBe('other_payment')
  expect(await isPremium(shopper.schoolId)).toBe(true)
})

test('a refund heard of before its payment leaves the school as it was', async () => {
  const shopper = await makeShopper()
  const given = await order(shopper)
  expect(await handleEvent(about(given, 'refunded'))).toBe('refunded')
  expect(await handleEvent(about(given, 'paid'))).toBe('late')
  expect(await orderNow(given.id)).toMatchObject({ state: 'refunded', paid_at: expect.any(Date) })
  expect(await isPremium(shopper.schoolId)).toBe(false)
})

test('a payment that comes after its order failed is a payment', async () => {
  const shopper = await makeShopper()
  const given = await order(shopper)
  expect(await handleEvent(about(given, 'failed'))).toBe('failed')
  expect(await handleEvent(about(given, 'paid'))).toBe('paid')
  expect(await isPremium(shopper.schoolId)).toBe(true)
})

test('a failure that comes after the payment changes nothing', async () => {
  const given = await order(await makeShopper())
  await handleEvent(about(given, 'paid'))
  expect(await handleEvent(about(given, 'failed'))).toBe('no_change')
  expect((await orderNow(given.id)).state).toBe('paid')
})

test('a dispute keeps premium, also when it is heard of before the payment', async () => {
  for (const kinds of [['paid', 'disputed'] as const, ['disputed', 'paid'] as const]) {
    const shopper = await makeShopper()
    const given = await order(shopper)
    for (const kind of kinds) await handleEvent(about(given, kind))
    expect((await orderNow(given.id)).state).toBe('disputed')
    expect(await isPremium(shopper.schoolId)).toBe(true)
  }
})

test('a refund of a part takes nothing away', async () => {
  const shopper = await makeShopper()
  const given = await order(shopper)
  await handleEvent(about(given, 'paid'))
  expect(await handleEvent(about(given, 'refunded', { amountCents: 1000 }))).toBe('partial')
  expect(await isPremium(shopper.schoolId)).toBe(true)
})

test.each([{ amountCents: 29 }, { amountCents: 2901 }, { currency: 'USD' }])('%o buys nothing', async (wrong) => {
  const shopper = await makeShopper()
  const given = await order(shopper)
  expect(await handleEvent(about(given, 'paid', wrong))).toBe('wrong_amount')
  expect((await orderNow(given.id)).state).toBe('pending')
  expect(await isPremium(shopper.schoolId)).toBe(false)
})

test('messages about orders that are not ours are kept and do nothing', async () => {
  const given = await order(await makeShopper())
  for (const orderId of [crypto.randomUUID(), "1'; drop table orders", '', null])
    expect(await handleEvent(about(given, 'paid', { orderId, id: `odd ${orderId}` }))).toBe('unknown_order')
  expect(await handleEvent({ ...about(given, 'paid'), provider: 'stripe' })).toBe('unknown_order')
  expect((await orderNow(given.id)).state).toBe('pending')
})

test('a school that is gone is not sold: the money goes back', async () => {
  const shopper = await makeShopper()
  const given = await order(shopper)
  await db().deleteFrom('schools').where('id', '=', shopper.schoolId).execute()
  expect(await handleEvent(about(given, 'paid'))).toBe('premium_already')
  expect(await waiting('refund_payment')).toHaveLength(1)
})

test('a forged, changed or old message is refused and leaves no trace', async () => {
  const given = await order(await makeShopper())
  const body = bodyOf(given)
  const header = await signatureOf(body, testSecret())
  const old = header.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 301}`)
  const refused = [
    await handleWebhook('test', body, ''),
    await handleWebhook('test', body, await signatureOf(body, 'another key')),
    await handleWebhook('test', bodyOf(given, { amount_cents: 1 }), header),
    await handleWebhook('test', `${body} `, header),
    await handleWebhook('test', body, old),
  ]
  expect(refused).toEqual([400, 400, 400, 400, 400])
  expect(await handleWebhook('nobody', body, header)).toBe(404)
  expect(await handleWebhook('stripe', body, header)).toBe(404)
  expect(await outcomes(given.id)).toEqual([])
  expect(await signed(body)).toBe(200)
  expect((await orderNow(given.id)).state).toBe('paid')
})

test.each([
  'null',
  '[]',
  '{}',
  '{"id":"e","type":"payment.paid"}',
  '{"id":"e","type":"toString","payment":{}}',
  '{"id":"e","type":"payment.paid","payment":null}',
])('a signed message of another form (%s) is refused', async (body) => {
  expect(await signed(body)).toBe(400)
})

test('what was told stays as it was told', async () => {
  await handleEvent(about(await order(await makeShopper()), 'paid'))
  for (const change of [sql`update payment_events set outcome = 'x'`, sql`delete from payment_events`])
    await expect(change.execute(db())).rejects.toMatchObject({ code: '42501' })
})
