import type { OrderState } from '../orders/order.ts'

/** The state of an order as people see it: a refund is in progress until the provider reports that it is done. */
export type ShownState = OrderState | 'refunding'

/** Returns the state to show for an order. */
export const shownState = (order: { state: string; refund_requested_at: Date | null }): ShownState =>
  order.refund_requested_at && order.state === 'paid' ? 'refunding' : (order.state as OrderState)
