import { z } from 'zod'
import type { Session } from '#app/core/session.ts'
import { db } from '#db/client.ts'
import type { InvoiceKind } from './invoice-content.ts'

/**
 * Reads the invoice or credit note of an order as it was issued, for its buyer and for admins; returns undefined for
 * others.
 */
export async function readInvoice(
  { userId, role }: Pick<Session, 'userId' | 'role'>,
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
    .$if(role !== 'admin', (own) => own.where('o.buyer_id', '=', userId))
    .executeTakeFirst()
}
