import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { BILLING_POLICY } from '../../policy.ts'
import { lockOrder } from '../lock-order.server.ts'
import type { Order, RefundReason } from '../order.ts'
import { providerNamed } from '../providers/providers.server.ts'
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

/**
 * Refunds an order within 30 days without a reason; only for the buyer while they are a member of the school. Premium
 * ends immediately.
 *
 * @throws Failure order_unknown, school_not_yours, order_state, refund_over
 */
export async function refundOrder(userId: string, orderId: string): Promise<void> {
  if (!z.uuid().safeParse(orderId).success) throw new Failure('not_found', 'order_unknown')
  await db()
    .transaction()
    .execute(async (trx) => {
      const order = await lockOrder(trx, orderId)
      if (order?.buyer_id !== userId) throw new Failure('not_found', 'order_unknown')
      await requireMember(trx, { userId, schoolId: order.school_id }, BILLING_POLICY.refundOwn)
      if (order.refund_requested_at) return
      if (order.state !== 'paid') throw new Failure('conflict', 'order_state')
      if (order.refundable_until! <= new Date()) throw new Failure('conflict', 'refund_over')
      await requestRefund(trx, order, 'money_back', { userId, role: 'operator' })
    })
}

/** Refunds a payment; the provider does so once, however often it is asked, and confirms it with a message. */
export async function refundPayment({ orderId, paymentId }: Jobs['refund_payment']): Promise<void> {
  const { provider } = await db()
    .selectFrom('orders')
    .select('provider')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const taker = providerNamed(provider)
  if (!taker) throw new Error(`The provider ${provider} is not set up any more.`)
  await taker.refund(paymentId)
}
