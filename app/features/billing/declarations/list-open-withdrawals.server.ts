import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { DECLARATIONS_PER_PAGE } from './declaration.schema.ts'
import { hasReference, matchBuyer, readOrderReference } from './match-order.server.ts'

/**
 * Parts of a declaration that match an order: all, nothing, the number alone, or the number and one of the other two.
 */
type Fit = 'all' | 'email' | 'name' | 'number' | 'nothing'

/**
 * Lists a page of the withdrawals that wait for a person or for their link, with the parts that match an order, and
 * their total number. Those whose order is known come first, so that no flood of others hides them, then the oldest.
 *
 * @param page counts from 1
 */
export async function listOpenWithdrawals(page = 1) {
  const rows = await db()
    .selectFrom('withdrawals as w')
    .leftJoin('orders as o', 'o.id', 'w.order_id')
    .select(['w.id', 'w.number', 'w.name', 'w.contract', 'w.email', 'w.received_at as receivedAt'])
    .select(['o.number as orderNumber', 'w.link_expires_at as linkUntil'])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where('w.state', '=', 'open')
    .orderBy(sql`w.order_id is null`)
    .orderBy('w.received_at')
    .orderBy('w.id')
    .limit(DECLARATIONS_PER_PAGE)
    .offset((page - 1) * DECLARATIONS_PER_PAGE)
    .execute()
  const withdrawals = await Promise.all(rows.map(async ({ total: _, ...row }) => ({ ...row, fit: await findFit(row) })))
  return { withdrawals, total: rows[0]?.total ?? 0 }
}

async function findFit(declared: { contract: string; email: string; name: string }): Promise<Fit> {
  const named = readOrderReference(declared.contract)
  const order =
    named &&
    (await db()
      .selectFrom('orders as o')
      .leftJoin('invoices as i', 'i.order_id', 'o.id')
      .select(['o.buyer_email', 'o.buyer_name'])
      .where(hasReference(named))
      .executeTakeFirst())
  if (!order) return 'nothing'
  const { email, name } = matchBuyer(order, declared)
  if (email && name) return 'all'
  if (email) return 'email'
  return name ? 'name' : 'number'
}
