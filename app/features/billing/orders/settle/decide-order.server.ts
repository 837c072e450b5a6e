import { sql } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import { lockOrder } from '../lock-order.server.ts'
import type { Order, OrderState } from '../order.ts'
import { mailBuyer } from './mail-buyer.server.ts'
import { endPremium } from './premium-grant.server.ts'
import { recordPayment, recordRefund } from './record-payment.server.ts'
import { requestRefund } from './refund.server.ts'

type Trx = Parameters<typeof lockOrder>[0]
type Decision = { action: string; from: OrderState[]; take: (trx: Trx, order: Order) => Promise<unknown> }

/** Applies an admin's decision about an order and records it in the audit log; the caller has checked the rights. */
async function decide(adminId: string, orderId: string, { action, from, take }: Decision): Promise<void> {
  if (!z.uuid().safeParse(orderId).success) throw new Failure('not_found', 'order_unknown')
  await db()
    .transaction()
    .execute(async (trx) => {
      const order = await lockOrder(trx, orderId)
      if (!order) throw new Failure('not_found', 'order_unknown')
      if (!from.includes(order.state)) throw new Failure('conflict', 'order_state')
      await take(trx, order)
      const subject = { kind: 'order', id: order.id } as const
      const actor = { userId: adminId, role: 'admin' } as const
      await recordAudit(trx, actor, { action, subject, before: { state: order.state } })
    })
}

/**
 * Records that the money has arrived: an invoice was paid by transfer, or a dispute ended in our favour.
 *
 * @throws Failure order_unknown, order_state
 */
export const markPaid = (adminId: string, orderId: string): Promise<void> =>
  decide(adminId, orderId, {
    action: 'order.marked_paid',
    from: ['invoiced', 'disputed'],
    take: (trx, order) =>
      order.paid_at
        ? setState(trx, order, 'paid')
        : recordPayment(
            trx,
            { ...order, state: 'pending' },
            { paymentId: order.payment_id, method: order.method || 'transfer' },
          ),
  })

/**
 * Records that the money is lost: premium ends, and the buyer is told.
 *
 * @throws Failure order_unknown, order_state
 */
export const revokeOrder = (adminId: string, orderId: string): Promise<void> =>
  decide(adminId, orderId, {
    action: 'order.revoked',
    from: ['disputed', 'paid', 'invoiced'],
    take: async (trx, order) => {
      await setState(trx, order, 'revoked')
      await endPremium(trx, order.id)
      await sendJob(trx, 'issue_credit_note', { orderId: order.id })
      await mailBuyer(trx, order, 'order-revoked')
    },
  })

/**
 * Refunds an order at any time, for the team's own reasons.
 *
 * @throws Failure order_unknown, order_state
 */
export const refundByAdmin = (adminId: string, orderId: string): Promise<void> =>
  decide(adminId, orderId, {
    action: 'order.refund_decided',
    from: ['paid', 'disputed', 'revoked'],
    take: async (trx, order) => {
      if (!order.paid_at) throw new Failure('conflict', 'order_state')
      await requestRefund(trx, order, 'admin', { userId: adminId, role: 'admin' })
    },
  })

/**
 * Records that money paid by transfer was sent back by hand.
 *
 * @throws Failure order_unknown, order_state
 */
export const markRefunded = (adminId: string, orderId: string): Promise<void> =>
  decide(adminId, orderId, {
    action: 'order.marked_refunded',
    from: ['paid'],
    take: async (trx, order) => {
      if (order.provider !== 'invoice' || !order.refund_requested_at) throw new Failure('conflict', 'order_state')
      await recordRefund(trx, order)
    },
  })

async function setState(trx: Trx, { id }: Order, state: OrderState): Promise<void> {
  await trx.updateTable('orders').set({ state, state_changed_at: sql<Date>`now()` }).where('id', '=', id).execute()
}
