import { countryName, formatDay } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatAmount, formatRate } from '../../amounts.ts'
import type { Invoice } from '../invoice-content.ts'
import { invoiceText } from '../texts/invoice-texts.ts'

/** A label with its value. */
export type Pair = readonly [label: string, value: string]
/** What an invoice says, from top to bottom, in words. */
export type InvoiceLines = {
  title: string
  warning: string | null
  seller: string[]
  buyer: string[]
  facts: Pair[]
  service: Pair[]
  amounts: Pair[]
  notes: string[]
  account: Pair[]
  labels: { seller: string; buyer: string; account: string }
}

/**
 * Everything that the law asks for on an invoice, in the buyer's language: § 14(4) and § 14a UStG, Directive
 * 2006/112/EC, Art. 226 and 219 for credit notes.
 */
export function invoiceLines(invoice: Invoice, locale: Locale): InvoiceLines {
  const t = invoiceText(locale)
  const { content, kind } = invoice
  const { seller } = content
  return {
    title: t(kind === 'invoice' ? 'invoice' : 'creditNote'),
    warning: content.isTest ? t('test') : null,
    seller: [seller.name, ...seller.address, ...sellerIds(invoice, locale)],
    buyer: buyerLines(invoice, locale),
    facts: factsOf(invoice, locale),
    service: serviceOf(invoice, locale),
    amounts: amountsOf(invoice, locale),
    notes: [...notesOf(invoice, locale), t('contact', { email: seller.email })],
    account: invoice.dueOn && kind === 'invoice' ? accountOf(invoice, locale) : [],
    labels: { seller: t('seller'), buyer: t('buyer'), account: t('account') },
  }
}

function sellerIds({ content: { seller, vat } }: Invoice, locale: Locale): string[] {
  const t = invoiceText(locale)
  const inGb = vat.rule === 'gb' && seller.gbVatId ? [`${t('gbVatId')}: ${seller.gbVatId}`] : []
  return [`${t('vatId')}: ${seller.vatId}`, ...inGb]
}

function buyerLines({ content: { buyer } }: Invoice, locale: Locale): string[] {
  const { organisation, name, street, postalCode, city, country, vatId } = buyer
  const lines = [organisation, name, street, `${postalCode} ${city}`, countryName(locale, country)]
  const id = vatId && `${invoiceText(locale)('vatId')}: ${vatId}`
  return [...lines, id].filter((line) => line.trim() !== '')
}

function factsOf({ number, issuedOn, content }: Invoice, locale: Locale): Pair[] {
  const t = invoiceText(locale)
  const facts: Pair[] = [
    [t('number'), number],
    [t('issuedOn'), formatDay(locale, issuedOn)],
    [t('order'), `${content.orderNumber} · ${formatDay(locale, content.orderedOn)}`],
  ]
  return content.buyer.reference ? [...facts, [t('reference'), content.buyer.reference]] : facts
}

function serviceOf({ content: { school, paidOn } }: Invoice, locale: Locale): Pair[] {
  const t = invoiceText(locale)
  const time = paidOn ? t('serviceOn', { day: formatDay(locale, paidOn) }) : t('serviceOnPayment')
  return [
    [t('service'), t('serviceText', { school })],
    [t('serviceTime'), time],
  ]
}

/** Credit notes name the same amounts with a minus. */
function amountsOf({ kind, amounts, content: { vat } }: Invoice, locale: Locale): Pair[] {
  const t = invoiceText(locale)
  const sign = kind === 'credit_note' ? -1 : 1
  const money = (cents: number) => formatAmount(locale, cents === 0 ? 0 : sign * cents)
  const rate = formatRate(locale, vat.basisPoints)
  return [
    [t('net'), money(amounts.netCents)],
    [t('vat', { rate, country: countryName(locale, vat.country) }), money(amounts.vatCents)],
    [t(kind === 'invoice' ? 'gross' : 'credited'), money(amounts.grossCents)],
  ]
}

function notesOf({ kind, dueOn, content }: Invoice, locale: Locale): string[] {
  const t = invoiceText(locale)
  const { vat, paidOn, credits } = content
  const rule = { reverse_charge: t('ruleReverseCharge'), outside: t('ruleOutside'), domestic: '', oss: '', gb: '' }[
    vat.rule
  ]
  if (kind === 'credit_note' && credits) {
    const of = { number: credits.number, day: formatDay(locale, credits.issuedOn) }
    return [rule, t('credits', of), t('refunded')].filter(Boolean)
  }
  if (dueOn) return [rule, t('due', { day: formatDay(locale, dueOn) })].filter(Boolean)
  return [rule, paidOn ? t('paid', { day: formatDay(locale, paidOn) }) : ''].filter(Boolean)
}

function accountOf({ content: { seller } }: Invoice, locale: Locale): Pair[] {
  const t = invoiceText(locale)
  const iban: Pair = [t('iban'), seller.iban.replace(/(.{4})(?=.)/g, '$1 ')]
  return seller.bic ? [iban, [t('bic'), seller.bic]] : [iban]
}
