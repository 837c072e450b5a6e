import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { buyerMails, deliver, isPremium, makeShopper, order, orderNow, pay, waiting } from '../../testing/shop.ts'
import { markPaid, markRefunded, refundByAdmin, revokeOrder } from './decide-order.server.ts'
import { refundOrder, refundPayment } from './refund.server.ts'

async function paidOrder() {
  const shopper = await makeShopper()
  const { id, checkout_id } = await order(shopper)
  await pay(checkout_id)
  return { ...shopper, id }
}
async function giveBack() {
  for (const job of await waiting('refund_payment')) await refundPayment(job)
  await deliver()
}
const audited = async (id: string) =>
  (
    await db()
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

test('one click ends premium at once and gives the money back', async () => {
  const { userId, schoolId, id } = await paidOrder()
  await db()
    .insertInto('school_media')
    .values({ school_id: schoolId, kind: 'image', url: '/x.webp', title: 'x', width: 1, height: 1, position: 1 })
    .execute()
  await refundOrder(userId, id)
  expect(await isPremium(schoolId)).toBe(false)
  expect(await orderNow(id)).toMatchObject({ state: 'paid', refund_reason: 'money_back' })
  await giveBack()
  expect(await orderNow(id)).toMatchObject({ state: 'refunded', refunded_at: expect.any(Date) })
  expect(await buyerMails()).toContain('order-refunded')
  const kept = await db().selectFrom('school_media').select('id').where('school_id', '=', schoolId).execute()
  expect(kept).toHaveLength(1)
})

test('three clicks at once ask for one refund', async () => {
  const { userId, id } = await paidOrder()
  await Promise.all([1, 2, 3].map(() => refundOrder(userId, id)))
  expect(await waiting('refund_payment')).toHaveLength(1)
  expect(await audited(id)).toEqual(['order.refund_requested'])
})

test('a refund that is asked for twice at the provider is given once', async () => {
  const { userId, id } = await paidOrder()
  await refundOrder(userId, id)
  const [job] = await waiting('refund_payment')
  await refundPayment(job!)
  await refundPayment(job!)
  expect(await deliver()).toEqual([200])
})

test('the last moment of the thirtieth day counts, the next one does not', async () => {
  const { userId, id } = await paidOrder()
  await sql`update orders set refundable_until = now() where id = ${id}`.execute(db())
  await expect(refundOrder(userId, id)).rejects.toThrow('refund_over')
  await sql`update orders set refundable_until = now() + interval '1 minute' where id = ${id}`.execute(db())
  await refundOrder(userId, id)
})

test('only the buyer gets the money back, and only while running the school', async () => {
  const { userId, schoolId, id } = await paidOrder()
  const other = await makeAccount()
  await db().insertInto('school_members').values({ user_id: other.id, school_id: schoolId, role: 'owner' }).execute()
  await expect(refundOrder(other.id, id)).rejects.toThrow('order_unknown')
  for (const odd of [crypto.randomUUID(), "1' or true"])
    await expect(refundOrder(userId, odd)).rejects.toThrow('order_unknown')
  await db().deleteFrom('school_members').where('user_id', '=', userId).execute()
  await expect(refundOrder(userId, id)).rejects.toThrow('school_not_yours')
  expect(await isPremium(schoolId)).toBe(true)
})

test('what is not paid is not given back', async () => {
  const shopper = await makeShopper()
  const { id } = await order(shopper)
  await expect(refundOrder(shopper.userId, id)).rejects.toThrow('order_state')
})

test('after a refund the school can be bought for again', async () => {
  const given = await paidOrder()
  await refundOrder(given.userId, given.id)
  await pay((await order(given)).checkout_id)
  expect(await isPremium(given.schoolId)).toBe(true)
  await giveBack()
  expect(await isPremium(given.schoolId)).toBe(true)
})

test('an admin ends premium of a lost dispute, or keeps it', async () => {
  const admin = await makeAccount({ role: 'admin' })
  const [lost, won] = [await paidOrder(), await paidOrder()]
  for (const { id } of [lost, won]) await pay((await orderNow(id)).payment_id, 'disputed')
  await revokeOrder(admin.id, lost.id)
  await markPaid(admin.id, won.id)
  expect([await isPremium(lost.schoolId), await isPremium(won.schoolId)]).toEqual([false, true])
  expect([(await orderNow(lost.id)).state, (await orderNow(won.id)).state]).toEqual(['revoked', 'paid'])
  expect(await buyerMails()).toContain('order-revoked')
  expect(await audited(lost.id)).toEqual(['order.revoked'])
  await expect(revokeOrder(admin.id, lost.id)).rejects.toThrow('order_state')
  await expect(markPaid(admin.id, crypto.randomUUID())).rejects.toThrow('order_unknown')
})

test('an invoice that is paid by transfer makes the school premium, and its money goes back by hand', async () => {
  const admin = await makeAccount({ role: 'admin' })
  const { userId, schoolId } = await makeShopper()
  const { id } = await order({ userId, schoolId })
  await sql`update orders set provider = 'invoice', state = 'invoiced', checkout_id = null where id = ${id}`.execute(
    db(),
  )
  await markPaid(admin.id, id)
  expect(await isPremium(schoolId)).toBe(true)
  await refundOrder(userId, id)
  expect(await waiting('refund_payment')).toEqual([])
  await markRefunded(admin.id, id)
  expect((await orderNow(id)).state).toBe('refunded')
})

test('an admin gives the money back after the thirty days too', async () => {
  const admin = await makeAccount({ role: 'admin' })
  const { id, schoolId } = await paidOrder()
  await sql`update orders set refundable_until = now() where id = ${id}`.execute(db())
  await refundByAdmin(admin.id, id)
  await giveBack()
  expect([(await orderNow(id)).state, await isPremium(schoolId)]).toEqual(['refunded', false])
})

test('what was never paid is not given back', async () => {
  const admin = await makeAccount({ role: 'admin' })
  const { id } = await order(await makeShopper())
  await sql`update orders set provider = 'invoice', state = 'revoked', checkout_id = null where id = ${id}`.execute(
    db(),
  )
  await expect(refundByAdmin(admin.id, id)).rejects.toThrow('order_state')
})
