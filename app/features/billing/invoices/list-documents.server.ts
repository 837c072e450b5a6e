import { db } from '#db/client.ts'
import type { InvoiceKind } from './invoice-content.ts'

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
