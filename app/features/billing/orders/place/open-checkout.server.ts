import type { Updateable } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { db } from '#db/client.ts'
import type { OrdersTable } from '#db/schema.ts'
import { log } from '#lib/log.ts'
import { loggable, type Provider } from '../../providers/provider.ts'
import type { Order } from '../order.ts'

/**
 * Opens the page where a pending order is paid, or returns the one that is open.
 *
 * @returns its address
 * @throws Failure payment_away
 */
export async function openCheckout(provider: Provider, order: Order): Promise<string> {
  if (order.checkout_url) return order.checkout_url
  const page = pageAddress(order.locale, `/orders/${order.id}`)
  try {
    const { id, url, expiresAt } = await provider.open(order, { success: `${page}?from=payment`, cancel: page })
    await update(order, { checkout_id: id, checkout_url: url, checkout_expires_at: expiresAt })
    return url
  } catch (error) {
    log().error({ ...loggable(error), orderId: order.id }, 'a checkout could not be opened')
    // Whatever became of this attempt, the next one counts as a new one.
    await update(order, { attempt: order.attempt + 1, state_changed_at: new Date() })
    throw new Failure('unavailable', 'payment_away', { cause: error })
  }
}

/** Changes nothing when the order has changed state meanwhile. */
async function update(order: Order, change: Updateable<OrdersTable>): Promise<void> {
  await db()
    .updateTable('orders')
    .set(change)
    .where('id', '=', order.id)
    .where('attempt', '=', order.attempt)
    .where('checkout_id', 'is', null)
    .execute()
}
