import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { lockOrder } from '../orders/lock-order.server.ts'
import type { Order } from '../orders/order.ts'
import type { Withdrawal } from './withdrawal.schema.ts'

/** Letters alone, so that accents, capitals and spaces decide nothing. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** The order that somebody names by its number or that of its invoice, locked. */
export async function orderNamed(trx: Transaction<Database>, text: string): Promise<Order | undefined> {
  const invoice = /\b[AT]-\d{4}-\d{6}\b/i.exec(text)?.[0].toUpperCase()
  const number = /\b\d{5,9}\b/.exec(text)?.[0]
  if (!invoice && !number) return undefined
  const found = await trx
    .selectFrom('orders as o')
    .leftJoin('invoices as i', 'i.order_id', 'o.id')
    .select('o.id')
    .where((eb) => (invoice ? eb('i.number', '=', invoice) : eb(sql`o.number`, '=', Number(number))))
    .executeTakeFirst()
  return found && (await lockOrder(trx, found.id))
}

/**
 * The order that a withdrawal is about, if it names number, address and name of its buyer. Numbers can be guessed and
 * addresses of schools are public, so two of the three end nobody's contract: then a person looks.
 */
export async function matchOrder(
  trx: Transaction<Database>,
  { name, contract, email }: Withdrawal,
): Promise<Order | undefined> {
  const order = await orderNamed(trx, contract)
  if (!order || order.buyer_email.toLowerCase() !== email.toLowerCase()) return undefined
  const names = [order.buyer_name, order.buyer_organisation].map(plain).filter(Boolean)
  return names.includes(plain(name)) ? order : undefined
}
