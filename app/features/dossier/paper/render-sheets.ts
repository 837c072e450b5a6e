import { RULE, SOFT } from '#app/core/papers/paper.ts'
import type { DossierPaper } from './dossier-paper.ts'
import { type Frame, roomOf, UPRIGHT } from './page-frame.ts'
import type { Pen, Structure, Style } from './pen.ts'

/** Up to this many schools have a page each for the visit, more share one by two. */
const WHOLE_PAGES = 3
const GAP = { between: 22, column: 24 }
/** Of the width of a sheet, the rest is for what was seen. */
const QUESTIONS_SHARE = 0.6

const TITLE: Style = { font: 'bold', size: 13 }
const LABEL: Style = { font: 'bold', size: 9 }
const TEXT: Style = { font: 'regular', size: 9 }
const SMALL: Style = { font: 'regular', size: 8, color: SOFT }
/** Room to write a line by hand. */
const LINE = 17
/** Grey that is seen and written over. */
const PENCIL = '#9a978b'

export const countSheetPages = (schools: number): number => (schools <= WHOLE_PAGES ? schools : Math.ceil(schools / 2))

/** Draws the sheets for the visits, each with the questions to its school and room for what was seen. */
export function renderSheets(pen: Pen, root: Structure, paper: DossierPaper): void {
  const { schools } = paper
  const isWhole = schools.length <= WHOLE_PAGES
  const half = (roomOf(UPRIGHT) - GAP.between) / 2
  for (const [at, school] of schools.entries()) {
    const isUpper = isWhole || at % 2 === 0
    const isAlone = isWhole || (isUpper && at === schools.length - 1)
    const height = isAlone ? roomOf(UPRIGHT) : half
    if (isUpper) pen.doc.addPage({ size: 'A4', layout: 'portrait' })
    const top = isUpper ? UPRIGHT.top : UPRIGHT.top + half + GAP.between
    if (!isUpper) pen.rule(UPRIGHT.left, top - GAP.between / 2, UPRIGHT.width, PENCIL, 1)
    renderSheet(pen, root, { paper, school, number: at + 1, frame: { ...UPRIGHT, top, bottom: top + height } })
  }
}

type Sheet = { paper: DossierPaper; school: DossierPaper['schools'][number]; number: number; frame: Frame }

function renderSheet(pen: Pen, root: Structure, { paper: { words }, school, number, frame }: Sheet): void {
  const { left, width } = frame
  const part = pen.group(root, 'Sect')
  const title = pen.linesOf(`${words.sheet} ${number} ${school.name}`, width, TITLE, 2)
  pen.tag(part, 'H2', () => pen.write(title, left, frame.top, TITLE))
  let y = frame.top + pen.heightOf(title.length, TITLE) + 6
  const first = (width - GAP.column) * QUESTIONS_SHARE
  const second = { x: left + first + GAP.column, width: width - GAP.column - first }
  const day = width * 0.4
  renderBlank(pen, part, { label: words.day, value: school.visitOn, x: left, y, width: day })
  const spoke = { x: left + day + GAP.column, width: width - day - GAP.column }
  renderBlank(pen, part, { label: words.spoke, value: null, ...spoke, y })
  y += LINE + 8
  const place = { words, y, bottom: frame.bottom }
  renderQuestions(pen, part, { ...place, questions: school.questions, x: left, width: first })
  renderImpression(pen, part, { ...place, ...second })
}

type Blank = { label: string; value: string | null; x: number; y: number; width: number }

/** A label with a line behind it, or with what is known already. */
function renderBlank(pen: Pen, part: Structure, { label, value, x, y, width }: Blank): void {
  const start = x + pen.widthOf(pen.plain(label), LABEL) + 6
  pen.tag(part, 'P', () => {
    pen.write([pen.plain(label)], x, y, LABEL)
    if (value) pen.write(pen.linesOf(value, x + width - start, TEXT, 1), start, y, TEXT)
  })
  if (!value) pen.rule(start, y + 12, x + width - start, PENCIL)
}

type Column = { words: DossierPaper['words']; x: number; y: number; width: number; bottom: number }

/** As many questions as there is room for, each with a line for the answer. */
function renderQuestions(pen: Pen, part: Structure, column: Column & { questions: readonly string[] }): void {
  const { words, questions, x, width, bottom } = column
  const intro = pen.linesOf(questions.length > 0 ? words.sheetNote : words.noQuestions, width, SMALL, 3)
  pen.tag(part, 'H3', () => pen.write(pen.linesOf(words.questions, width, LABEL, 1), x, column.y, LABEL))
  let y = column.y + pen.heightOf(1, LABEL) + 1
  const at = y
  pen.tag(part, 'P', () => pen.write(intro, x, at, SMALL))
  y += pen.heightOf(intro.length, SMALL) + 4
  if (questions.length > 0) y = renderList(pen, part, { ...column, y })
  for (; y + LINE <= bottom; y += LINE) pen.rule(x, y + LINE - 3, width, PENCIL)
}

function renderList(pen: Pen, part: Structure, column: Column & { questions: readonly string[] }): number {
  const { questions, x, width, bottom } = column
  const list = pen.group(part, 'L')
  let { y } = column
  for (const [index, question] of questions.entries()) {
    const lines = pen.linesOf(question, width - 12, TEXT, 3)
    const height = pen.heightOf(lines.length, TEXT) + LINE - 3
    const left = questions.length - index
    // Where this is not the last one, there must be room to say how many are left out.
    if (y + height + (left > 1 ? pen.heightOf(1, SMALL) : 0) > bottom)
      return renderLeft(pen, part, { ...column, y }, left)
    const at = y
    const entry = pen.group(list, 'LI')
    pen.tag(entry, 'LBody', () => {
      pen.write(['?'], x, at, { ...LABEL, color: SOFT })
      pen.write(lines, x + 12, at, TEXT)
    })
    pen.rule(x + 12, y + height - 3, width - 12, PENCIL)
    y += height + 2
  }
  return y
}

/** Says how many questions had no room; returns the end of the column, as nothing fits below. */
function renderLeft(pen: Pen, part: Structure, { words, x, y, width, bottom }: Column, count: number): number {
  const lines = pen.linesOf(words.moreQuestions.replace('{count}', String(count)), width, SMALL, 1)
  pen.tag(part, 'P', () => pen.write(lines, x, y, SMALL))
  return bottom
}

const BOX = 9
/** Widths of the columns for the marks. */
const MARK_WIDTH = 34

/** A table to mark what was seen, and room for more. */
function renderImpression(pen: Pen, part: Structure, { words, x, y, width, bottom }: Column): void {
  pen.tag(part, 'H3', () => pen.write(pen.linesOf(words.impression, width - 3 * MARK_WIDTH, LABEL, 1), x, y, LABEL))
  const table = pen.group(part, 'Table')
  const marks = [words.good, words.fair, words.poor]
  const columnX = (at: number) => x + width - (marks.length - at) * MARK_WIDTH
  const middle = (text: string, at: number, style: Style) => columnX(at) + (MARK_WIDTH - pen.widthOf(text, style)) / 2
  const head = pen.group(table, 'TR')
  pen.tag(head, 'TD', () => undefined)
  for (const [at, mark] of marks.entries()) {
    const text = pen.linesOf(mark, MARK_WIDTH, SMALL, 1)[0] ?? ''
    pen.tag(head, 'TH', () => pen.write([text], middle(text, at, SMALL), y + 2, SMALL), { scope: 'Column' })
  }
  let below = y + pen.heightOf(1, LABEL) + 4
  for (const label of [words.people, words.rooms, words.lessons, words.care, words.child]) {
    const lines = pen.linesOf(label, width - marks.length * MARK_WIDTH - 4, TEXT, 2)
    const height = Math.max(LINE - 2, pen.heightOf(lines.length, TEXT) + 5)
    const at = below
    const row = pen.group(table, 'TR')
    pen.tag(row, 'TH', () => pen.write(lines, x, at + 3, TEXT), { scope: 'Row' })
    for (const _ of marks) pen.tag(row, 'TD', () => undefined)
    pen.decorate(() => {
      for (const [mark] of marks.entries())
        pen.doc
          .rect(columnX(mark) + (MARK_WIDTH - BOX) / 2, at + 4, BOX, BOX)
          .lineWidth(0.7)
          .strokeColor(PENCIL)
          .stroke()
    })
    pen.rule(x, below + height, width, RULE)
    below += height
  }
  renderRoom(pen, part, { words, x, y: below + 8, width, bottom })
}

function renderRoom(pen: Pen, part: Structure, { words, x, y, width, bottom }: Column): void {
  pen.tag(part, 'H3', () => pen.write(pen.linesOf(words.more, width, LABEL, 1), x, y, LABEL))
  for (let line = y + pen.heightOf(1, LABEL) + LINE - 6; line <= bottom; line += LINE) pen.rule(x, line, width, PENCIL)
}
