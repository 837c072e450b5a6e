import type Stripe from 'stripe'
import { env } from '#lib/env.ts'
import type { Order } from '../order.ts'
import type { Checkout, PaymentEvent, Provider, ReturnAddresses } from './provider.ts'
import { loadStripe, readSigned } from './signature.server.ts'
import { refundEvent, sessionEvent, toPaymentEvent } from './stripe-events.server.ts'

const TIMEOUT_MS = 10_000
/** Seconds for which a checkout can be paid; Stripe allows between half an hour and a day. */
const OPEN_SECONDS = 2 * 3600

/** The means of payment named by the order form and the terms. */
const METHODS = ['card', 'sepa_debit'] as const

/** Stripe Checkout: https://docs.stripe.com/payments/checkout. Messages: https://docs.stripe.com/webhooks. */
export const stripeProvider: Provider = { name: 'stripe', open, refund, fetchEvents, read }

/** Tests the key. @throws Error when Stripe refuses it or does not answer */
export async function checkStripeKey(): Promise<void> {
  await (await stripe()).balance.retrieve()
}

let client: Stripe | undefined

async function stripe(): Promise<Stripe> {
  if (client) return client
  const Library = await loadStripe()
  const { protocol, hostname, port } = new URL(env().STRIPE_API_URL)
  client ??= new Library(env().STRIPE_SECRET_KEY ?? '', {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
  return client
}

/**
 * A checkout's expiry counts from when its order was last opened, so that two requests for one attempt are identical:
 * Stripe refuses a key that comes with a different request.
 */
async function open(order: Order, { success, cancel }: ReturnAddresses): Promise<Checkout> {
  const expires_at = Math.floor(order.state_changed_at.getTime() / 1000) + OPEN_SECONDS
  const metadata = { order_id: order.id }
  const session = await (await stripe()).checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: [...METHODS],
      line_items: [{ quantity: 1, price_data: priceOf(order) }],
      client_reference_id: order.id,
      metadata,
      payment_intent_data: { metadata },
      adaptive_pricing: { enabled: false },
      locale: order.locale,
      customer_email: order.buyer_email,
      success_url: success,
      cancel_url: cancel,
      expires_at,
    },
    { idempotencyKey: `order-${order.id}-${order.attempt}` },
  )
  if (!session.url) throw new Error('Stripe opened a checkout without an address.')
  return { id: session.id, url: session.url, expiresAt: new Date(expires_at * 1000) }
}

const priceOf = ({ amount_cents, currency, school_name }: Order) => ({
  unit_amount: amount_cents,
  currency: currency.toLowerCase(),
  product_data: { name: `Aulario Premium – ${school_name}` },
})

async function refund(paymentId: string): Promise<void> {
  try {
    await (await stripe()).refunds.create({ payment_intent: paymentId }, { idempotencyKey: `refund-${paymentId}` })
  } catch (error) {
    if ((error as { code?: string }).code !== 'charge_already_refunded') throw error
  }
}

async function fetchEvents(order: Order): Promise<PaymentEvent[]> {
  if (!order.checkout_id) return []
  const session = await (await stripe()).checkout.sessions.retrieve(order.checkout_id, {
    expand: ['payment_intent.latest_charge'],
  })
  const told = (kind: string) => ({ id: `looked:${session.id}:${kind}`, type: 'looked' })
  if (session.status === 'expired') return some(sessionEvent(told('failed'), session, 'failed'))
  if (session.payment_status !== 'paid') return []
  const charge = chargeOf(session)
  return [
    ...some(sessionEvent(told('paid'), session, 'paid')),
    ...some(charge?.refunded ? refundEvent(told('refunded'), charge) : null),
  ]
}

const some = (event: PaymentEvent | null): PaymentEvent[] => (event ? [event] : [])

function chargeOf({ payment_intent }: Stripe.Checkout.Session): Stripe.Charge | undefined {
  const charge = typeof payment_intent === 'string' ? undefined : payment_intent?.latest_charge
  return typeof charge === 'string' ? undefined : (charge ?? undefined)
}

async function read(body: string, signature: string): Promise<PaymentEvent | null> {
  const event = await readSigned(body, signature, env().STRIPE_WEBHOOK_SECRET ?? '')
  return await toPaymentEvent(event, async (paymentId) => {
    const { metadata } = await (await stripe()).paymentIntents.retrieve(paymentId)
    return metadata.order_id ?? null
  })
}
