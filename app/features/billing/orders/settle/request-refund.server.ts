import { sql, type Transaction } from 'kysely'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { Order, RefundReason } from '../order.ts'
import { endPremium } from './premium-grant.server.ts'

/**
 * Ends premium immediately and orders the refund from the provider, which confirms it with a message. Money that came
 * by transfer is sent back by hand. Does nothing when called again.
 *
 * @param order as returned by `lockOrder`, and paid
 */
export async function requestRefund(
  trx: Transaction<Database>,
  order: Order,
  reason: RefundReason,
  actor: Parameters<typeof recordAudit>[1],
): Promise<void> {
  if (order.refund_requested_at) return
  await trx
    .updateTable('orders')
    .set({ refund_requested_at: sql<Date>`now()`, refund_reason: reason })
    .where('id', '=', order.id)
    .execute()
  await endPremium(trx, order.id)
  if (order.payment_id && order.provider !== 'invoice')
    await sendJob(trx, 'refund_payment', { orderId: order.id, paymentId: order.payment_id })
  await recordAudit(trx, actor, {
    action: 'order.refund_requested',
    subject: { kind: 'order', id: order.id },
    before: { state: order.state },
    after: { reason },
  })
}
