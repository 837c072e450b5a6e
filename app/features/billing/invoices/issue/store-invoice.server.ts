import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { env } from '#lib/env.ts'
import type { Order } from '../../orders/order.ts'
import { seller } from '../../vat/seller.server.ts'
import type { VatRule } from '../../vat/vat-rules.ts'
import type { Invoice, InvoiceContent, InvoiceKind } from '../invoice-content.ts'
import { renderInvoice } from '../pdf/render-invoice.server.ts'
import { nextNumber } from './next-number.server.ts'

/** An issued invoice without its PDF. */
export type Issued = { id: string; number: string; kind: InvoiceKind; issued_at: Date; due_on: string | null }
const ISSUED = ['id', 'number', 'kind', 'issued_at', 'due_on'] as const

/** Finds the invoice or credit note of an order, if it has been issued. */
export async function findIssued(
  trx: Transaction<Database>,
  orderId: string,
  kind: InvoiceKind,
): Promise<Issued | undefined> {
  const row = await trx
    .selectFrom('invoices')
    .select(ISSUED)
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row as Issued | undefined
}

/**
 * Gives an invoice its number, freezes its content, renders it and stores all of it for good.
 *
 * @param order as returned by `lockOrder`, so that nothing else issues for it meanwhile
 * @param given days until it is due, null when it was paid; the invoice that a credit note cancels
 */
export async function storeInvoice(
  trx: Transaction<Database>,
  order: Order,
  given: { kind: InvoiceKind; daysToPay: number | null; credits: Issued | null },
): Promise<Issued> {
  const { kind, daysToPay, credits } = given
  const content = contentOf(order, credits)
  const { series, year, position, number, today } = await nextNumber(trx, content.isTest ? 'T' : 'A')
  const due_on = daysToPay === null ? null : addDays(today, daysToPay)
  const amounts = { grossCents: order.amount_cents, netCents: order.net_cents, vatCents: order.vat_cents }
  const invoice: Invoice = { number, kind, issuedOn: today, dueOn: due_on, amounts, content }
  const row = await trx
    .insertInto('invoices')
    .values({
      series,
      year,
      position,
      kind,
      due_on,
      order_id: order.id,
      credits_id: credits?.id ?? null,
      locale: order.locale,
      net_cents: amounts.netCents,
      vat_cents: amounts.vatCents,
      gross_cents: amounts.grossCents,
      content: JSON.stringify(content),
      pdf: await renderInvoice(invoice, order.locale),
    })
    .returning(ISSUED)
    .executeTakeFirstOrThrow()
  return row as Issued
}

function contentOf(order: Order, credits: Issued | null): InvoiceContent {
  const { name, address, vatId, gbVatId, iban, bic, email } = seller()
  return {
    seller: { name, address, vatId, gbVatId, iban, bic, email },
    buyer: buyerOf(order),
    school: order.school_name,
    orderNumber: String(order.number),
    orderedOn: berlinDay(order.created_at),
    paidOn: order.paid_at && berlinDay(order.paid_at),
    vat: {
      rule: order.vat_rule as VatRule,
      basisPoints: order.vat_basis_points,
      country: order.vat_country,
    },
    credits: credits && { number: credits.number, issuedOn: berlinDay(credits.issued_at) },
    isTest: order.provider === 'test' || env().APP_MODE === 'local',
  }
}

const buyerOf = (order: Order): InvoiceContent['buyer'] => ({
  kind: order.buyer_kind as InvoiceContent['buyer']['kind'],
  name: order.buyer_name,
  organisation: order.buyer_organisation,
  street: order.buyer_street,
  postalCode: order.buyer_postal_code,
  city: order.buyer_city,
  country: order.buyer_country,
  vatId: order.buyer_vat_id,
  reference: order.buyer_reference,
})
