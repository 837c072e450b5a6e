import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'
import { log } from '#lib/log.ts'
import { lockOrder } from '../lock-order.server.ts'
import type { Order } from '../order.ts'
import type { PaymentEvent } from '../providers/provider.ts'
import { recordPayment, recordRefund } from '../settle/record-payment.server.ts'

/** Outcomes that a member of the team should look at. */
const UNUSUAL_OUTCOMES = ['unknown_order', 'wrong_amount', 'paid_again', 'disputed', 'partial']

/**
 * Applies a provider's message once: in one transaction with the row that records it. A message that arrives again
 * finds the row.
 *
 * @param event as returned by a provider's `read` or `fetchEvents`
 * @returns its outcome, or `repeated`
 */
export async function handleEvent(event: PaymentEvent): Promise<string> {
  const outcome = await db()
    .transaction()
    .execute(async (trx) => {
      const order = await findOrder(trx, event)
      if (await isKnown(trx, event)) return 'repeated'
      const result = order ? await applyEvent(trx, order, event) : 'unknown_order'
      await storeEvent(trx, event, order, result)
      return result
    })
  const { provider, id, orderId } = event
  log()[UNUSUAL_OUTCOMES.includes(outcome) ? 'error' : 'info'](
    { provider, event: id, orderId, outcome },
    'payment event',
  )
  return outcome
}

/**
 * Locks and returns the order that a message is about: if the same message arrives twice at the same time, the second
 * waits here for the first.
 */
async function findOrder(trx: Transaction<Database>, { orderId, provider }: PaymentEvent): Promise<Order | undefined> {
  if (!z.uuid().safeParse(orderId).success) return undefined
  const order = await lockOrder(trx, orderId!)
  return order?.provider === provider ? order : undefined
}

async function isKnown(trx: Transaction<Database>, { provider, id }: PaymentEvent): Promise<boolean> {
  const found = await trx
    .selectFrom('payment_events')
    .select('id')
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

async function storeEvent(trx: Transaction<Database>, event: PaymentEvent, order: Order | undefined, outcome: string) {
  const { provider, id, type, ...said } = event
  await trx
    .insertInto('payment_events')
    .values({
      provider,
      type,
      outcome,
      event_id: id,
      order_id: order?.id ?? null,
      payload: JSON.stringify(said),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute()
}

/**
 * Outcome of a message, as `payment_events` stores it. `late`: the payment of an order that was refunded or revoked
 * before it became known; `paid_again`: a second payment of one order, which is refunded; `other_payment`: a message
 * about such a payment; `old_attempt`: the checkout has been replaced by a new one; `partial`: only a part was
 * refunded, premium stays.
 */
type Outcome =
  | Awaited<ReturnType<typeof recordPayment>>
  | 'paid_again'
  | 'failed'
  | 'refunded'
  | 'disputed'
  | 'no_change'
  | 'wrong_amount'
  | 'other_payment'
  | 'old_attempt'
  | 'partial'

type Apply = (trx: Transaction<Database>, order: Order, event: PaymentEvent) => Promise<Outcome>

/** Updates an order to what a provider reports about its payment, in whatever order the messages arrive. */
const applyEvent: Apply = (trx, order, event) => APPLY[event.kind](trx, order, event)

const applyPaid: Apply = async (trx, order, event) => {
  if (event.amountCents !== order.amount_cents || event.currency !== order.currency) return 'wrong_amount'
  if (isOtherPayment(order, event)) return await refundSecondPayment(trx, order, event)
  if (order.paid_at) return 'no_change'
  return await recordPayment(trx, order, event)
}

const applyFailed: Apply = async (trx, order, event) => {
  if (order.state !== 'pending') return 'no_change'
  if (event.checkoutId !== order.checkout_id) return 'old_attempt'
  await setState(trx, order, { state: 'failed' })
  return 'failed'
}

const applyRefunded: Apply = async (trx, order, event) => {
  if (isOtherPayment(order, event)) return 'other_payment'
  if (event.amountCents < order.amount_cents) return 'partial'
  if (order.state === 'refunded') return 'no_change'
  await recordRefund(trx, order, event.paymentId)
  return 'refunded'
}

/** Premium stays: a member of the team decides. */
const applyDisputed: Apply = async (trx, order, event) => {
  if (isOtherPayment(order, event)) return 'other_payment'
  if (!['pending', 'failed', 'paid'].includes(order.state)) return 'no_change'
  await setState(trx, order, { state: 'disputed', payment_id: event.paymentId })
  return 'disputed'
}

const APPLY: Record<PaymentEvent['kind'], Apply> = {
  paid: applyPaid,
  failed: applyFailed,
  refunded: applyRefunded,
  disputed: applyDisputed,
}

const isOtherPayment = (order: Order, { paymentId }: PaymentEvent): boolean =>
  order.payment_id !== null && order.payment_id !== paymentId

/** Refunds the second payment when somebody paid in two windows. */
async function refundSecondPayment(
  trx: Transaction<Database>,
  order: Order,
  { paymentId }: PaymentEvent,
): Promise<Outcome> {
  if (paymentId) await sendJob(trx, 'refund_payment', { orderId: order.id, paymentId })
  return 'paid_again'
}

async function setState(
  trx: Transaction<Database>,
  order: Order,
  change: { state: 'failed' } | { state: 'disputed'; payment_id: string | null },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ ...change, state_changed_at: sql<Date>`now()` })
    .where('id', '=', order.id)
    .execute()
}
