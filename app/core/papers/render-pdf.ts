import PDFDocument from 'pdfkit'
import type { Locale } from '#app/i18n/locales.ts'
import { INK, MARGIN, type Paper, SIZES, SOFT } from './paper.ts'
import { paperFonts } from './paper-fonts.ts'
import { renderBlock } from './render-block.ts'

type Doc = PDFKit.PDFDocument

/**
 * Renders a paper as an archival PDF (ISO 19005-2, level A): tagged, with embedded fonts, our mark on the first page
 * and a footer with the number of each page. The same paper always gives the same bytes.
 */
export async function renderPdf(paper: Paper, locale: Locale): Promise<Buffer> {
  const { regular, bold, has } = paperFonts()
  const plain = (text: string) => legibleText(text, has)
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    info: { Title: paper.name, Author: plain(paper.author), CreationDate: new Date(`${paper.day}T00:00:00Z`) },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.registerFont('regular', regular).registerFont('bold', bold)
  renderMark(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  root.add(doc.struct('H1', {}, () => doc.font('bold').fontSize(SIZES.title).fillColor(INK).text(plain(paper.title))))
  for (const block of paper.blocks) renderBlock(doc, root, block, plain)
  root.end()
  renderFooters(doc, plain(paper.name))
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

const [BOARD, BOARD_DEEP, WHITE] = ['#1d5a45', '#123d2f', '#fffef9']
/** The drawing of the mark is 36 high. */
const MARK_SCALE = 0.7

/** Draws the book with its letter and the name, as in the header of every page of the site. */
function renderMark(doc: Doc): void {
  const { x, y } = doc
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save().translate(x, y).scale(MARK_SCALE)
  doc.roundedRect(0, 0, 32, 36, 5).fill(BOARD)
  doc.path('M0 5a5 5 0 0 1 5-5v36a5 5 0 0 1-5-5z').fill(BOARD_DEEP)
  doc.path('M9.5 27 18 8.5 26.5 27M12.6 20.5h10.8').lineWidth(3).lineCap('round').lineJoin('round').stroke(WHITE)
  doc.restore()
  doc
    .font('bold')
    .fontSize(SIZES.mark)
    .fillColor(INK)
    .text('Aulario', x + 30, y + 2, { lineBreak: false })
  doc.endMarkedContent()
  doc.x = x
  doc.y = y + 56
}

function renderFooters(doc: Doc, name: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    doc.switchToPage(start + at)
    const { margins, width, height } = doc.page
    // Text in the margin would otherwise begin another page.
    margins.bottom = 0
    const place = { width: width - 2 * MARGIN, height: SIZES.small * 2, lineBreak: false }
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    doc.font('regular').fontSize(SIZES.small).fillColor(SOFT)
    doc.text(name, MARGIN, height - MARGIN + 20, { ...place, ellipsis: true })
    doc.text(`${at + 1} / ${count}`, MARGIN, height - MARGIN + 20, { ...place, align: 'right' })
    doc.endMarkedContent()
    margins.bottom = MARGIN
  }
}

/**
 * Makes typed text printable without loss: letters for which the font has no glyph become their code point, such as
 * `[U+1F3EB]`. Line breaks and tabs become spaces. Other invisible characters become code points too, since some of
 * them change the order of the text beside them.
 *
 * @param has whether the font has a glyph for a code point
 */
function legibleText(text: string, has: (codePoint: number) => boolean): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return [...plain].map((character) => legible(character, has)).join('')
}

function legible(character: string, has: (codePoint: number) => boolean): string {
  const codePoint = character.codePointAt(0) ?? 0
  const seen = has(codePoint) && !/[\p{Cc}\p{Cf}]/u.test(character)
  return seen ? character : `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
}
