import { sql } from 'kysely'
import { makeAccount, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import { schoolRow } from '#db/testing/factories.ts'
import type { Buyer, Order } from '../orders/order.ts'
import { handleWebhook } from '../orders/payments/handle-webhook.server.ts'
import { placeOrder } from '../orders/place/place-order.server.ts'
import { changeTestPayment } from '../orders/providers/change-test-payment.server.ts'
import { testMessage } from '../orders/providers/send-test-event.server.ts'

export const BUYER: Buyer = {
  kind: 'public_body',
  name: 'Ada Lovelace',
  organisation: 'Stadt Köln',
  street: 'Große Straße 1',
  postalCode: '50667',
  city: 'Köln',
  country: 'DE',
  vatId: '',
  email: 'kasse@koeln.example',
}

let schools = 0

/** Makes a school on the free plan with one member. */
export async function makeShopper() {
  const schoolId = `shop-${++schools}`
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: schoolId, name: `Schule ${schoolId}` }))
    .execute()
  const { id: userId } = await makeAccount()
  await runs(userId, schoolId)
  return { userId, schoolId }
}

/** Makes a person an editor of a school. */
export const runs = (user_id: string, school_id: string) =>
  db().insertInto('school_members').values({ user_id, school_id, role: 'editor' }).execute()

/** Places an order as a person does with the form. @returns the order */
export async function order({ userId, schoolId }: { userId: string; schoolId: string }, buyer = BUYER): Promise<Order> {
  await placeOrder(userId, { schoolId, buyer, locale: 'de' })
  const row = await db()
    .selectFrom('orders')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('buyer_id', '=', userId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return row as Order
}

/** Does what a person does on the test provider's page, and delivers the messages about it. */
export async function pay(paymentId: string | null, change: Parameters<typeof changeTestPayment>[1] = 'paid') {
  await changeTestPayment(paymentId!, change)
  return await deliver()
}

/** Delivers the waiting messages of the test provider. @returns status of each answer */
export async function deliver(): Promise<number[]> {
  const statuses: number[] = []
  for (const job of await waiting('send_test_event')) {
    const { body, signature } = await testMessage(job)
    statuses.push(await handleWebhook('test', body, signature))
  }
  return statuses
}

/** Takes the waiting jobs of a kind out of their queue. */
export async function waiting<Name extends 'send_test_event' | 'refund_payment'>(name: Name): Promise<Jobs[Name][]> {
  const { rows } = await sql<{ data: Jobs[Name] }>`
    delete from pgboss.job where name = ${name} returning data`.execute(db())
  return rows.map((row) => row.data)
}

export const orderNow = async (id: string) =>
  (await db().selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()) as Order

/** Whether a school is premium, according to the view that all code reads. */
export const isPremium = async (id: string) =>
  (await db().selectFrom('school_directory').select('premium').where('id', '=', id).executeTakeFirstOrThrow()).premium

/** Outcomes of the messages about an order, in the order of their arrival. */
export const outcomes = async (order_id: string) =>
  (
    await db()
      .selectFrom('payment_events')
      .select('outcome')
      .where('order_id', '=', order_id)
      .orderBy('received_at')
      .execute()
  ).map((row) => row.outcome)

/** Returns the templates of the mails waiting for the buyer of the orders. */
export const buyerMails = async () =>
  (await waitingMails()).filter(({ to }) => to === BUYER.email).map(({ template }) => template)
