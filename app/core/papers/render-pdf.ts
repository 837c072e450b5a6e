import PDFDocument from 'pdfkit'
import type { Locale } from '#app/i18n/locales.ts'
import { legibleText } from './legible-text.ts'
import { renderFooters, renderMark } from './page-parts.ts'
import { INK, MARGIN, type Paper, SIZES } from './paper.ts'
import { paperFonts } from './paper-fonts.ts'
import { renderBlock } from './render-block.ts'

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
  renderFooters(doc, plain(paper.name), MARGIN)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
