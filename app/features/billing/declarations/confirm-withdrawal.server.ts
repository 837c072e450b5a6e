import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { hashToken } from '#app/core/tokens/token.server.ts'
import { db } from '#db/client.ts'
import { lockOrder } from '../orders/lock-order.server.ts'
import { applyWithdrawal, isWithinDeadline } from './follow-withdrawal.server.ts'

/**
 * Applies the withdrawal whose link was mailed to the buyer. A second call does nothing. No sign-in is needed: anyone
 * who reads the mails to the address on the order counts as the buyer.
 *
 * @throws Failure link_used when the link is unknown or expired, or the order cannot be undone, or not any more
 */
export async function confirmWithdrawal(token: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const declared = await trx
        .selectFrom('withdrawals')
        .select(['id', 'state', 'received_at', 'order_id'])
        .where('link_hash', '=', hashToken(token))
        .where('link_expires_at', '>', sql<Date>`now()`)
        .forUpdate()
        .executeTakeFirst()
      if (declared?.state === 'accepted') return
      const order = declared?.state === 'open' && declared.order_id && (await lockOrder(trx, declared.order_id))
      if (!declared || !order || order.refund_requested_at) throw new Failure('gone', 'link_used')
      if (!(await applyWithdrawal(trx, declared, order, 'visitor'))) throw new Failure('gone', 'link_used')
    })
}

/**
 * Finds what a mailed link would do or has done, so that its page can say so; returns undefined when it would have no
 * effect.
 */
export async function findLinkedWithdrawal(token: string) {
  const found = await db()
    .selectFrom('withdrawals as w')
    .innerJoin('orders as o', 'o.id', 'w.order_id')
    .select(['w.state', 'w.received_at as declaredAt', 'o.number', 'o.school_name as school'])
    .select(['o.state as orderState', 'o.refundable_until', 'o.refund_requested_at'])
    .where('w.link_hash', '=', hashToken(token))
    .where('w.link_expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!found) return undefined
  const { declaredAt, number, school, orderState, refundable_until, refund_requested_at } = found
  const isDone = found.state === 'accepted'
  const isOpen = !refund_requested_at && isWithinDeadline({ state: orderState, refundable_until }, declaredAt)
  return isDone || (found.state === 'open' && isOpen)
    ? { isDone, declaredAt, number: String(number), school }
    : undefined
}
