import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { db } from '#db/client.ts'
import { appSecret } from '#lib/app-secret.ts'
import type { Order } from '../order.ts'
import { changeTestPayment } from './change-test-payment.server.ts'
import { parseMessage } from './message.schema.ts'
import type { Checkout, PaymentEvent, Provider } from './provider.ts'
import { readSigned } from './signature.server.ts'
import { TEST_KINDS, type TestMessage, testMessageSchema } from './test-message.ts'

/**
 * Replaces a provider in local mode: no money moves, but everything else works the same way, with its own page, its own
 * table of payments, and signed messages.
 */
export const testProvider: Provider = { name: 'test', open, refund, fetchEvents, read }

/** Returns the signing key, different for each installation. */
export const testSecret = (): string => createHmac('sha256', appSecret()).update('test-payments').digest('hex')

async function open(order: Order): Promise<Checkout> {
  const { id, expires_at } = await db()
    .insertInto('test_payments')
    .values({
      order_id: order.id,
      attempt: order.attempt,
      amount_cents: order.amount_cents,
      currency: order.currency,
      expires_at: sql<Date>`now() + interval '2 hours'`,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'attempt']).doUpdateSet({ attempt: order.attempt }))
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  return { id, url: pageAddress(order.locale, `/test-payment/${id}`), expiresAt: expires_at }
}

async function refund(paymentId: string): Promise<void> {
  await changeTestPayment(paymentId, 'refunded')
}

async function fetchEvents(order: Order): Promise<PaymentEvent[]> {
  const payment = order.checkout_id
    ? await db().selectFrom('test_payments').selectAll().where('id', '=', order.checkout_id).executeTakeFirst()
    : undefined
  if (!payment) return []
  const isOver = payment.state === 'open' && payment.expires_at <= new Date()
  const types = isOver ? (['payment.failed'] as const) : WHAT_HAPPENED[payment.state as keyof typeof WHAT_HAPPENED]
  return types.map((type) =>
    toPaymentEvent({ id: `looked:${payment.id}:${type}`, type, payment: paymentInMessage(payment) }),
  )
}

const WHAT_HAPPENED = {
  open: [],
  paid: ['payment.paid'],
  failed: ['payment.failed'],
  cancelled: ['payment.failed'],
  refunded: ['payment.paid', 'payment.refunded'],
  disputed: ['payment.paid', 'payment.disputed'],
} as const

async function read(body: string, signature: string): Promise<PaymentEvent | null> {
  return toPaymentEvent(parseMessage(testMessageSchema, await readSigned(body, signature, testSecret())))
}

/** Returns a payment as it appears in messages of the test provider. */
export const paymentInMessage = (payment: {
  id: string
  order_id: string
  amount_cents: number
  currency: string
}) => ({
  id: payment.id,
  order_id: payment.order_id,
  amount_cents: payment.amount_cents,
  currency: payment.currency,
})

const toPaymentEvent = ({ id, type, payment }: TestMessage): PaymentEvent => ({
  provider: 'test',
  id,
  type,
  kind: TEST_KINDS[type],
  orderId: payment.order_id,
  checkoutId: payment.id,
  paymentId: payment.id,
  amountCents: payment.amount_cents,
  currency: payment.currency,
  method: 'test',
})
