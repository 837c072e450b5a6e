import type Stripe from 'stripe'
import type { PaymentEvent } from './provider.ts'

type Message = { id: string; type: string }

/**
 * Translates a message of Stripe into our terms.
 *
 * @param orderOf asks Stripe which order a payment is for: disputes do not say it
 * @returns null for messages that change nothing, and for payments that are not for an order of this site
 */
export async function asPaymentEvent(
  event: Stripe.Event,
  orderOf: (paymentId: string) => Promise<string | null>,
): Promise<PaymentEvent | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return event.data.object.payment_status === 'paid' ? sessionEvent(event, event.data.object, 'paid') : null
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return sessionEvent(event, event.data.object, 'failed')
    case 'charge.refunded':
      return refundEvent(event, event.data.object)
    case 'charge.dispute.created':
      return await disputeEvent(event, event.data.object, orderOf)
    default:
      return null
  }
}

/** Returns the event that a checkout led to. */
export function sessionEvent(
  { id, type }: Message,
  session: Stripe.Checkout.Session,
  kind: 'paid' | 'failed',
): PaymentEvent | null {
  const orderId = session.metadata?.order_id
  if (!orderId) return null
  return {
    provider: 'stripe',
    id,
    type,
    kind,
    orderId,
    checkoutId: session.id,
    paymentId: idOf(session.payment_intent),
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    method: session.payment_method_types[0] ?? '',
  }
}

/** Returns the event of a refund, of the whole charge or a part. */
export function refundEvent({ id, type }: Message, charge: Stripe.Charge): PaymentEvent | null {
  const orderId = charge.metadata.order_id
  if (!orderId) return null
  return {
    provider: 'stripe',
    id,
    type,
    kind: 'refunded',
    orderId,
    checkoutId: null,
    paymentId: idOf(charge.payment_intent),
    amountCents: charge.amount_refunded,
    currency: charge.currency.toUpperCase(),
    method: charge.payment_method_details?.type ?? '',
  }
}

async function disputeEvent(
  { id, type }: Message,
  dispute: Stripe.Dispute,
  orderOf: (paymentId: string) => Promise<string | null>,
): Promise<PaymentEvent | null> {
  const paymentId = idOf(dispute.payment_intent)
  const orderId = paymentId && (await orderOf(paymentId))
  if (!orderId) return null
  return {
    provider: 'stripe',
    id,
    type,
    kind: 'disputed',
    orderId,
    checkoutId: null,
    paymentId,
    amountCents: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    method: '',
  }
}

const idOf = (given: string | { id: string } | null): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null)
