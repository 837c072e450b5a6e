import type { Order } from '../orders/order.ts'

/** What a provider says of a payment, in our words. */
export type PaymentEvent = {
  provider: 'stripe' | 'test'
  /** The same whenever the provider says it again. */
  id: string
  /** The provider's own word for it. */
  type: string
  kind: 'paid' | 'failed' | 'refunded' | 'disputed'
  /** Null when the provider names a payment of somebody else. */
  orderId: string | null
  checkoutId: string | null
  paymentId: string | null
  /** Paid, or given back so far, in hundredths of the currency. */
  amountCents: number
  /** ISO 4217 in capitals. */
  currency: string
  /** How it was paid, such as `card`. */
  method: string
}

/** A page of the provider where an order is paid. */
export type Checkout = { id: string; url: string; expiresAt: Date }

/** Where the page sends people: both are pages of this site, neither tells whether something was paid. */
export type ReturnAddresses = { success: string; cancel: string }

/**
 * Takes payments for us. No answer of it is believed about money but what {@link Provider.read} proves to be its own
 * message and what {@link Provider.fetchEvents} asks it for.
 */
export type Provider = {
  name: PaymentEvent['provider']
  /** Opens the page for the order's attempt; asked again for the same attempt it gives the same page. */
  open: (order: Order, addresses: ReturnAddresses) => Promise<Checkout>
  /** Gives a payment back; asked again it does nothing. */
  refund: (paymentId: string) => Promise<void>
  /** What has happened to the order's payment so far, for when no message about it came. */
  fetchEvents: (order: Order) => Promise<PaymentEvent[]>
  /**
   * Reads a message, whose body is taken byte by byte as it came.
   *
   * @returns null when it is about nothing that matters here
   * @throws ForgedMessage
   */
  read: (body: string, signature: string) => Promise<PaymentEvent | null>
}

/** A message whose signature is missing, wrong or too old. */
export class ForgedMessage extends Error {}

/** What of a provider's error may stand in the log: its message may hold somebody's address. */
export function loggable(error: unknown): { name?: string; code?: string; statusCode?: number } {
  const { name, code, statusCode } = error as ReturnType<typeof loggable>
  return { name, code, statusCode }
}
