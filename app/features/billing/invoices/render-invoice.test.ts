import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { isWholePdf } from '#lib/pdf.ts'
import type { Invoice, InvoiceContent } from './invoice.ts'
import { renderInvoice } from './render-invoice.server.ts'

// The first paper starts the process that makes them.

const buyer: InvoiceContent['buyer'] = {
  kind: 'public_body',
  name: 'Łucja Østergård',
  organisation: 'Städtisches Gymnasium',
  street: 'Große Straße 1',
  postalCode: '50667',
  city: 'Köln',
  country: 'DE',
  vatId: '',
  reference: '04011000-1234512345-06',
}
const content: InvoiceContent = {
  seller: {
    name: 'Aulario GmbH',
    address: ['Schulweg 2', '10115 Berlin'],
    vatId: 'DE136695976',
    gbVatId: 'GB980780684',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    email: 'rechnung@aulario.example',
  },
  buyer,
  school: 'Gymnasium am Rhein',
  orderNumber: '10001',
  orderedOn: '2026-11-20',
  paidOn: '2026-11-21',
  vat: { rule: 'domestic', basisPoints: 1900, country: 'DE' },
  credits: null,
  isTest: false,
}
const paid: Invoice = {
  number: 'A-2026-000001',
  kind: 'invoice',
  issuedOn: '2026-11-21',
  dueOn: null,
  amounts: { grossCents: 2900, netCents: 2437, vatCents: 463 },
  content,
}
const withBuyer = (changed: Partial<typeof buyer>): Invoice => ({
  ...paid,
  content: { ...content, buyer: { ...buyer, ...changed } },
})

async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  return { text: text.replace(/\s+/g, ' '), totalPages, document }
}

test('a paid invoice says everything that § 14 UStG asks for, on one page', async () => {
  const { text, totalPages } = await read(await renderInvoice(paid, 'de'))
  for (const part of [
    'Rechnung',
    'Aulario GmbH Schulweg 2 10115 Berlin USt-IdNr.: DE136695976',
    'Städtisches Gymnasium Łucja Østergård Große Straße 1 50667 Köln Deutschland',
    'A-2026-000001',
    '21.11.2026',
    '10001 · 20.11.2026',
    '04011000-1234512345-06',
    'Leistung Zeitpunkt der Leistung Nettobetrag Aulario Premium für Gymnasium am Rhein, einmalig, Menge 1',
    'Freischaltung am 21.11.2026 24,37 €',
    'Umsatzsteuer 19 % (Deutschland) 4,63 €',
    'Gesamtbetrag 29,00 €',
    'bezahlt',
  ])
    expect(text).toContain(part)
  expect([totalPages, text.includes('IBAN'), text.includes('Test:')]).toEqual([1, false, false])
})

test('an open invoice names the day until when it is to be paid, and where to', async () => {
  const open = { ...paid, dueOn: '2026-12-21', content: { ...content, paidOn: null } }
  const { text } = await read(await renderInvoice(open, 'de'))
  expect(text).toContain('bis zum 21.12.2026')
  expect(text).toContain('IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX')
  expect(text).toContain('mit dem Eingang der Zahlung')
})

test('a credit note takes its invoice back with the same amounts', async () => {
  const credits = { number: 'A-2026-000001', issuedOn: '2026-11-21' }
  const note: Invoice = { ...paid, number: 'A-2026-000002', kind: 'credit_note', content: { ...content, credits } }
  const { text } = await read(await renderInvoice(note, 'de'))
  expect(text).toContain('Stornorechnung')
  expect(text).toContain('hebt die Rechnung A-2026-000001 vom 21.11.2026 vollständig auf')
  expect(text).toContain('Gutgeschriebener Betrag -29,00 €')
})

test.each([
  ['de', 'Steuerschuldnerschaft des Leistungsempfängers'],
  ['en', 'Reverse charge'],
  ['fr', 'Autoliquidation'],
  ['es', 'Inversión del sujeto pasivo'],
  ['it', 'Inversione contabile'],
] as const)('%s names who owes the VAT by the words of the law', async (locale, words) => {
  const vat = { rule: 'reverse_charge' as const, basisPoints: 0, country: 'FR' }
  const taxed = { ...paid, amounts: { grossCents: 2900, netCents: 2900, vatCents: 0 }, content: { ...content, vat } }
  const { text } = await read(await renderInvoice(taxed, locale))
  expect(text).toContain(words)
})

test('a seller in the United Kingdom is named with the number that the tax is declared under', async () => {
  const seller = { ...content.seller, vatId: 'GB980780684', gbVatId: null, euVatId: 'EU372123456' }
  const textOf = async (vat: InvoiceContent['vat'], changed: Partial<typeof seller> = {}) => {
    const invoice = { ...paid, content: { ...content, vat, seller: { ...seller, ...changed } } }
    return (await read(await renderInvoice(invoice, 'en'))).text
  }
  const inGermany = await textOf({ rule: 'oss', basisPoints: 1900, country: 'DE' })
  expect(inGermany).toContain('VAT ID: GB980780684 VAT number (European Union one-stop shop): EU372123456')
  const atHome = await textOf({ rule: 'domestic', basisPoints: 2000, country: 'GB' })
  expect(atHome).toContain('VAT 20% (United Kingdom)')
  expect(atHome).not.toContain('EU372123456')
  const unregistered = await textOf({ rule: 'unregistered', basisPoints: 0, country: 'GB' }, { vatId: '' })
  expect(unregistered).toContain('No VAT: the supplier is not registered')
  expect(unregistered).not.toContain('VAT ID')
})

test.each(LOCALES)('%s: a test payment is marked as such, and the text is tagged in its language', async (locale) => {
  const pdf = await renderInvoice({ ...paid, content: { ...content, isTest: true } }, locale)
  const { text, document } = await read(pdf)
  expect(text).toMatch(/Test|Prueba|Prova/)
  expect(text).not.toMatch(/[{}]/)
  expect(isWholePdf(pdf)).toBe(true)
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  expect((await document.getMetadata()).info).toMatchObject({ Language: locale })
  const structure = JSON.stringify(await (await document.getPage(1)).getStructTree())
  expect(
    structure
      .match(/"role":"(H1|Table|TR|TH|TD)"/g)
      ?.join()
      .replace(/"role":|"/g, ''),
  ).toBe('H1,Table,TR,TH,TH,TH,TR,TD,TD,TD,TR,TH,TD,TR,TH,TD')
})

test('the same invoice gives the same bytes', async () => {
  expect((await renderInvoice(paid, 'fr')).equals(await renderInvoice(paid, 'fr'))).toBe(true)
})

test('names in Latin, Greek and Cyrillic letters stand as they were typed', async () => {
  for (const name of ['Žofie Őszi Ğül', 'Ελένη Παπαδοπούλου', 'Наталія Їжак', 'Nguyễn Thị Ánh']) {
    expect((await read(await renderInvoice(withBuyer({ name }), 'de'))).text).toContain(name)
  }
})

test('letters without a glyph are named by their code point instead of getting lost', async () => {
  const { text } = await read(await renderInvoice(withBuyer({ name: 'Ada 🏫 李 Lovelace' }), 'de'))
  expect(text).toContain('Ada [U+1F3EB] [U+674E] Lovelace')
})

test('what turns the order of letters or breaks lines does neither', async () => {
  const name = 'Ada\u202e evil\nStreet\t2\u0007 {number} <b>'
  const { text } = await read(await renderInvoice(withBuyer({ name }), 'de'))
  expect(text).toContain('Ada[U+202E] evil Street 2[U+0007] {number} <b>')
})

test('the longest words and a lone half of a pair fit', async () => {
  const long = 'W'.repeat(300)
  const { text } = await read(await renderInvoice(withBuyer({ name: long, reference: long, city: '\ud83c' }), 'de'))
  expect(text.replaceAll(' ', '').split('W').length - 1).toBe(600)
  expect(text).toContain('[U+D83C]')
})
