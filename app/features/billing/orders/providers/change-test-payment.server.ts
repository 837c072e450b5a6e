import { z } from 'zod'
import { db } from '#db/client.ts'
import type { TestEventType } from '#db/jobs/jobs.ts'
import { sendJob } from '#db/jobs/send-job.ts'

type Change = 'paid' | 'failed' | 'cancelled' | 'refunded' | 'disputed'

/** The states from which a payment can change, and the event that the provider then sends. */
const CHANGES: Record<Change, { from: ('open' | 'paid' | 'disputed')[]; event: TestEventType }> = {
  paid: { from: ['open'], event: 'payment.paid' },
  failed: { from: ['open'], event: 'payment.failed' },
  cancelled: { from: ['open'], event: 'payment.failed' },
  refunded: { from: ['paid', 'disputed'], event: 'payment.refunded' },
  disputed: { from: ['paid'], event: 'payment.disputed' },
}

/**
 * Changes a payment at the test provider and queues the message about it, both or neither.
 *
 * @returns whether anything changed: a payment that is paid cannot be paid again
 */
export async function changeTestPayment(id: string, change: Change): Promise<boolean> {
  const { from, event } = CHANGES[change]
  return await db()
    .transaction()
    .execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('test_payments')
        .set({ state: change })
        .where('id', '=', id)
        .where('state', 'in', from)
        .$if(change === 'paid', (query) => query.where('expires_at', '>', new Date()))
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await sendJob(trx, 'send_test_event', { eventId: `${event}:${id}`, type: event, paymentId: id })
      return true
    })
}

/** Finds a payment as the page of the test provider shows it. */
export async function findTestPayment(id: string) {
  if (!z.uuid().safeParse(id).success) return undefined
  const payment = await db()
    .selectFrom('test_payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.state', 'p.amount_cents as amountCents', 'p.expires_at'])
    .select(['o.id as orderId', 'o.school_name as school', 'o.number'])
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!payment) return undefined
  const { expires_at, number, ...shown } = payment
  const isOver = shown.state === 'open' && expires_at <= new Date()
  return { ...shown, number: String(number), state: isOver ? 'failed' : shown.state }
}
