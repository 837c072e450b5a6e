import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { lockOrder } from '../orders/lock-order.server.ts'
import type { Order } from '../orders/order.ts'
import type { Withdrawal } from './withdrawal.schema.ts'

/** How a text names an order: by its own number, or that of its invoice. */
type OrderReference = { number: number } | { invoice: string }

/**
 * Returns the first invoice or order number in a text; groups of three digits may be separated, as people dictate them.
 */
export function readOrderReference(text: string): OrderReference | undefined {
  const invoice = /\b[AT]-\d{4}-\d{6}\b/i.exec(text)?.[0]
  if (invoice) return { invoice: invoice.toUpperCase() }
  const number = /\b(?:\d{3}[ .-]\d{3}[ .-]\d{3}|\d{5,9})\b/.exec(text)?.[0]
  return number === undefined ? undefined : { number: Number(number.replace(/\D/g, '')) }
}

/** Returns the condition that an order is the one named; `o` are the orders, `i` their documents. */
export const hasReference = (named: OrderReference): RawBuilder<SqlBool> =>
  'invoice' in named ? sql`i.number = ${named.invoice}` : sql`o.number = ${named.number}`

/** Returns, locked, the order named by its number or that of its invoice. */
export async function findNamedOrder(trx: Transaction<Database>, text: string): Promise<Order | undefined> {
  const named = readOrderReference(text)
  if (!named) return undefined
  const found = await trx
    .selectFrom('orders as o')
    .leftJoin('invoices as i', 'i.order_id', 'o.id')
    .select('o.id')
    .where(hasReference(named))
    .executeTakeFirst()
  return found && (await lockOrder(trx, found.id))
}

/** Keeps only letters, so that accents, capitals and spaces make no difference. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/**
 * Returns which parts of a declaration match the buyer of an order. The name of an organisation does not count, as that
 * of a school is public. Once the buyer is anonymised, nothing matches.
 */
export function matchBuyer(
  order: { buyer_email: string; buyer_name: string },
  { email, name }: Pick<Withdrawal, 'email' | 'name'>,
): { email: boolean; name: boolean } {
  return {
    email: order.buyer_email.toLowerCase() === email.toLowerCase(),
    name: plain(name) !== '' && plain(order.buyer_name) === plain(name),
  }
}
