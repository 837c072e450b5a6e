import { sql, type Transaction, type Updateable } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { requireMember } from '#app/features/schools/membership/require-member.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Database, OrdersTable } from '#db/schema.ts'
import { log } from '#lib/log.ts'
import { BILLING_POLICY } from '../../policy.ts'
import { type Buyer, type Order, TERMS_VERSION } from '../order.ts'
import { reconcileOrder } from '../payments/reconcile-payments.server.ts'
import { loggableError, type Provider } from '../providers/provider.ts'
import { currentProvider } from '../providers/providers.server.ts'
import { mailBuyer } from '../settle/mail-buyer.server.ts'
import { buyerValues } from './buyer-values.server.ts'

type Ordered = { schoolId: string; buyer: Buyer; locale: Locale }

/**
 * Orders premium for a school of which the person is a member, and opens the provider's page for the payment. Ordering
 * again before paying continues with the same order and page.
 *
 * @returns address of that page
 * @throws Failure school_not_yours, already_premium, vat_id_invalid, vat_country, ordering_closed, payment_away
 */
export async function placeOrder(userId: string, { schoolId, buyer, locale }: Ordered): Promise<string> {
  const provider = currentProvider()
  if (!provider) throw new Failure('unavailable', 'ordering_closed')
  const values = { ...buyerValues(buyer), locale, provider: provider.name }
  await settleEnded(userId, schoolId)
  const order = await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, { userId, schoolId }, BILLING_POLICY.order)
      const school = await schoolToBuyFor(trx, schoolId)
      const ids = { school_id: schoolId, school_name: school.name, buyer_id: userId }
      const { isNew, ...order } = await insertOrder(trx, { ...values, ...ids, terms_version: TERMS_VERSION })
      // The receipt without delay, however long the payment takes: § 312i(1) no. 3 BGB.
      if (isNew) await mailBuyer(trx, order as Order, 'order-received')
      return order as Order
    })
  return await openCheckout(provider, order)
}

/**
 * Asks the provider about an expired page before another one is opened: somebody may have paid on it at the last
 * moment, and the message about that may be lost.
 */
async function settleEnded(userId: string, schoolId: string): Promise<void> {
  const ended = await db()
    .selectFrom('orders')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('buyer_id', '=', userId)
    .where('state', '=', 'pending')
    .where('checkout_expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  if (!ended) return
  await reconcileOrder(ended as Order).catch((cause: unknown) => {
    throw new Failure('unavailable', 'payment_away', { cause })
  })
}

async function schoolToBuyFor(trx: Transaction<Database>, schoolId: string) {
  const school = await trx
    .selectFrom('school_directory')
    .select(['name', 'premium'])
    .where('id', '=', schoolId)
    .executeTakeFirstOrThrow()
  if (school.premium) throw new Failure('conflict', 'already_premium')
  return school
}

/** An order whose page was never opened, or has expired, counts as a new attempt. */
const IS_OVER = sql<boolean>`orders.provider <> excluded.provider
  or coalesce(orders.checkout_expires_at, orders.state_changed_at + interval '1 hour') <= now()`

async function insertOrder(
  trx: Transaction<Database>,
  values: ReturnType<typeof buyerValues> &
    Pick<Order, 'school_id' | 'school_name' | 'buyer_id' | 'locale' | 'provider' | 'terms_version'>,
) {
  return await trx
    .insertInto('orders')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['school_id', 'buyer_id'])
        .where('state', '=', 'pending')
        .doUpdateSet({
          ...values,
          terms_accepted_at: sql<Date>`now()`,
          attempt: sql<number>`case when ${IS_OVER} then orders.attempt + 1 else orders.attempt end`,
          state_changed_at: sql<Date>`case when ${IS_OVER} then now() else orders.state_changed_at end`,
          checkout_id: sql<string | null>`case when ${IS_OVER} then null else orders.checkout_id end`,
          checkout_url: sql<string | null>`case when ${IS_OVER} then null else orders.checkout_url end`,
          checkout_expires_at: sql<Date | null>`case when ${IS_OVER} then null else orders.checkout_expires_at end`,
        }),
    )
    .returningAll()
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
}

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
    log().error({ ...loggableError(error), orderId: order.id }, 'a checkout could not be opened')
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
