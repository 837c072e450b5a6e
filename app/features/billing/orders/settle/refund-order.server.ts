import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { BILLING_POLICY } from '../../policy.ts'
import { lockOrder } from '../lock-order.server.ts'
import { requestRefund } from './request-refund.server.ts'

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
