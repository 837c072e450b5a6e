import { sql, type Transaction } from 'kysely'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'
import { GUARANTEED_YEARS, type Order, REFUND_DAYS } from '../order.ts'
import { mailBuyer } from './mail-buyer.server.ts'
import { endPremium, grantPremium } from './premium-grant.server.ts'
import { requestRefund } from './refund.server.ts'

/**
 * Result of a payment; `premium_already`: the school has premium from another order, and the money is refunded; `late`:
 * the order was refunded or revoked before the payment became known.
 */
type Recorded = 'paid' | 'premium_already' | 'late'

/**
 * Records that an order is paid, gives premium to its school and tells the buyer. An order that was refunded or revoked
 * before its payment became known keeps its state.
 * The day of the payment does not count (§ 187 BGB): the buyer can get the money back until the end of the thirtieth
 * day after it, in Berlin. The guarantee ends at the same time of day five years later.
 *
 * @param order as returned by `lockOrder`
 */
export async function recordPayment(
  trx: Transaction<Database>,
  order: Order,
  { paymentId, method }: { paymentId: string | null; method: string },
): Promise<Recorded> {
  const isOver = order.state === 'refunded' || order.state === 'revoked'
  const state = isOver || order.state === 'disputed' ? order.state : 'paid'
  const berlin = sql`now() at time zone 'Europe/Berlin'`
  await trx
    .updateTable('orders')
    .set({
      state,
      payment_id: paymentId,
      method,
      paid_at: sql<Date>`now()`,
      state_changed_at: sql<Date>`now()`,
      guaranteed_until: sql<Date>`(${berlin} + make_interval(years => ${GUARANTEED_YEARS})) at time zone 'Europe/Berlin'`,
      refundable_until: sql<Date>`
        (date_trunc('day', ${berlin}) + make_interval(days => ${REFUND_DAYS + 1})) at time zone 'Europe/Berlin'`,
    })
    .where('id', '=', order.id)
    .execute()
  await sendJob(trx, isOver ? 'issue_credit_note' : 'issue_invoice', { orderId: order.id })
  if (isOver) return 'late'
  if (await grantPremium(trx, order)) {
    await mailBuyer(trx, order, 'order-confirmed')
    return 'paid'
  }
  await requestRefund(trx, { ...order, state, payment_id: paymentId }, 'already_premium', 'program')
  await mailBuyer(trx, order, 'order-paid-twice')
  return 'premium_already'
}

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
