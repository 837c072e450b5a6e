import { z } from 'zod'
import { db } from '#db/client.ts'
import type { OrderState } from './order.ts'

const COLUMNS = [
  'id',
  'state',
  'number',
  'school_id as schoolId',
  'school_name as school',
  'amount_cents as amountCents',
  'vat_cents as vatCents',
  'created_at as createdAt',
  'paid_at as paidAt',
  'guaranteed_until as guaranteedUntil',
  'refundable_until as refundableUntil',
  'refund_requested_at as refundRequestedAt',
  'refund_reason as refundReason',
  'refunded_at as refundedAt',
  'checkout_url as checkoutUrl',
  'checkout_expires_at as checkoutExpiresAt',
] as const

/**
 * Finds an order for its own page, as its buyer sees it; returns undefined when it is somebody else's or does not
 * exist.
 */
export async function findOwnOrder(userId: string, orderId: string) {
  if (!z.uuid().safeParse(orderId).success) return undefined
  const order = await db()
    .selectFrom('orders')
    .select(COLUMNS)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('premium_grants as g')
          .select('g.id')
          .whereRef('g.order_id', '=', 'orders.id')
          .where('g.ended_at', 'is', null),
      )
        .$castTo<boolean>()
        .as('hasPremium'),
    )
    .where('id', '=', orderId)
    .where('buyer_id', '=', userId)
    .executeTakeFirst()
  if (!order) return undefined
  const { checkoutUrl, checkoutExpiresAt, ...rest } = order
  const isOpen = order.state === 'pending' && checkoutExpiresAt !== null && checkoutExpiresAt > new Date()
  return {
    ...rest,
    number: String(order.number),
    state: order.state as OrderState,
    /** Address at which it can be paid now. */
    payUrl: isOpen ? checkoutUrl : null,
    isRefundable: isRefundable(order),
  }
}

const isRefundable = (order: { state: string; refundableUntil: Date | null; refundRequestedAt: Date | null }) =>
  order.state === 'paid' && !order.refundRequestedAt && order.refundableUntil! > new Date()

/** An order as its buyer sees it. */
export type OwnOrder = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>
