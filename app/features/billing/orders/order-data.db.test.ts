import { expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { BUYER, isPremium, makeShopper, order, orderNow, pay } from '../testing/shop.ts'
import { orderData } from './order-data.server.ts'

const erase = (userId: string) =>
  db()
    .transaction()
    .execute(async (trx) => {
      await orderData.erase?.(trx, userId)
      await trx.deleteFrom('users').where('id', '=', userId).execute()
    })

test('the export lists the orders of one person', async () => {
  const shopper = await makeShopper()
  await order(shopper)
  await order(await makeShopper())
  const listed = await orderData.read(shopper.userId)
  expect(listed).toMatchObject([{ school_id: shopper.schoolId, buyer_name: BUYER.name, state: 'pending' }])
})

test('when the account of the buyer goes, the school stays premium and the books stay whole', async () => {
  const shopper = await makeShopper()
  const { id, checkout_id } = await order(shopper)
  await pay(checkout_id)
  await erase(shopper.userId)
  expect(await isPremium(shopper.schoolId)).toBe(true)
  expect(await orderNow(id)).toMatchObject({
    state: 'paid',
    buyer_id: null,
    buyer_email: '',
    buyer_name: BUYER.name,
    buyer_street: BUYER.street,
  })
})

test('of an order that was never paid nothing of the person stays', async () => {
  const shopper = await makeShopper()
  const { id } = await order(shopper)
  await erase(shopper.userId)
  const { buyer_name, buyer_street, buyer_city, buyer_postal_code, buyer_organisation, buyer_email } =
    await orderNow(id)
  expect([buyer_name, buyer_street, buyer_city, buyer_postal_code, buyer_organisation, buyer_email].join('')).toBe('')
})
