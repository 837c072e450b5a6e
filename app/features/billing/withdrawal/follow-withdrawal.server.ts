import { sql, type Transaction } from 'kysely'
import { sendJob } from '#db/jobs/send-job.ts'
import type { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { Order } from '../orders/order.ts'
import { requestRefund } from '../orders/settle/request-refund.server.ts'

/** Whether the money of an order can be given back without anybody looking at it. */
export const isInTime = (order: Order): boolean =>
  order.state === 'invoiced' || (order.state === 'paid' && order.refundable_until! > new Date())

/**
 * Undoes the contract of an order: what was paid goes back, an open invoice is cancelled.
 *
 * @param order as `lockOrder` gave it
 * @returns false when there is nothing to undo in its state
 */
export async function undoOrder(
  trx: Transaction<Database>,
  order: Order,
  actor: Parameters<typeof recordAudit>[1],
): Promise<boolean> {
  if (order.state === 'paid') {
    await requestRefund(trx, order, 'withdrawal', actor)
    return true
  }
  if (order.state !== 'invoiced') return false
  await trx
    .updateTable('orders')
    .set({ state: 'revoked', state_changed_at: sql<Date>`now()` })
    .where('id', '=', order.id)
    .execute()
  await sendJob(trx, 'issue_credit_note', { orderId: order.id })
  return true
}
