import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { db } from '#db/client.ts'
import { type ShownState, shownState } from '../orders/order.ts'
import type { Paper } from './documents.server.ts'

export const ORDERS_PER_PAGE = 20

/** An order as its buyer sees it in the account. */
export type OwnOrder = {
  id: string
  number: string
  school: string
  amountCents: number
  orderedAt: Date
  state: ShownState
  /** The invoice first. */
  papers: Pick<Paper, 'number' | 'kind'>[]
}

/** Lists a page of the orders of an account, newest first. @param page from 1 */
export async function listOwnOrders(userId: string, page: number): Promise<{ orders: OwnOrder[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    rowsOf(userId)
      .limit(ORDERS_PER_PAGE)
      .offset((page - 1) * ORDERS_PER_PAGE)
      .execute(),
    db()
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('buyer_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ])
  return { orders: rows.map(present), total }
}

const rowsOf = (userId: string) =>
  db()
    .selectFrom('orders as o')
    .select(['o.id', 'o.number', 'o.school_name', 'o.amount_cents', 'o.created_at', 'o.state', 'o.refund_requested_at'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('invoices as i')
          .select(['i.number', 'i.kind'])
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.issued_at')
          .orderBy('i.id'),
      ).as('papers'),
    )
    .where('o.buyer_id', '=', userId)
    .orderBy('o.id', 'desc')

const present = (row: Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]): OwnOrder => ({
  id: row.id,
  number: String(row.number),
  school: row.school_name,
  amountCents: row.amount_cents,
  orderedAt: row.created_at,
  state: shownState(row),
  papers: row.papers as OwnOrder['papers'],
})
