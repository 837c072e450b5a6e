import { renderMark } from '#app/core/papers/page-parts.ts'
import { RULE, SOFT } from '#app/core/papers/paper.ts'
import type { DossierPaper, DossierPicture } from './dossier-paper.ts'
import { UPRIGHT } from './page-frame.ts'
import type { Pen, Structure, Style } from './pen.ts'

const TITLE: Style = { font: 'bold', size: 24 }
const H2: Style = { font: 'bold', size: 15 }
const NAME: Style = { font: 'bold', size: 11.5 }
const TEXT: Style = { font: 'regular', size: 9.5 }
const NOTE: Style = { font: 'regular', size: 8.5, color: SOFT }
const INDENT = 24
const BADGE = '#1d5a45'
/** A map that is lower than this shows nothing. */
const MIN_PICTURE_HEIGHT = 90

/** Draws the first page: what it is, the schools with their numbers, and where they are. */
export function renderOverview(pen: Pen, root: Structure, paper: DossierPaper): void {
  const { doc } = pen
  const { left, top, width } = UPRIGHT
  doc.addPage({ size: 'A4', layout: 'portrait' })
  doc.x = left
  doc.y = top
  renderMark(doc)
  let y = doc.y - 14
  const put = (tag: string, text: string, style: Style, { lines: most, below }: { lines: number; below: number }) => {
    const lines = pen.linesOf(text, width, style, most)
    pen.tag(root, tag, () => pen.write(lines, left, y, style))
    y += pen.heightOf(lines.length, style) + below
  }
  put('H1', paper.title, TITLE, { lines: 2, below: 4 })
  put('P', paper.intro, NOTE, { lines: 3, below: 14 })
  put('H2', paper.words.schools, H2, { lines: 1, below: 6 })
  for (const [at, school] of paper.schools.entries()) y = renderSchool(pen, root, { school, number: at + 1, y })
  if (paper.wayNote) put('P', paper.wayNote, NOTE, { lines: 3, below: 8 })
  if (paper.picture) renderPicture(pen, root, paper.picture, y)
}

type Drawn = { school: DossierPaper['schools'][number]; number: number; y: number }

function renderSchool(pen: Pen, root: Structure, { school, number, y }: Drawn): number {
  const { left, width } = UPRIGHT
  const room = width - INDENT
  const name = pen.linesOf(school.name, room, NAME, 2)
  pen.decorate(() =>
    pen.doc
      .circle(left + 8, y + 7, 8)
      .fillColor(BADGE)
      .fill(),
  )
  pen.tag(root, 'H3', () => {
    pen.write([String(number)], left + 8 - pen.widthOf(String(number), BADGE_STYLE) / 2, y + 1.5, BADGE_STYLE)
    pen.write(name, left + INDENT, y, NAME)
  })
  let below = y + pen.heightOf(name.length, NAME) + 1
  for (const line of school.lines) {
    const lines = pen.linesOf(line, room, TEXT, 2)
    const at = below
    pen.tag(root, 'P', () => pen.write(lines, left + INDENT, at, TEXT))
    below += pen.heightOf(lines.length, TEXT)
  }
  pen.rule(left, below + 4, width, RULE)
  return below + 10
}

const BADGE_STYLE: Style = { font: 'bold', size: 9, color: '#ffffff' }

/** Draws the map as large as there is room, in the middle of the page. */
function renderPicture(pen: Pen, root: Structure, picture: DossierPicture, y: number): void {
  const { left, width, bottom } = UPRIGHT
  const room = bottom - y
  if (room < MIN_PICTURE_HEIGHT) return
  const scale = Math.min(1, room / picture.height, width / picture.width)
  const x = left + (width - picture.width * scale) / 2
  const box = [x, y, x + picture.width * scale, y + picture.height * scale] as [number, number, number, number]
  pen.tag(
    root,
    'Figure',
    () => {
      pen.doc.save().translate(x, y).scale(scale)
      renderShapes(pen, picture)
      renderMarks(pen, picture)
      pen.doc.restore()
    },
    { alt: picture.alt, bbox: box },
  )
}

function renderShapes({ doc }: Pen, { width, height, colors, shapes }: DossierPicture): void {
  doc.roundedRect(0, 0, width, height, 6).clip()
  doc.rect(0, 0, width, height).fillColor(colors.water).fill()
  for (const { path, fill, stroke, width: thickness = 1 } of shapes) {
    if (fill) doc.path(path).fillColor(fill).fill()
    if (stroke) doc.path(path).lineWidth(thickness).lineJoin('round').strokeColor(stroke).stroke()
  }
}

const PLACE: Style = { font: 'regular', size: 12 }
const CREDIT: Style = { font: 'regular', size: 10 }

function renderMarks(pen: Pen, { width, height, colors, names, pins, home, credit }: DossierPicture): void {
  const { doc } = pen
  for (const { name, x, y } of names) {
    const text = pen.plain(name)
    const at = [x - pen.widthOf(text, PLACE) / 2, y - 11] as const
    doc.font(PLACE.font).fontSize(PLACE.size).lineWidth(2.5).lineJoin('round').strokeColor(colors.edge)
    doc.text(text, ...at, { lineBreak: false, stroke: true, fill: false })
    pen.write([text], ...at, { ...PLACE, color: colors.text })
  }
  for (const pin of pins) {
    doc
      .path(`M${pin.x - 5} ${pin.y - 12}L${pin.x} ${pin.y}L${pin.x + 5} ${pin.y - 12}Z`)
      .fillColor(pin.color)
      .fill()
    doc.circle(pin.x, pin.y - 20, 11).lineWidth(1.5)
    if (pin.isApproximate) doc.dash(3, { space: 2 })
    doc.fillAndStroke(pin.color, '#ffffff').undash()
    const style: Style = { font: 'bold', size: 13, color: '#ffffff' }
    pen.write([pin.label], pin.x - pen.widthOf(pin.label, style) / 2, pin.y - 28.5, style)
  }
  if (home) renderHome(doc, home, colors)
  const text = pen.plain(credit)
  const length = pen.widthOf(text, CREDIT)
  doc
    .rect(width - length - 10, height - 16, length + 10, 16)
    .fillColor(colors.edge)
    .fill()
  pen.write([text], width - length - 5, height - 14.5, { ...CREDIT, color: colors.text })
}

/** A house whose middle is on the place. */
function renderHome(doc: Pen['doc'], { x, y }: { x: number; y: number }, colors: DossierPicture['colors']): void {
  doc.path(`M${x - 9} ${y}L${x} ${y - 9}L${x + 9} ${y}H${x + 6}V${y + 8}H${x - 6}V${y}Z`)
  doc.lineWidth(1.5).lineJoin('round').fillAndStroke(colors.home, '#ffffff')
}
