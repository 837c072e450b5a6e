import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { LAW_VERSIONS } from '#app/core/terms-versions.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { BUYER, makeShopper, order, orderNow, pay, runs, waiting } from '../../testing/shop.ts'
import { changeTestPayment } from '../providers/change-test-payment.server.ts'
import * as providers from '../providers/providers.server.ts'
import { testProvider } from '../providers/test-provider.server.ts'
import { placeOrder } from './place-order.server.ts'

afterEach(() => void vi.restoreAllMocks())

const place = (userId: string, schoolId: string, buyer = BUYER) => placeOrder(userId, { schoolId, buyer, locale: 'en' })
const ordersOf = (school_id: string) =>
  db().selectFrom('orders').selectAll().where('school_id', '=', school_id).execute()

test('an order keeps the buyer, price and VAT as they are, and leads to the page of the provider', async () => {
  const { userId, schoolId } = await makeShopper()
  const url = await place(userId, schoolId)
  const [row] = await ordersOf(schoolId)
  expect(row).toMatchObject({
    state: 'pending',
    provider: 'test',
    amount_cents: 2900,
    net_cents: 2437,
    vat_cents: 463,
    currency: 'EUR',
    vat_country: 'DE',
    vat_basis_points: 1900,
    buyer_name: BUYER.name,
    buyer_email: BUYER.email,
    locale: 'en',
    buyer_id: userId,
    school_name: `Schule ${schoolId}`,
    terms_version: LAW_VERSIONS.terms[0],
    paid_at: null,
  })
  expect(url).toBe(`http://localhost:3000/en/test-payment/${row?.checkout_id}`)
})

test('a school with a VAT id in another country owes the VAT itself', async () => {
  const { userId, schoolId } = await makeShopper()
  await place(userId, schoolId, { ...BUYER, kind: 'business', country: 'FR', vatId: 'FR 40 303 265 045' })
  expect((await ordersOf(schoolId))[0]).toMatchObject({
    vat_rule: 'reverse_charge',
    net_cents: 2900,
    vat_cents: 0,
    buyer_vat_id: 'FR40303265045',
  })
})

test('a VAT id with wrong digits is refused before anything is kept', async () => {
  const { userId, schoolId } = await makeShopper()
  await expect(place(userId, schoolId, { ...BUYER, vatId: 'DE136695978' })).rejects.toThrow('vat_id_invalid')
  expect(await ordersOf(schoolId)).toEqual([])
})

test('nobody orders for the school of somebody else, or for one that is not there', async () => {
  const { schoolId } = await makeShopper()
  const stranger = await makeAccount()
  await expect(place(stranger.id, schoolId)).rejects.toThrow('school_not_yours')
  await expect(place(stranger.id, 'nowhere')).rejects.toThrow('school_not_yours')
  expect(await ordersOf(schoolId)).toEqual([])
})

test('a double click gives one order and one page', async () => {
  const { userId, schoolId } = await makeShopper()
  const urls = await Promise.all([1, 2, 3].map(() => place(userId, schoolId)))
  expect(new Set(urls).size).toBe(1)
  expect(await ordersOf(schoolId)).toHaveLength(1)
  expect(
    await db()
      .selectFrom('test_payments')
      .select('id')
      .where('order_id', '=', (await ordersOf(schoolId))[0]!.id)
      .execute(),
  ).toHaveLength(1)
})

test('a buyer who comes back continues the same order, with what was typed last', async () => {
  const shopper = await makeShopper()
  const first = await order(shopper)
  const second = await order(shopper, { ...BUYER, city: 'Bonn' })
  expect(second).toMatchObject({ id: first.id, checkout_id: first.checkout_id, buyer_city: 'Bonn', attempt: 1 })
})

test('an expired page is opened again, and the old one leads nowhere', async () => {
  const shopper = await makeShopper()
  const first = await order(shopper)
  await sql`update orders set checkout_expires_at = now() where id = ${first.id}`.execute(db())
  const second = await order(shopper)
  expect(second).toMatchObject({ id: first.id, attempt: 2 })
  expect(second.checkout_id).not.toBe(first.checkout_id)
  await pay(first.checkout_id, 'failed')
  expect((await orderNow(first.id)).state).toBe('pending')
})

test('who paid in the last moment of a page pays no second time, even if the message is lost', async () => {
  const shopper = await makeShopper()
  const first = await order(shopper)
  await changeTestPayment(first.checkout_id!, 'paid')
  await waiting('send_test_event')
  await sql`update orders set checkout_expires_at = now() where id = ${first.id}`.execute(db())
  await expect(order(shopper)).rejects.toThrow('already_premium')
  expect((await orderNow(first.id)).state).toBe('paid')
})

test('a school with premium cannot be bought for again', async () => {
  const shopper = await makeShopper()
  await pay((await order(shopper)).checkout_id)
  await expect(order(shopper)).rejects.toThrow('already_premium')
  const editor = await makeAccount()
  await runs(editor.id, shopper.schoolId)
  await expect(place(editor.id, shopper.schoolId)).rejects.toThrow('already_premium')
})

test('while the provider is away nothing is lost, and the next try opens a new page', async () => {
  const shopper = await makeShopper()
  vi.spyOn(testProvider, 'open').mockRejectedValueOnce(new Error('away'))
  await expect(order(shopper)).rejects.toThrow('payment_away')
  expect(await order(shopper)).toMatchObject({ state: 'pending', attempt: 2, checkout_id: expect.any(String) })
})

test('nothing is ordered while ordering is closed', async () => {
  const { userId, schoolId } = await makeShopper()
  vi.spyOn(providers, 'currentProvider').mockReturnValue(null)
  await expect(place(userId, schoolId)).rejects.toThrow('ordering_closed')
})
