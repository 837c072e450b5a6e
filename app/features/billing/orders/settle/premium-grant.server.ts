import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Order } from '../order.ts'

/**
 * Makes a school premium through an order.
 *
 * @returns false when it is premium already, or the school no longer exists: then the money is refunded
 */
export async function grantPremium(trx: Transaction<Database>, order: Order): Promise<boolean> {
  const { rows } = await sql`
    insert into premium_grants (school_id, reason, order_id)
    select id, 'order', ${order.id}::uuid from schools where id = ${order.school_id}
    on conflict (school_id) where ended_at is null do nothing
    returning id`.execute(trx)
  return rows.length > 0
}

/** Ends the premium that came from an order. Content beyond the limits of the free plan stays, but is hidden. */
export async function endPremium(trx: Transaction<Database>, orderId: string): Promise<void> {
  await trx
    .updateTable('premium_grants')
    .set({ ended_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute()
}
