import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { plainOrderNumber, type ShownState, shownState } from '../orders/order.ts'
import type { OrderFilter, OrdersQuery } from './orders-address.ts'

export const ORDERS_PER_PAGE = 50

/** An order in the list of admins. */
export type ListedOrder = {
  id: string
  number: string
  school: string
  buyer: string
  email: string
  amountCents: number
  orderedAt: Date
  state: ShownState
  isTest: boolean
  invoice: string | null
  /** Day by which the invoice is due; null when it is paid or there is none. */
  dueOn: string | null
  overdue: boolean
}

/** Lists a page of the orders, newest first, and their total number. The caller has checked the rights. */
export async function listOrders(query: OrdersQuery): Promise<{ orders: ListedOrder[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    matching(query)
      .select(['o.id', 'o.number', 'o.school_name', 'o.buyer_name', 'o.buyer_organisation', 'o.buyer_email'])
      .select(['o.amount_cents', 'o.created_at', 'o.state', 'o.refund_requested_at', 'o.provider', 'i.due_on'])
      .select(['i.number as invoice', isOverdue.as('overdue')])
      .orderBy('o.id', 'desc')
      .limit(ORDERS_PER_PAGE)
      .offset((query.page - 1) * ORDERS_PER_PAGE)
      .execute(),
    matching(query)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const orders = rows.map((row) => ({
    id: row.id,
    number: String(row.number),
    school: row.school_name,
    buyer: row.buyer_organisation || row.buyer_name,
    email: row.buyer_email,
    amountCents: row.amount_cents,
    orderedAt: row.created_at,
    state: shownState(row),
    isTest: row.provider === 'test',
    invoice: row.invoice,
    dueOn: row.state === 'invoiced' ? row.due_on : null,
    overdue: row.overdue,
  }))
  return { orders, total }
}

const isOverdue = sql<boolean>`coalesce(o.state = 'invoiced'
  and i.due_on < (now() at time zone 'Europe/Berlin')::date, false)`
const isRefunding = sql<boolean>`(o.state = 'paid' and o.refund_requested_at is not null)`

const matching = ({ filter, search }: OrdersQuery) =>
  db()
    .selectFrom('orders as o')
    .leftJoin('invoices as i', (join) => join.onRef('i.order_id', '=', 'o.id').on('i.kind', '=', 'invoice'))
    .$if(filter !== '', (all) => all.where(inState(filter as OrderFilter)))
    .$if(search !== '', (all) => all.where((eb) => found(eb, search)))

function inState(filter: OrderFilter) {
  if (filter === 'overdue') return isOverdue
  if (filter === 'refunding') return isRefunding
  return filter === 'paid' ? sql<SqlBool>`o.state = 'paid' and not ${isRefunding}` : sql<SqlBool>`o.state = ${filter}`
}

type Joined = Database & {
  o: Database['orders']
  i: { [Column in keyof Database['invoices']]: Database['invoices'][Column] | null }
}

/**
 * Matches the number of an order, invoice or buyer, the name of a school or buyer, or an address; parts of words match.
 */
function found(eb: ExpressionBuilder<Joined, 'o' | 'i'>, search: string) {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const names = ['o.school_name', 'o.buyer_organisation', 'o.buyer_name', 'o.buyer_email'] as const
  return eb.or([
    eb(sql`o.number::text`, '=', plainOrderNumber(search)),
    eb('i.number', '=', search.toUpperCase()),
    eb('o.buyer_reference', '=', search),
    eb('o.school_id', '=', search),
    ...names.map((name) => eb(name, 'ilike', part)),
  ])
}
