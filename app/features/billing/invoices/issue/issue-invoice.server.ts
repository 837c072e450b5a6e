import type { Transaction } from 'kysely'
import { preparePapers } from '#app/core/papers/render-paper.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import type { Database } from '#db/schema.ts'
import { formatAmount } from '../../amounts.ts'
import { lockOrder } from '../../orders/lock-order.server.ts'
import type { Order } from '../../orders/order.ts'
import { seller } from '../../vat/seller.server.ts'
import { invoicePath } from '../invoice-path.ts'
import { findIssued, type Issued, storeInvoice } from './store-invoice.server.ts'

/** Days within which an invoice must be paid: what public bodies have by law (Directive 2011/7/EU, Art. 4(3)). */
const DAYS_TO_PAY = 30

/**
 * Issues and mails the invoice of an order that was paid or is to be paid on invoice. Does nothing when called again,
 * or for any other order.
 */
export async function issueInvoice({ orderId }: Jobs['issue_invoice']): Promise<void> {
  await preparePapers()
  await db()
    .transaction()
    .execute(async (trx) => {
      const order = await lockOrder(trx, orderId)
      if (order) await invoiceOf(trx, order)
    })
}

/**
 * Issues the credit note of an order that was refunded, or whose open invoice was cancelled. If the invoice has not
 * been issued yet, it issues that first. Does nothing when called again, or for any other order.
 */
export async function issueCreditNote({ orderId }: Jobs['issue_credit_note']): Promise<void> {
  await preparePapers()
  await db()
    .transaction()
    .execute(async (trx) => {
      const order = await lockOrder(trx, orderId)
      if (!order || !['refunded', 'revoked', 'failed'].includes(order.state)) return
      const invoice = await invoiceOf(trx, order)
      if (!invoice || (await findIssued(trx, order.id, 'credit_note'))) return
      const note = await storeInvoice(trx, order, { kind: 'credit_note', daysToPay: null, credits: invoice })
      await mailInvoice(trx, order, note)
    })
}

/** Returns the invoice of an order, and issues it first if it is due and missing. */
async function invoiceOf(trx: Transaction<Database>, order: Order): Promise<Issued | undefined> {
  const issued = await findIssued(trx, order.id, 'invoice')
  if (issued || (!order.paid_at && order.state !== 'invoiced')) return issued
  const daysToPay = order.paid_at ? null : DAYS_TO_PAY
  const invoice = await storeInvoice(trx, order, { kind: 'invoice', daysToPay, credits: null })
  await mailInvoice(trx, order, invoice)
  return invoice
}

/**
 * Tells the buyer that an invoice or credit note is available; mails nobody once the account of the order is erased.
 */
async function mailInvoice(trx: Transaction<Database>, order: Order, issued: Issued): Promise<void> {
  if (!order.buyer_email) return
  const { locale, buyer_email: to, school_name: school } = order
  const { number, kind, due_on } = issued
  const url = pageAddress(locale, invoicePath(order.id, kind))
  if (!due_on) {
    const template = kind === 'invoice' ? 'invoice-paid' : 'credit-note'
    return await enqueueMail(trx, { template, to, locale, props: { number, school, url } })
  }
  const amount = formatAmount(locale, order.amount_cents)
  const props = { number, school, url, amount, due: due_on, iban: seller().iban, reference: order.buyer_reference }
  await enqueueMail(trx, { template: 'invoice-open', to, locale, props })
}
