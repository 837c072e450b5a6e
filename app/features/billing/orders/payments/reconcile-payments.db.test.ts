import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '#db/client.ts'
import { isPremium, makeShopper, order, orderNow, outcomes, pay, waiting } from '../../testing/shop.ts'
import { changeTestPayment } from '../providers/change-test-payment.server.ts'
import { testProvider } from '../providers/test-provider.server.ts'
import { refundOrder, refundPayment } from '../settle/refund.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'

beforeEach(async () => {
  await sql`update orders set state = 'failed' where state = 'pending'`.execute(db())
})

/** Moves the last change of all orders back by an hour. */
const anHourLater = () =>
  sql`update orders set state_changed_at = state_changed_at - interval '1 hour',
    refund_requested_at = refund_requested_at - interval '1 hour'`.execute(db())
/** Takes the messages out of their queue, so that they never arrive. */
const lose = () => waiting('send_test_event')

test('a payment whose message never came is found', async () => {
  const shopper = await makeShopper()
  const { id, checkout_id } = await order(shopper)
  await changeTestPayment(checkout_id!, 'paid')
  await lose()
  expect(await reconcilePayments()).toBe(0)
  await anHourLater()
  expect(await reconcilePayments()).toBe(1)
  expect([(await orderNow(id)).state, await isPremium(shopper.schoolId)]).toEqual(['paid', true])
  await anHourLater()
  expect(await reconcilePayments()).toBe(0)
})

test('a message that comes after it was found out does nothing more', async () => {
  const shopper = await makeShopper()
  const { id, checkout_id } = await order(shopper)
  await changeTestPayment(checkout_id!, 'paid')
  await anHourLater()
  await reconcilePayments()
  await pay(checkout_id)
  expect(await outcomes(id)).toEqual(['paid', 'no_change'])
})

test('a page that nobody paid on in time fails its order', async () => {
  const { id, checkout_id } = await order(await makeShopper())
  await anHourLater()
  expect(await reconcilePayments()).toBe(0)
  await sql`update test_payments set expires_at = now() where id = ${checkout_id}`.execute(db())
  expect(await reconcilePayments()).toBe(1)
  expect((await orderNow(id)).state).toBe('failed')
})

test('an order that never got to a page of the provider fails after a day', async () => {
  const { id } = await order(await makeShopper())
  await sql`update orders set checkout_id = null, state_changed_at = now() - interval '25 hours' where id = ${id}`.execute(
    db(),
  )
  expect(await reconcilePayments()).toBe(1)
  expect((await orderNow(id)).state).toBe('failed')
})

test('a refund whose message never came is found', async () => {
  const shopper = await makeShopper()
  const { id, checkout_id } = await order(shopper)
  await pay(checkout_id)
  await refundOrder(shopper.userId, id)
  for (const job of await waiting('refund_payment')) await refundPayment(job)
  await lose()
  await anHourLater()
  expect(await reconcilePayments()).toBe(1)
  expect((await orderNow(id)).state).toBe('refunded')
})

test('an order that the provider cannot tell of keeps no other from being looked at', async () => {
  const given = [await order(await makeShopper()), await order(await makeShopper())]
  for (const { checkout_id } of given) await changeTestPayment(checkout_id!, 'paid')
  await lose()
  await anHourLater()
  vi.spyOn(testProvider, 'fetchEvents').mockRejectedValueOnce(new Error('away'))
  expect(await reconcilePayments()).toBe(1)
  expect(await reconcilePayments()).toBe(1)
})
