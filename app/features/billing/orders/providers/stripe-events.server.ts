import { z } from 'zod'
import { amountSchema, parseMessage, wordSchema } from './message.schema.ts'
import type { PaymentEvent } from './provider.ts'

type Message = { id: string; type: string }

const eventSchema = z.object({ id: wordSchema, type: wordSchema, data: z.object({ object: z.looseObject({}) }) })
/** A Stripe object, given by its id or as a whole. */
const referenceSchema = z.union([wordSchema, z.object({ id: wordSchema })]).nullish()
const metadataSchema = z.object({ order_id: wordSchema.nullish() }).nullish()
const sessionSchema = z.object({
  id: wordSchema,
  payment_status: wordSchema.nullish(),
  payment_intent: referenceSchema,
  payment_method_types: z.array(wordSchema).nullish(),
  amount_total: amountSchema.nullish(),
  currency: wordSchema.nullish(),
  metadata: metadataSchema,
})
const chargeSchema = z.object({
  payment_intent: referenceSchema,
  payment_method_details: z.object({ type: wordSchema.nullish() }).nullish(),
  amount_refunded: amountSchema,
  currency: wordSchema,
  metadata: metadataSchema,
})
const disputeSchema = z.object({ payment_intent: referenceSchema, amount: amountSchema, currency: wordSchema })

/**
 * Translates a message from Stripe into our terms.
 *
 * @param message of any shape
 * @param orderOf asks Stripe which order a payment is for, which disputes do not say
 * @returns null for messages that change nothing, and for payments that are not for an order of this site
 * @throws UnreadableMessage
 */
export async function toPaymentEvent(
  message: unknown,
  orderOf: (paymentId: string) => Promise<string | null>,
): Promise<PaymentEvent | null> {
  const { data, ...event } = parseMessage(eventSchema, message)
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = parseMessage(sessionSchema, data.object)
      return session.payment_status === 'paid' ? sessionEvent(event, session, 'paid') : null
    }
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return sessionEvent(event, parseMessage(sessionSchema, data.object), 'failed')
    case 'charge.refunded':
      return refundEvent(event, parseMessage(chargeSchema, data.object))
    case 'charge.dispute.created':
      return await disputeEvent(event, parseMessage(disputeSchema, data.object), orderOf)
    default:
      return null
  }
}

/** Returns the event that a checkout led to. */
export function sessionEvent(
  { id, type }: Message,
  session: z.infer<typeof sessionSchema>,
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
    method: session.payment_method_types?.[0] ?? '',
  }
}

/** Returns the event of a refund, of the whole charge or a part of it. */
export function refundEvent({ id, type }: Message, charge: z.infer<typeof chargeSchema>): PaymentEvent | null {
  const orderId = charge.metadata?.order_id
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
  dispute: z.infer<typeof disputeSchema>,
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

const idOf = (given: string | { id: string } | null | undefined): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null)
