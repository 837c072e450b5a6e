import { INK, SIZES, SOFT } from './paper.ts'

type Doc = PDFKit.PDFDocument

const [BOARD, BOARD_DEEP, WHITE] = ['#1d5a45', '#123d2f', '#fffef9']
/** The drawing of the mark is 36 high. */
const MARK_SCALE = 0.7

/** Draws the book with its letter and the name, as in the header of every page of the site. */
export function renderMark(doc: Doc): void {
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

/**
 * Draws the name and the number of each page below its content.
 *
 * @param margin of the pages, in points
 */
export function renderFooters(doc: Doc, name: string, margin: number): void {
  const { start, count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    doc.switchToPage(start + at)
    const { margins, width, height } = doc.page
    // Text in the margin would otherwise begin another page.
    margins.bottom = 0
    const place = { width: width - 2 * margin, height: SIZES.small * 2, lineBreak: false }
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    doc.font('regular').fontSize(SIZES.small).fillColor(SOFT)
    doc.text(name, margin, height - margin + 20, { ...place, ellipsis: true })
    doc.text(`${at + 1} / ${count}`, margin, height - margin + 20, { ...place, align: 'right' })
    doc.endMarkedContent()
    margins.bottom = margin
  }
}
