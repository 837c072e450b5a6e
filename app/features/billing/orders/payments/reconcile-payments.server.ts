import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { log } from '#lib/log.ts'
import type { Order } from '../order.ts'
import { loggableError } from '../providers/provider.ts'
import { providerNamed } from '../providers/providers.server.ts'
import { handleEvent } from './handle-event.server.ts'

/** Messages usually arrive within seconds; before this time, providers are not asked. */
const PATIENCE_MINUTES = 10
/** Payments that take days, such as direct debits, are decided by then. */
const GIVE_UP_DAYS = 30
const AT_ONCE = 500

/**
 * Asks providers about orders for which no message reported payment, failure or refund, and updates them. An order that
 * never reached a provider's page fails.
 *
 * @returns number of orders that changed
 */
export async function reconcilePayments(): Promise<number> {
  let changed = await failUnopened()
  for (const order of await waitingOrders()) {
    // A failed query about one order must not keep the others from being checked.
    changed += await reconcileOrder(order).catch((error: unknown) => {
      log().error({ ...loggableError(error), orderId: order.id }, 'an order could not be reconciled')
      return 0
    })
  }
  return changed
}

/**
 * Asks the provider of an order what happened to its payment.
 *
 * @returns number of orders that changed: 1 or 0
 */
export async function reconcileOrder(order: Order): Promise<number> {
  const events = (await providerNamed(order.provider)?.fetchEvents(order)) ?? []
  const outcomes: string[] = []
  for (const event of events) outcomes.push(await handleEvent(event))
  return outcomes.some((outcome) => outcome !== 'repeated' && outcome !== 'no_change') ? 1 : 0
}

const LAST_STEP = sql<Date>`greatest(state_changed_at, refund_requested_at)`

async function waitingOrders(): Promise<Order[]> {
  const rows = await db()
    .selectFrom('orders')
    .selectAll()
    .where('provider', '!=', 'invoice')
    .where('checkout_id', 'is not', null)
    .where(({ and, eb, or }) =>
      or([eb('state', '=', 'pending'), and([eb('state', '=', 'paid'), eb('refund_requested_at', 'is not', null)])]),
    )
    .where(LAST_STEP, '<', sql<Date>`now() - make_interval(mins => ${PATIENCE_MINUTES})`)
    .where(LAST_STEP, '>', sql<Date>`now() - make_interval(days => ${GIVE_UP_DAYS})`)
    .orderBy('state_changed_at')
    .limit(AT_ONCE)
    .execute()
  return rows as Order[]
}

async function failUnopened(): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('orders')
    .set({ state: 'failed', state_changed_at: sql<Date>`now()` })
    .where('state', '=', 'pending')
    .where('checkout_id', 'is', null)
    .where('state_changed_at', '<', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
