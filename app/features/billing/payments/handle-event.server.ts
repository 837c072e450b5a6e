import type { Transaction } from 'kysely'
import { z } from 'zod'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { log } from '#lib/log.ts'
import { lockOrder } from '../orders/lock-order.server.ts'
import type { Order } from '../orders/order.ts'
import type { PaymentEvent } from '../providers/provider.ts'
import { applyEvent } from './apply-event.server.ts'

/** Outcomes that a member of the team should look at. */
const ODD = ['unknown_order', 'wrong_amount', 'paid_again', 'disputed', 'partial']

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
      const order = await orderOf(trx, event)
      if (await isKnown(trx, event)) return 'repeated'
      const result = order ? await applyEvent(trx, order, event) : 'unknown_order'
      await keep(trx, event, order, result)
      return result
    })
  const { provider, id, orderId } = event
  log()[ODD.includes(outcome) ? 'error' : 'info']({ provider, event: id, orderId, outcome }, 'payment event')
  return outcome
}

/**
 * Locks and returns the order that a message is about: if the same message arrives twice at the same time, the second
 * waits here for the first.
 */
async function orderOf(trx: Transaction<Database>, { orderId, provider }: PaymentEvent): Promise<Order | undefined> {
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

async function keep(trx: Transaction<Database>, event: PaymentEvent, order: Order | undefined, outcome: string) {
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
