import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Order } from './order.ts'

/**
 * An order, kept from every other change until the transaction ends. Whatever changes an order begins with it.
 *
 * @param id as the database gives it: a text that is no UUID is an error
 */
export async function lockOrder(trx: Transaction<Database>, id: string): Promise<Order | undefined> {
  const row = await trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row as Order | undefined
}
