import PDFDocument from 'pdfkit'
import type { Locale } from '#app/i18n/locales.ts'
import type { Invoice } from '../invoice-content.ts'
import { invoiceFonts } from './fonts.server.ts'
import { type InvoiceLines, invoiceLines, type Pair } from './invoice-lines.ts'

type Doc = PDFKit.PDFDocument
type Part = { tag: 'H1' | 'H2' | 'P'; draw: (doc: Doc) => void }

const MARGIN = 60
const LABEL_WIDTH = 190
const SIZES = { title: 24, text: 10.5, small: 9 }
const INK = '#17211d'
const SOFT = '#4f5b55'
const WARNING = '#8a1c12'

/**
 * Renders an invoice as a PDF for archives (ISO 19005-2, level A): tagged, with embedded fonts. The same invoice always
 * gives the same bytes.
 *
 * @param invoice days and amounts as they are frozen
 */
export async function renderInvoice(invoice: Invoice, locale: Locale): Promise<Buffer> {
  const { regular, bold, has } = invoiceFonts()
  const lines = legibleLines(invoiceLines(invoice, locale), has)
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    info: {
      Title: `${lines.title} ${invoice.number}`,
      Author: lines.seller[0] ?? '',
      CreationDate: new Date(`${invoice.issuedOn}T00:00:00Z`),
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.registerFont('regular', regular).registerFont('bold', bold).fillColor(INK)
  const parts = partsOf(lines).map(({ tag, draw }) => doc.struct(tag, {}, () => draw(doc)))
  doc.addStructure(doc.struct('Document', {}, parts))
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function legibleLines(lines: InvoiceLines, has: (codePoint: number) => boolean): InvoiceLines {
  const plain = (text: string) => legibleText(text, has)
  const pairs = (all: Pair[]) => all.map(([label, value]): Pair => [plain(label), plain(value)])
  return {
    title: plain(lines.title),
    warning: lines.warning && plain(lines.warning),
    seller: lines.seller.map(plain),
    buyer: lines.buyer.map(plain),
    facts: pairs(lines.facts),
    service: pairs(lines.service),
    amounts: pairs(lines.amounts),
    notes: lines.notes.map(plain),
    account: pairs(lines.account),
    labels: lines.labels,
  }
}

function partsOf(lines: InvoiceLines): Part[] {
  const { title, warning, seller, buyer, facts, service, amounts, notes, account, labels } = lines
  return [
    { tag: 'H1', draw: (doc) => doc.font('bold').fontSize(SIZES.title).text(title).moveDown(0.3) },
    ...(warning ? [paragraph(warning, WARNING)] : []),
    heading(labels.seller),
    ...seller.map((line) => paragraph(line)),
    heading(labels.buyer),
    ...buyer.map((line) => paragraph(line)),
    gap(),
    ...facts.map(pair),
    gap(),
    ...service.map(pair),
    gap(),
    ...amounts.map(pair),
    gap(),
    ...notes.map((note) => paragraph(note)),
    ...(account.length > 0 ? [heading(labels.account), ...account.map(pair)] : []),
  ]
}

const heading = (text: string): Part => ({
  tag: 'H2',
  draw: (doc) => doc.moveDown(0.8).font('bold').fontSize(SIZES.small).fillColor(SOFT).text(text).fillColor(INK),
})

const paragraph = (text: string, colour = INK): Part => ({
  tag: 'P',
  draw: (doc) => doc.font('regular').fontSize(SIZES.text).fillColor(colour).text(text).fillColor(INK),
})

const gap = (): Part => ({ tag: 'P', draw: (doc) => doc.moveDown(0.8) })

/** Returns a label on the left and its value beside it; both may take several lines. */
const pair = ([label, value]: Pair): Part => ({
  tag: 'P',
  draw: (doc) => {
    const { left, right, bottom } = doc.page.margins
    const valueWidth = doc.page.width - left - right - LABEL_WIDTH
    doc.font('regular').fontSize(SIZES.text)
    const labelHeight = doc.heightOfString(label, { width: LABEL_WIDTH - 10 })
    const height = Math.max(labelHeight, doc.font('bold').heightOfString(value, { width: valueWidth }))
    if (doc.y + height > doc.page.height - bottom) doc.addPage()
    const top = doc.y
    doc.font('regular').text(label, left, top, { width: LABEL_WIDTH - 10 })
    doc.font('bold').text(value, left + LABEL_WIDTH, top, { width: valueWidth })
    doc.x = left
    doc.y = top + height + 3
  },
})

/**
 * Makes typed text printable without loss: letters for which the font has no glyph become their code point, such as
 * `[U+1F3EB]`. Line breaks and tabs become spaces. Other invisible characters become code points too, since some of
 * them change the order of the text beside them.
 *
 * @param has whether the font has a glyph for a code point
 */
export function legibleText(text: string, has: (codePoint: number) => boolean): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return [...plain].map((character) => legible(character, has)).join('')
}

function legible(character: string, has: (codePoint: number) => boolean): string {
  const codePoint = character.codePointAt(0) ?? 0
  const seen = has(codePoint) && !/[\p{Cc}\p{Cf}]/u.test(character)
  return seen ? character : `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
}
