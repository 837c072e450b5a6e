import { db } from '#db/client.ts'
import { fitOf, isNamed, namedIn } from './match-order.server.ts'

/** How many withdrawals the desk shows; further ones follow when these are decided. */
const MAX_WITHDRAWALS = 50

/** What of a declaration fits an order: all, nothing, the number alone, or the number and one of the other two. */
export type Fit = 'all' | 'email' | 'name' | 'number' | 'nothing'

/** Withdrawals that wait for a person or for their link, the oldest first, with what of them fits an order. */
export async function listOpenWithdrawals() {
  const rows = await db()
    .selectFrom('withdrawals as w')
    .leftJoin('orders as o', 'o.id', 'w.order_id')
    .select(['w.id', 'w.number', 'w.name', 'w.contract', 'w.email', 'w.received_at as receivedAt'])
    .select(['o.number as orderNumber', 'w.link_expires_at as linkUntil'])
    .where('w.state', '=', 'open')
    .orderBy('w.received_at')
    .orderBy('w.id')
    .limit(MAX_WITHDRAWALS)
    .execute()
  return await Promise.all(rows.map(async (row) => ({ ...row, fit: await fitTo(row) })))
}

async function fitTo(declared: { contract: string; email: string; name: string }): Promise<Fit> {
  const named = namedIn(declared.contract)
  const order =
    named &&
    (await db()
      .selectFrom('orders as o')
      .leftJoin('invoices as i', 'i.order_id', 'o.id')
      .select(['o.buyer_email', 'o.buyer_name'])
      .where(isNamed(named))
      .executeTakeFirst())
  if (!order) return 'nothing'
  const { email, name } = fitOf(order, declared)
  if (email && name) return 'all'
  if (email) return 'email'
  return name ? 'name' : 'number'
}
