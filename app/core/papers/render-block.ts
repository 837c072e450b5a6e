import { INK, type Pair, type PaperBlock, type PaperTable, RULE, SIZES, SOFT, SUNKEN, WARNING } from './paper.ts'

type Doc = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement
/** Makes typed text printable. */
type Plain = (text: string) => string

const LABEL_WIDTH = 190
const COLUMN_GAP = 24
/** Room for a heading and the first lines below it. */
const HEADING_ROOM = 75

/** Renders a block below the last one and adds it to the structure of the document. */
export function renderBlock(doc: Doc, root: Structure, block: PaperBlock, plain: Plain): void {
  if ('heading' in block) {
    // A heading does not stand alone at the foot of a page.
    if (doc.y > doc.page.height - doc.page.margins.bottom - HEADING_ROOM) doc.addPage()
    root.add(doc.struct('H2', {}, () => renderText(doc.moveDown(0.6), plain(block.heading), 'bold', SIZES.heading)))
  } else if ('text' in block) {
    const colour = block.tone === 'warning' ? WARNING : INK
    root.add(doc.struct('P', {}, () => renderText(doc, plain(block.text), 'regular', SIZES.text, colour)))
  } else if ('columns' in block) renderColumns(doc, root, block.columns, plain)
  else if ('pairs' in block) renderPairs(doc, root, block.pairs, plain)
  else renderTable(doc, root, block.table, plain)
}

function renderText(doc: Doc, text: string, font: 'regular' | 'bold', size: number, colour = INK): void {
  doc.font(font).fontSize(size).fillColor(colour).text(text).moveDown(0.4)
}

function renderColumns(
  doc: Doc,
  root: Structure,
  columns: readonly { heading: string; lines: readonly string[] }[],
  plain: Plain,
): void {
  const { left, right } = doc.page.margins
  const width = (doc.page.width - left - right - COLUMN_GAP * (columns.length - 1)) / columns.length
  const top = doc.moveDown(0.6).y
  const bottoms = columns.map(({ heading, lines }, at) => {
    const x = left + at * (width + COLUMN_GAP)
    const write = (tag: 'H2' | 'P', text: string) =>
      root.add(doc.struct(tag, {}, () => doc.text(plain(text), x, doc.y, { width })))
    doc.y = top
    doc.font('bold').fontSize(SIZES.small).fillColor(SOFT)
    write('H2', heading)
    doc.font('regular').fontSize(SIZES.text).fillColor(INK)
    for (const line of lines) write('P', line)
    return doc.y
  })
  doc.x = left
  doc.y = Math.max(...bottoms)
  doc.moveDown(1)
}

/** Draws labels on the left and their values beside them; both may take several lines. */
function renderPairs(doc: Doc, root: Structure, pairs: readonly Pair[], plain: Plain): void {
  const { left, right, bottom } = doc.page.margins
  const valueWidth = doc.page.width - left - right - LABEL_WIDTH
  for (const [label, value] of pairs.map(([label, value]) => [plain(label), plain(value)] as const)) {
    root.add(
      doc.struct('P', {}, () => {
        doc.font('regular').fontSize(SIZES.text).fillColor(INK)
        const labelHeight = doc.heightOfString(label, { width: LABEL_WIDTH - 10 })
        const height = Math.max(labelHeight, doc.font('bold').heightOfString(value, { width: valueWidth }))
        if (doc.y + height > doc.page.height - bottom) doc.addPage()
        const top = doc.y
        doc.font('regular').text(label, left, top, { width: LABEL_WIDTH - 10 })
        doc.font('bold').text(value, left + LABEL_WIDTH, top, { width: valueWidth })
        doc.x = left
        doc.y = top + height + 3
      }),
    )
  }
  doc.moveDown(0.8)
}

/** The library's types lack the place of a table in the structure. */
type TaggedTable = PDFKit.Mixins.TableOptionsWithData & { structParent: Structure }

function renderTable(doc: Doc, root: Structure, { head, rows, totals }: PaperTable, plain: Plain): void {
  const last = head.length - 1
  const sums = rows.length + 1
  const bold = { src: 'bold', size: SIZES.text }
  const cell = (text: string, column: number) => ({
    text: plain(text),
    align: { x: column === last ? ('right' as const) : ('left' as const) },
  })
  const options: TaggedTable = {
    structParent: root,
    columnStyles: head.map((_, column) => ({ width: column === 0 ? '*' : column === last ? 90 : 130 })),
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: RULE, padding: [6, 8, 6, 8], textColor: INK },
    rowStyles: (row) => (row === 0 ? { backgroundColor: SUNKEN } : row >= sums ? { border: 0 } : {}),
    data: [
      head.map((text, column) => ({ ...cell(text, column), type: 'TH' as const, scope: 'Column', font: bold })),
      ...rows.map((row) => row.map(cell)),
      ...totals.map(([label, amount], at) => {
        const font = at === totals.length - 1 ? bold : { src: 'regular', size: SIZES.text }
        const name = { text: plain(label), align: { x: 'right' as const }, type: 'TH' as const, scope: 'Row' }
        return [
          { ...name, colSpan: last, font },
          { ...cell(amount, last), font },
        ]
      }),
    ],
  }
  doc.font('regular').fontSize(SIZES.text).table(options)
  doc.x = doc.page.margins.left
  doc.moveDown(1)
}
