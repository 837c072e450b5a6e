import type { Order } from '../orders/order.ts'

export const ORDER_DECISIONS = ['mark-paid', 'refund', 'mark-refunded', 'revoke'] as const
export type OrderDecision = (typeof ORDER_DECISIONS)[number]

/** Returns the decisions that an admin can make about an order in its state; the operations refuse all others. */
export function decisionsFor(
  order: Pick<Order, 'state' | 'provider' | 'refund_requested_at' | 'paid_at'>,
): OrderDecision[] {
  const isRefunding = order.refund_requested_at !== null
  if (order.state === 'invoiced') return ['mark-paid', 'revoke']
  if (order.state === 'disputed') return isRefunding ? ['mark-paid', 'revoke'] : ['mark-paid', 'refund', 'revoke']
  if (order.state !== 'paid') return []
  if (!isRefunding) return ['refund', 'revoke']
  return order.provider === 'invoice' ? ['mark-refunded'] : []
}
