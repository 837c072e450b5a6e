import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { preparePapers } from '#app/core/papers/render-paper.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import type { Database } from '#db/schema.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { env } from '#lib/env.ts'
import { formatAmount } from '../orders/amounts.ts'
import { lockOrder } from '../orders/lock-order.server.ts'
import type { Order } from '../orders/order.ts'
import { seller } from '../orders/vat/seller.server.ts'
import type { VatRule } from '../orders/vat/vat-rules.ts'
import { type Invoice, type InvoiceContent, type InvoiceKind, invoicePath } from './invoice.ts'
import { renderInvoice } from './render-invoice.server.ts'

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

/** An issued invoice without its PDF. */
type Issued = { id: string; number: string; kind: InvoiceKind; issued_at: Date; due_on: string | null }
const ISSUED = ['id', 'number', 'kind', 'issued_at', 'due_on'] as const

/** Finds the invoice or credit note of an order, if it has been issued. */
async function findIssued(trx: Transaction<Database>, orderId: string, kind: InvoiceKind): Promise<Issued | undefined> {
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
async function storeInvoice(
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
  const { name, address, vatId, gbVatId, euVatId, iban, bic, email } = seller()
  return {
    seller: { name, address, vatId, gbVatId, euVatId, iban, bic, email },
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

type Series = 'A' | 'T'
/** A number that no other invoice has or will have, with the day in Berlin on which it was given. */
type InvoiceNumber = { series: Series; year: number; position: number; number: string; today: string }

/**
 * Gives the next number of a series; years begin in Berlin. Nobody else gets a number until the transaction ends, so
 * numbers have no gaps: a rollback returns the number (§ 14(4) no. 4 UStG requires each number to be given once; tax
 * offices ask about gaps).
 */
export async function nextNumber(trx: Transaction<Database>, series: Series): Promise<InvoiceNumber> {
  await awaitTurn(trx, series)
  const { rows } = await sql<{ year: number; last: number; today: string }>`
    insert into invoice_series as s (series, year, last)
    values (${series}, extract(year from now() at time zone 'Europe/Berlin')::int, 1)
    on conflict (series, year) do update set last = s.last + 1
    returning year, last, to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD') as today`.execute(trx)
  const { year, last, today } = rows[0]!
  return { series, year, position: last, number: `${series}-${year}-${String(last).padStart(6, '0')}`, today }
}

/** Milliseconds between two looks whether it is the turn of an invoice. */
const LOOK_EVERY_MS = 20

/**
 * Waits until nobody else is giving a number of a series. It asks again and again, since a single statement would wait
 * no longer than visitors may, and invoices take that long to render on a busy machine.
 */
async function awaitTurn(trx: Transaction<Database>, series: Series): Promise<void> {
  const take = sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`invoice series ${series}`}, 0)) as mine`
  while (!(await take.execute(trx)).rows[0]?.mine) await sleep(LOOK_EVERY_MS)
}
