import type { OrderState } from '../orders/order.ts'

/** What people are told about the state of an order: refunds are under way before the provider says that they are done. */
export type ShownState = OrderState | 'refunding'

/** The state of an order as it is shown. */
export const shownState = (order: { state: string; refund_requested_at: Date | null }): ShownState =>
  order.refund_requested_at && order.state === 'paid' ? 'refunding' : (order.state as OrderState)
