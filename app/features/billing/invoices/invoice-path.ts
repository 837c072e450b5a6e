import type { InvoiceKind } from './invoice-content.ts'

/** Returns the address of the PDF of an order's invoice or credit note, as a path without language. */
export const invoicePath = (orderId: string, kind: InvoiceKind): string =>
  `/orders/${orderId}/${kind === 'invoice' ? 'invoice' : 'credit-note'}.pdf`
