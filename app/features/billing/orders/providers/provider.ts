import type { Order } from '../order.ts'

/** What a provider says about a payment, in our terms. */
export type PaymentEvent = {
  provider: 'stripe' | 'test'
  /** The same each time the provider sends the event. */
  id: string
  /** The provider's own name for the kind of event. */
  type: string
  kind: 'paid' | 'failed' | 'refunded' | 'disputed'
  /** Null when the payment does not belong to an order of this site. */
  orderId: string | null
  checkoutId: string | null
  paymentId: string | null
  /** Amount paid, or refunded in total, in hundredths of the currency. */
  amountCents: number
  /** ISO 4217 in capitals. */
  currency: string
  /** How it was paid, such as `card`. */
  method: string
}

/** A page at the provider where an order is paid. */
export type Checkout = { id: string; url: string; expiresAt: Date }

/** Where the provider's page sends people: both are pages of this site, and neither proves that anything was paid. */
export type ReturnAddresses = { success: string; cancel: string }

/**
 * A payment provider. About money, only two things are believed: messages that {@link Provider.read} proves to be
 * authentic, and what {@link Provider.fetchEvents} returns.
 */
export type Provider = {
  name: PaymentEvent['provider']
  /** Opens the page for the order's attempt; a second call for the same attempt returns the same page. */
  open: (order: Order, addresses: ReturnAddresses) => Promise<Checkout>
  /** Refunds a payment; a second call does nothing. */
  refund: (paymentId: string) => Promise<void>
  /** Fetches what has happened to the order's payment, in case no message about it arrived. */
  fetchEvents: (order: Order) => Promise<PaymentEvent[]>
  /**
   * Reads a message; the body must be passed byte by byte as received.
   *
   * @returns null when it is about nothing that matters here
   * @throws ForgedMessage; UnreadableMessage
   */
  read: (body: string, signature: string) => Promise<PaymentEvent | null>
}

/** A message whose signature is missing, wrong or expired. */
export class ForgedMessage extends Error {}

/** A signed message that is not in the provider's format. */
export class UnreadableMessage extends Error {}

/** Returns the parts of a provider's error that may be logged: its message may contain a person's address. */
export function loggableError(error: unknown): { name?: string; code?: string; statusCode?: number } {
  const { name, code, statusCode } = error as ReturnType<typeof loggableError>
  return { name, code, statusCode }
}
