import PDFDocument from 'pdfkit'
import { pageAddress } from '#app/core/urls.server.ts'
import { invoiceFonts } from '#app/features/billing/invoices/pdf/fonts.server.ts'
import { legibleText } from '#app/features/billing/invoices/pdf/render-invoice.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ShownLaw } from './legal-text.ts'
import { readLawPage } from './read-legal-page.server.ts'

type Doc = PDFKit.PDFDocument
type Part = { tag: 'H1' | 'H2' | 'P'; text: string }

const MARGIN = 60
const SIZES = { H1: 22, H2: 13, P: 10 }
const WITHDRAWAL = 'withdrawal'

/** A file to be attached to a mail. */
export type Paper = { filename: string; content: Buffer }

/**
 * Renders what a buyer gets on a durable medium (§ 312f BGB): the terms as they are in force, and the instructions on
 * withdrawal with the model form by themselves, as tagged PDFs with embedded fonts.
 */
export async function renderContractPapers(locale: Locale): Promise<Paper[]> {
  const law = await readLawPage('terms', locale)
  const { title, versions } = law
  const instructions = law.sections.filter(({ id }) => id === WITHDRAWAL)
  const named = { locale, day: versions[0]! }
  return [
    { filename: `terms-${versions[0]}.pdf`, content: await render({ ...named, title, parts: partsOf(law, locale) }) },
    {
      filename: `withdrawal-${versions[0]}.pdf`,
      content: await render({
        ...named,
        title: instructions[0]!.title,
        parts: partsOf({ intro: '', sections: instructions }, locale),
      }),
    },
  ]
}

/** Returns headings and paragraphs in their order; tables do not occur in the terms. */
function partsOf({ intro, sections }: Pick<ShownLaw, 'intro' | 'sections'>, locale: Locale): Part[] {
  const plain = (text: string): Part => ({ tag: 'P', text: withAddresses(text, locale) })
  return [
    ...(intro ? [plain(intro)] : []),
    ...sections.flatMap(({ title, blocks }): Part[] => [
      { tag: 'H2', text: title },
      ...blocks.flatMap((block) => {
        if ('text' in block) return [plain(block.text)]
        return 'list' in block ? block.list.map((item) => plain(`• ${item}`)) : []
      }),
    ]),
  ]
}

/** Writes links out, as paper shows them: `words (https://…)`; addresses of mails and of the same page are left out. */
function withAddresses(text: string, locale: Locale): string {
  return text.replace(/\[([^[\]]+)\]\(([^()\s]+)\)/g, (_, words: string, address: string) =>
    address.startsWith('/') ? `${words} (${pageAddress(locale, address)})` : words,
  )
}

type Rendered = { locale: Locale; title: string; day: string; parts: Part[] }

async function render({ locale, title, day, parts }: Rendered): Promise<Buffer> {
  const { regular, bold, has } = invoiceFonts()
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    info: { Title: `${title} ${day}`, CreationDate: new Date(`${day}T00:00:00Z`) },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.registerFont('regular', regular).registerFont('bold', bold)
  const all: Part[] = [{ tag: 'H1', text: title }, { tag: 'P', text: day }, ...parts]
  doc.addStructure(
    doc.struct(
      'Document',
      {},
      all.map((part) => doc.struct(part.tag, {}, () => draw(doc, { ...part, text: legibleText(part.text, has) }))),
    ),
  )
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

const draw = (doc: Doc, { tag, text }: Part) =>
  doc
    .font(tag === 'P' ? 'regular' : 'bold')
    .fontSize(SIZES[tag])
    .text(text)
    .moveDown(0.5)
