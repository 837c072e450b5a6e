import { sql, type Transaction } from 'kysely'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'
import type { Order } from '../order.ts'
import { mailBuyer } from './mail-buyer.server.ts'
import { endPremium } from './premium-grant.server.ts'

/**
 * Records that an order was refunded, regardless of who asked for it, and tells the buyer.
 *
 * @param order as returned by `lockOrder`
 */
export async function recordRefund(
  trx: Transaction<Database>,
  order: Order,
  paymentId: string | null = order.payment_id,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      state: 'refunded',
      payment_id: paymentId,
      refunded_at: sql<Date>`now()`,
      state_changed_at: sql<Date>`now()`,
    })
    .where('id', '=', order.id)
    .execute()
  await endPremium(trx, order.id)
  await sendJob(trx, 'issue_credit_note', { orderId: order.id })
  await mailBuyer(trx, order, 'order-refunded')
}
