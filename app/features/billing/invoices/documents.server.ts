import { z } from 'zod'
import { hasRight } from '#app/core/policy.ts'
import type { Session } from '#app/core/session.ts'
import { db } from '#db/client.ts'
import { BILLING_POLICY } from '../policy.ts'
import type { InvoiceKind } from './invoice.ts'

/** An invoice or credit note without its PDF. */
export type Paper = { number: string; kind: InvoiceKind; issued_at: Date }

/** Lists the documents issued for an order, invoice first. The caller has checked whose order it is. */
export async function listDocuments(orderId: string): Promise<Paper[]> {
  const rows = await db()
    .selectFrom('invoices')
    .select(['number', 'kind', 'issued_at'])
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as InvoiceKind }))
}

/**
 * Reads the invoice or credit note of an order as it was issued, for its buyer and for admins; returns undefined for
 * others.
 */
export async function readInvoice(
  person: Pick<Session, 'userId' | 'role'>,
  orderId: string,
  kind: InvoiceKind,
): Promise<{ number: string; pdf: Buffer } | undefined> {
  if (!z.uuid().safeParse(orderId).success) return undefined
  return await db()
    .selectFrom('invoices as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['i.number', 'i.pdf'])
    .where('o.id', '=', orderId)
    .where('i.kind', '=', kind)
    .$if(!hasRight(person, BILLING_POLICY.readEvery), (own) => own.where('o.buyer_id', '=', person.userId))
    .executeTakeFirst()
}
