import type { BuyerKind, VatRule } from '../vat/vat-rules.ts'

export type InvoiceKind = 'invoice' | 'credit_note'

/** What an invoice says, frozen when it is issued. Days are YYYY-MM-DD in Berlin, amounts stand in columns beside it. */
export type InvoiceContent = {
  seller: {
    name: string
    address: string[]
    vatId: string
    gbVatId: string | null
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
  /** Null while the invoice is still to be paid. */
  paidOn: string | null
  vat: { rule: VatRule; basisPoints: number; country: string }
  /** The invoice that a credit note takes back. */
  credits: { number: string; issuedOn: string } | null
  /** No money moves: the payment provider is the built-in one. */
  isTest: boolean
}

/** An invoice as it is drawn. */
export type Invoice = {
  number: string
  kind: InvoiceKind
  /** YYYY-MM-DD */
  issuedOn: string
  dueOn: string | null
  amounts: { grossCents: number; netCents: number; vatCents: number }
  content: InvoiceContent
}
