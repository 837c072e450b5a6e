import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { formatAmount } from '../amounts.ts'
import type { Order } from '../order.ts'

/** Mails to buyers about an order. */
type OrderMail = 'order-received' | 'order-confirmed' | 'order-paid-twice' | 'order-refunded' | 'order-revoked'

/** Tells the buyer of an order what became of it; mails nobody once the account is erased. */
export async function mailBuyer(trx: Transaction<Database>, order: Order, template: OrderMail): Promise<void> {
  if (!order.buyer_email) return
  const props = {
    school: order.school_name,
    number: String(order.number),
    amount: formatAmount(order.locale, order.amount_cents),
    untaxed: order.vat_cents === 0,
    url: pageAddress(order.locale, `/orders/${order.id}`),
  }
  await enqueueMail(trx, { template, to: order.buyer_email, locale: order.locale, props })
}
