import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { formatAmount } from '../../amounts.ts'
import type { Order } from '../../orders/order.ts'
import { seller } from '../../vat/seller.server.ts'
import { invoicePath } from '../invoice-path.ts'
import type { Issued } from './store-invoice.server.ts'

/**
 * Tells the buyer that an invoice or credit note is available; mails nobody once the account of the order is erased.
 */
export async function mailInvoice(trx: Transaction<Database>, order: Order, issued: Issued): Promise<void> {
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
