import { RULE, SUNKEN } from '#app/core/papers/paper.ts'
import type { Item, Repeated } from './flow.ts'
import type { Frame } from './page-frame.ts'
import type { Pen, Structure, Style } from './pen.ts'

const PADDING = { x: 5, y: 3.5 }

export type Column = { x: number; width: number }
export type Cell = {
  text: string
  style: Style
  /** What is read out instead. */
  actual?: string
}

/** Returns columns beside each other, each as a share of the width. */
export function columnsOf({ left, width }: Frame, shares: readonly number[]): Column[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  const widths = shares.map((share) => (share / all) * width)
  return widths.map((own, at) => ({ x: left + widths.slice(0, at).reduce((sum, one) => sum + one, 0), width: own }))
}

/** A table that may go on over several pages. Rows are parts of it in the order in which they are drawn. */
export class Table {
  readonly #pen: Pen
  readonly #root: Structure
  readonly #frame: Frame
  readonly #columns: readonly Column[]
  readonly #maxLines: number
  #element: Structure | undefined
  #head: Repeated | undefined

  constructor(pen: Pen, root: Structure, given: { frame: Frame; columns: readonly Column[]; maxLines: number }) {
    this.#pen = pen
    this.#root = root
    this.#frame = given.frame
    this.#columns = given.columns
    this.#maxLines = given.maxLines
  }

  get #below(): Pick<Item, 'table'> {
    return this.#head ? { table: this.#head } : {}
  }

  #row(): Structure {
    this.#element ??= this.#pen.group(this.#root, 'Table')
    return this.#pen.group(this.#element, 'TR')
  }

  #fit(cells: readonly Cell[]) {
    const fitted = cells.map(({ text, style }, at) =>
      this.#pen.linesOf(text, this.#columns[at]!.width - 2 * PADDING.x, style, this.#maxLines),
    )
    const heights = fitted.map((lines, at) => this.#pen.heightOf(lines.length, cells[at]!.style))
    return { fitted, height: Math.max(0, ...heights) + 2 * PADDING.y }
  }

  /** The row of heads, which further pages repeat. */
  head(cells: readonly Cell[]): Item {
    const { fitted, height } = this.#fit(cells)
    const { left, width } = this.#frame
    const write = (at: number, y: number) =>
      this.#pen.write(fitted[at]!, this.#columns[at]!.x + PADDING.x, y + PADDING.y, cells[at]!.style)
    const shade = (y: number) =>
      this.#pen.decorate(() => this.#pen.doc.rect(left, y, width, height).fillColor(SUNKEN).fill())
    let isDrawn = false
    const draw = (y: number) => {
      shade(y)
      if (isDrawn) {
        this.#pen.decorate(() => {
          for (const at of cells.keys()) write(at, y)
        })
        return
      }
      isDrawn = true
      const row = this.#row()
      for (const at of cells.keys()) this.#pen.tag(row, 'TH', () => write(at, y), { scope: 'Column' })
    }
    this.#head = { height, draw }
    return { height, draw, isHead: true }
  }

  /** A row across all columns that names those below it. */
  group(cell: Cell): Item {
    const { left, width } = this.#frame
    const lines = this.#pen.linesOf(cell.text, width - 2 * PADDING.x, cell.style, 1)
    const height = this.#pen.heightOf(1, cell.style) + 2 * PADDING.y + 4
    const draw = (y: number) => {
      const element = this.#pen.doc.struct('TH', { scope: 'Row' } as never, () =>
        this.#pen.write(lines, left + PADDING.x, y + PADDING.y + 4, cell.style),
      )
      spanColumns(element, this.#columns.length)
      this.#row().add(element)
      this.#pen.rule(left, y + height, width, RULE, 1)
    }
    return { height, draw, isHead: true, ...this.#below }
  }

  /** A row whose first cell is its head. */
  row(cells: readonly Cell[]): Item {
    const { fitted, height } = this.#fit(cells)
    const { left, width } = this.#frame
    const draw = (y: number) => {
      const row = this.#row()
      for (const [at, { style, actual }] of cells.entries())
        this.#pen.tag(
          row,
          at === 0 ? 'TH' : 'TD',
          () => this.#pen.write(fitted[at]!, this.#columns[at]!.x + PADDING.x, y + PADDING.y, style),
          { ...(at === 0 && { scope: 'Row' }), ...(actual && { actual }) },
        )
      this.#pen.rule(left, y + height, width, RULE)
    }
    return { height, draw, ...this.#below }
  }
}

/** The library has no option for it (ISO 32000-2, 14.8.5.7). */
function spanColumns(element: Structure, count: number): void {
  const { data } = (element as unknown as { dictionary: { data: { A: Record<string, unknown> } } }).dictionary
  data.A.ColSpan = count
}
