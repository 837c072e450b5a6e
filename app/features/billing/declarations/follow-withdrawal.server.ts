import { sql, type Transaction } from 'kysely'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { Order } from '../orders/order.ts'
import { requestRefund } from '../orders/settle/refund.server.ts'

type Trx = Transaction<Database>
type Actor = Parameters<typeof recordAudit>[1]

/** The part of a declaration needed to apply it. */
export type Declaration = { id: string; received_at: Date }

/**
 * Whether the contract of an order can be undone without anybody deciding.
 *
 * @param declaredAt the instant that counts for the deadline, however much later the buyer proves to be the buyer
 */
export const isWithinDeadline = (
  order: Pick<Order, 'refundable_until'> & { state: string },
  declaredAt: Date,
): boolean => order.state === 'invoiced' || (order.state === 'paid' && order.refundable_until! > declaredAt)

/**
 * Applies the declaration of an order's buyer, if it came in time. Other declarations about the order are settled with
 * it, except one that somebody is deciding at this moment.
 *
 * @param order as returned by `lockOrder`
 * @returns false when there is nothing to undo: then a person looks at it
 */
export async function applyWithdrawal(trx: Trx, declared: Declaration, order: Order, actor: Actor): Promise<boolean> {
  const done = isWithinDeadline(order, declared.received_at) && (await undoOrder(trx, order, actor))
  await trx.updateTable('withdrawals').set({ order_id: order.id }).where('id', '=', declared.id).execute()
  if (!done) return false
  await trx
    .updateTable('withdrawals')
    .set({ state: 'accepted', decided_at: sql<Date>`now()` })
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        'in',
        selectFrom('withdrawals')
          .select('id')
          .where('order_id', '=', order.id)
          .where('state', '=', 'open')
          .forUpdate()
          .skipLocked(),
      ),
    )
    .execute()
  const subject = { kind: 'withdrawal', id: declared.id } as const
  await recordAudit(trx, actor, { action: 'withdrawal.confirmed', subject })
  return true
}

/**
 * Undoes the contract of an order: what was paid is refunded, an open invoice is cancelled.
 *
 * @param order as returned by `lockOrder`
 * @returns false when there is nothing to undo in its state
 */
export async function undoOrder(trx: Trx, order: Order, actor: Actor): Promise<boolean> {
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
