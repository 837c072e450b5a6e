import type { Pair, PaperTable } from '#app/core/papers/paper.ts'
import { renderPaper } from '#app/core/papers/render-paper.server.ts'
import { countryName, formatDay } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatAmount, formatRate } from '../orders/amounts.ts'
import type { VatRule } from '../orders/vat/vat-rules.ts'
import type { Invoice } from './invoice.ts'
import { de, type InvoiceTexts } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'

/**
 * Renders an invoice as an archival PDF. The same invoice always gives the same bytes.
 *
 * @param invoice days and amounts as they are frozen
 */
export async function renderInvoice(invoice: Invoice, locale: Locale): Promise<Buffer> {
  const { title, warning, seller, buyer, facts, table, notes, account, labels } = invoiceLines(invoice, locale)
  return renderPaper(
    {
      title,
      name: `${title} ${invoice.number}`,
      author: seller[0] ?? '',
      day: invoice.issuedOn,
      blocks: [
        ...(warning ? [{ text: warning, tone: 'warning' as const }] : []),
        {
          columns: [
            { heading: labels.seller, lines: seller },
            { heading: labels.buyer, lines: buyer },
          ],
        },
        { pairs: facts },
        { table },
        ...notes.map((text) => ({ text })),
        ...(account.length > 0 ? [{ heading: labels.account }, { pairs: account }] : []),
      ],
    },
    locale,
  )
}

// Separate from the catalogues of the screens, so that no browser ever loads them.
const TEXTS: Record<Locale, InvoiceTexts> = { de, en, fr, es, it }

/**
 * Returns a function for the texts of invoices in a language; placeholders in braces are replaced by the values of the
 * same name.
 */
function invoiceText(locale: Locale) {
  return (key: keyof InvoiceTexts, values: Record<string, string> = {}): string =>
    TEXTS[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** The content of an invoice in words, from top to bottom. */
type InvoiceLines = {
  title: string
  warning: string | null
  seller: string[]
  buyer: string[]
  facts: Pair[]
  table: PaperTable
  notes: string[]
  account: Pair[]
  labels: { seller: string; buyer: string; account: string }
}

/**
 * Returns everything that the law requires on an invoice, in the buyer's language: § 14(4) and § 14a UStG, Directive
 * 2006/112/EC, Art. 226 and 219 for credit notes. It is more than a simplified invoice of the United Kingdom needs (VAT
 * Regulations 1995, reg. 16A: up to £250), which asks for no amount of VAT in pounds.
 */
function invoiceLines(invoice: Invoice, locale: Locale): InvoiceLines {
  const say = invoiceText(locale)
  const { content, kind } = invoice
  const { seller } = content
  return {
    title: say(kind === 'invoice' ? 'invoice' : 'creditNote'),
    warning: content.isTest ? say('test') : null,
    seller: [seller.name, ...seller.address, ...sellerIds(invoice, locale)],
    buyer: buyerLines(invoice, locale),
    facts: factsOf(invoice, locale),
    table: tableOf(invoice, locale),
    notes: [...notesOf(invoice, locale), say('contact', { email: seller.email })],
    account: invoice.dueOn && kind === 'invoice' ? accountOf(invoice, locale) : [],
    labels: { seller: say('seller'), buyer: say('buyer'), account: say('account') },
  }
}

function sellerIds({ content: { seller, vat } }: Invoice, locale: Locale): string[] {
  const say = invoiceText(locale)
  return [
    seller.vatId && `${say('vatId')}: ${seller.vatId}`,
    vat.rule === 'gb' && seller.gbVatId && `${say('gbVatId')}: ${seller.gbVatId}`,
    vat.rule === 'oss' && seller.euVatId && `${say('euVatId')}: ${seller.euVatId}`,
  ].filter((line): line is string => Boolean(line))
}

function buyerLines({ content: { buyer } }: Invoice, locale: Locale): string[] {
  const { organisation, name, street, postalCode, city, country, vatId } = buyer
  const lines = [organisation, name, street, `${postalCode} ${city}`, countryName(locale, country)]
  const id = vatId && `${invoiceText(locale)('vatId')}: ${vatId}`
  return [...lines, id].filter((line) => line.trim() !== '')
}

function factsOf({ number, issuedOn, content }: Invoice, locale: Locale): Pair[] {
  const say = invoiceText(locale)
  const facts: Pair[] = [
    [say('number'), number],
    [say('issuedOn'), formatDay(locale, issuedOn)],
    [say('order'), `${content.orderNumber} · ${formatDay(locale, content.orderedOn)}`],
  ]
  return content.buyer.reference ? [...facts, [say('reference'), content.buyer.reference]] : facts
}

/** Returns the service with its period and amount, then the tax and the total; on credit notes they are negative. */
function tableOf({ kind, amounts, content }: Invoice, locale: Locale): PaperTable {
  const say = invoiceText(locale)
  const { school, paidOn, vat } = content
  const sign = kind === 'credit_note' ? -1 : 1
  const money = (cents: number) => formatAmount(locale, cents === 0 ? 0 : sign * cents)
  const rate = formatRate(locale, vat.basisPoints)
  const time = paidOn ? say('serviceOn', { day: formatDay(locale, paidOn) }) : say('serviceOnPayment')
  return {
    head: [say('service'), say('serviceTime'), say('net')],
    rows: [[say('serviceText', { school }), time, money(amounts.netCents)]],
    totals: [
      [say('vat', { rate, country: countryName(locale, vat.country) }), money(amounts.vatCents)],
      [say(kind === 'invoice' ? 'gross' : 'credited'), money(amounts.grossCents)],
    ],
  }
}

function notesOf({ kind, dueOn, content }: Invoice, locale: Locale): string[] {
  const say = invoiceText(locale)
  const { vat, paidOn, credits } = content
  const rules: { [Rule in VatRule]?: string } = {
    reverse_charge: say('ruleReverseCharge'),
    outside: say('ruleOutside'),
    unregistered: say('ruleUnregistered'),
  }
  const rule = rules[vat.rule] ?? ''
  if (kind === 'credit_note' && credits) {
    const of = { number: credits.number, day: formatDay(locale, credits.issuedOn) }
    return [rule, say('credits', of), say('refunded')].filter(Boolean)
  }
  if (dueOn) return [rule, say('due', { day: formatDay(locale, dueOn) })].filter(Boolean)
  return [rule, paidOn ? say('paid', { day: formatDay(locale, paidOn) }) : ''].filter(Boolean)
}

function accountOf({ content: { seller } }: Invoice, locale: Locale): Pair[] {
  const say = invoiceText(locale)
  const iban: Pair = [say('iban'), seller.iban.replace(/(.{4})(?=.)/g, '$1 ')]
  return seller.bic ? [iban, [say('bic'), seller.bic]] : [iban]
}
