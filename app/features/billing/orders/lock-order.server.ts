import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Order } from './order.ts'

/**
 * Locks an order against every other change until the transaction ends, and returns it. Every change to an order begins
 * with this.
 *
 * @param id as stored in the database: a text that is not a UUID causes an error
 */
export async function lockOrder(trx: Transaction<Database>, id: string): Promise<Order | undefined> {
  const row = await trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row as Order | undefined
}
