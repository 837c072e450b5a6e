import { z } from 'zod'
import { db } from '#db/client.ts'
import { listDocuments } from '../invoices/documents.server.ts'
import type { Order } from '../orders/order.ts'

/** An event of an order: reported by the provider, recorded in the audit log, or an issued document. */
export type OrderEvent = { at: Date; source: 'provider' | 'log' | 'paper' | 'withdrawal'; what: string; detail: string }

/** Loads an order with everything known about it, oldest event first; returns undefined when there is none. */
export async function viewOrder(orderId: string) {
  if (!z.uuid().safeParse(orderId).success) return undefined
  const row = await db().selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  if (!row) return undefined
  const [papers, ...others] = await Promise.all([
    listDocuments(orderId),
    providerEvents(orderId),
    log(orderId),
    withdrawals(orderId),
  ])
  const issued = papers.map(
    ({ issued_at, number, kind }): OrderEvent => ({ at: issued_at, source: 'paper', what: kind, detail: number }),
  )
  const events = [...issued, ...others.flat()].sort((a, b) => a.at.getTime() - b.at.getTime())
  return { order: row as Order, papers, events }
}

async function providerEvents(orderId: string): Promise<OrderEvent[]> {
  const rows = await db()
    .selectFrom('payment_events')
    .select(['type', 'outcome', 'received_at'])
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(({ type, outcome, received_at }) => ({
    at: received_at,
    source: 'provider',
    what: type,
    detail: outcome,
  }))
}

async function log(orderId: string): Promise<OrderEvent[]> {
  const rows = await db()
    .selectFrom('audit_entries')
    .select(['action', 'actor_role', 'actor_id', 'at'])
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', orderId)
    .execute()
  return rows.map(({ at, action, actor_role, actor_id }) => ({
    at,
    source: 'log',
    what: action,
    detail: [actor_role, actor_id].filter(Boolean).join(' '),
  }))
}

async function withdrawals(orderId: string): Promise<OrderEvent[]> {
  const rows = await db()
    .selectFrom('withdrawals')
    .select(['number', 'state', 'received_at'])
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(({ number, state, received_at }) => ({
    at: received_at,
    source: 'withdrawal',
    what: `withdrawal.${state}`,
    detail: String(number),
  }))
}
