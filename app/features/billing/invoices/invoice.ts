import type { BuyerKind, VatRule } from '../orders/vat/vat-rules.ts'

export type InvoiceKind = 'invoice' | 'credit_note'

/**
 * The content of an invoice, frozen when it is issued. Days are YYYY-MM-DD in Berlin; amounts are stored in separate
 * columns.
 */
export type InvoiceContent = {
  seller: {
    name: string
    address: string[]
    vatId: string
    gbVatId: string | null
    /** Missing on invoices from before there were sellers in the United Kingdom. */
    euVatId?: string | null
    iban: string
    bic: string
    email: string
  }
  buyer: {
    kind: BuyerKind
    name: string
    organisation: string
    street: string
    postalCode: string
    city: string
    country: string
    vatId: string
    /** Number under which a public body ordered; may be empty. */
    reference: string
  }
  school: string
  orderNumber: string
  orderedOn: string
  /** Null while the invoice is unpaid. */
  paidOn: string | null
  vat: { rule: VatRule; basisPoints: number; country: string }
  /** The invoice that a credit note cancels. */
  credits: { number: string; issuedOn: string } | null
  /** Whether the payment provider is the built-in one, so that no money moves. */
  isTest: boolean
}

/** An invoice as it is rendered. */
export type Invoice = {
  number: string
  kind: InvoiceKind
  /** YYYY-MM-DD */
  issuedOn: string
  dueOn: string | null
  amounts: { grossCents: number; netCents: number; vatCents: number }
  content: InvoiceContent
}

/** Returns the address of the PDF of an order's invoice or credit note, as a path without language. */
export const invoicePath = (orderId: string, kind: InvoiceKind): string =>
  `/orders/${orderId}/${kind === 'invoice' ? 'invoice' : 'credit-note'}.pdf`
