import { SOFT } from '#app/core/papers/paper.ts'
import type { Item } from './flow.ts'
import type { Frame } from './page-frame.ts'
import type { Pen, Structure, Style } from './pen.ts'

const H2: Style = { font: 'bold', size: 15 }
const H3: Style = { font: 'bold', size: 11 }
const TEXT: Style = { font: 'regular', size: 9.5 }
export const SMALL: Style = { font: 'regular', size: 8, color: SOFT }

/** A heading; levels other than 2 are below it. */
export function heading(pen: Pen, root: Structure, text: string, { left, width }: Frame, level: 2 | 3 = 2): Item {
  const style = level === 2 ? H2 : H3
  const lines = pen.linesOf(text, width, style, 1)
  const above = level === 2 ? 10 : 6
  const height = pen.heightOf(lines.length, style) + above + 4
  const draw = (y: number) => pen.tag(root, `H${level}`, () => pen.write(lines, left, y + above, style))
  return { height, draw, isHead: true }
}

/** Lines that stand together. */
const block = (pen: Pen, lines: readonly string[], x: number, style: Style, below: number) => ({
  height: pen.heightOf(lines.length, style) + below,
  draw: (y: number) => pen.write(lines, x, y, style),
})

/** A paragraph of a few lines. */
export function paragraph(pen: Pen, root: Structure, text: string, { left, width }: Frame, style = TEXT): Item {
  const { height, draw } = block(pen, pen.linesOf(text, width, style), left, style, 5)
  return { height, draw: (y) => pen.tag(root, 'P', () => draw(y)) }
}

/** Lines of a paragraph that stay on one page; a longer one goes on with the next. */
const LINES_TOGETHER = 6

/**
 * A text of some paragraphs.
 *
 * @param most number of lines, after which `cut` says that there is more
 */
export function longText(
  pen: Pen,
  root: Structure,
  text: string,
  { left, width, most, cut }: Pick<Frame, 'left' | 'width'> & { most: number; cut: string },
): Item[] {
  const lines = text
    .split(/\n+/)
    .map((part) => pen.linesOf(part, width, TEXT))
    .flatMap((part, at) => part.map((line) => ({ line, part: at })))
  const shown = lines.slice(0, most)
  const items = [...Map.groupBy(shown, ({ part }) => part).values()].flatMap((part) =>
    chunked(part, LINES_TOGETHER).map((some): Item => {
      const { height, draw } = block(
        pen,
        some.map(({ line }) => line),
        left,
        TEXT,
        some.at(-1) === part.at(-1) ? 4 : 0,
      )
      return { height, draw: (y) => pen.tag(root, 'P', () => draw(y)) }
    }),
  )
  if (lines.length <= most) return items
  const { height, draw } = block(pen, pen.linesOf(cut, width, SMALL), left, SMALL, 4)
  return [...items, { height, draw: (y) => pen.tag(root, 'P', () => draw(y)) }]
}

const chunked = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/** A numbered list in small print. */
export function numberedList(pen: Pen, root: Structure, texts: readonly string[], { left, width }: Frame): Item[] {
  const indent = 20
  let list: Structure | undefined
  return texts.map((text, at) => {
    const lines = pen.linesOf(text, width - indent, SMALL, 3)
    return {
      height: pen.heightOf(lines.length, SMALL) + 2,
      draw: (y) => {
        list ??= pen.group(root, 'L')
        const entry = pen.group(list, 'LI')
        pen.tag(entry, 'Lbl', () => pen.write([`[${at + 1}]`], left, y, SMALL))
        pen.tag(entry, 'LBody', () => pen.write(lines, left + indent, y, SMALL))
      },
    }
  })
}
