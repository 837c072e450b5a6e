import { SOFT } from '#app/core/papers/paper.ts'
import type { DossierPaper, PaperRow } from './dossier-paper.ts'
import { type Item, paginate } from './flow.ts'
import { ACROSS, type Frame, UPRIGHT } from './page-frame.ts'
import type { Pen, Structure, Style } from './pen.ts'
import { columnsOf, Table } from './table.ts'
import { heading, paragraph } from './text-items.ts'

/** From here on, the schools stand beside each other on pages across. */
const MANY_SCHOOLS = 4
/** Longer values are cut, so that each row fits on a page. */
const MAX_LINES = 7
const VALUE: Style = { font: 'regular', size: 8.5 }
const LABEL: Style = { font: 'bold', size: 8.5 }
const UNKNOWN: Style = { ...VALUE, color: SOFT }
const GROUP: Style = { font: 'bold', size: 9.5 }

/** A row with its place: in which group it stands, and of how many schools something is known. */
type Placed = { group: number; row: PaperRow; item: Item; known: number }

/** Facts side by side that still have to be distributed over pages. */
export type Facts = {
  frame: Frame
  /** Returns the items on at most the given number of pages, with what follows them on these. */
  within: (most: number, following: readonly Item[]) => Item[][]
}

/**
 * Lays out the facts side by side. Where there are more than there is room for, those of which something is known of
 * the fewest schools are left out, and how many is said.
 */
export function layOutFacts(pen: Pen, root: Structure, paper: DossierPaper): Facts {
  const frame = paper.schools.length >= MANY_SCHOOLS ? ACROSS : UPRIGHT
  const { words, schools, groups } = paper
  const columns = columnsOf(frame, [schools.length >= MANY_SCHOOLS ? 1.15 : 1.3, ...schools.map(() => 1)])
  const table = new Table(pen, root, { frame, columns, maxLines: MAX_LINES })
  const heads = schools.map(({ name }, at) => ({ text: `${at + 1} ${name}`, style: LABEL }))
  const head = table.head([{ text: words.criterion, style: LABEL }, ...heads])
  const titles = groups.map(({ title }) => table.group({ text: title, style: GROUP }))
  const placed = groups.flatMap(({ rows }, group) => rows.map((row) => placeRow(table, words, row, group)))
  const top = [heading(pen, root, words.facts, frame), paragraph(pen, root, words.factsNote, frame), head]
  const arrange = (kept: readonly Placed[], following: readonly Item[]) => {
    const left = placed.length - kept.length
    const rows = titles.flatMap((title, at) => {
      const own = kept.filter(({ group }) => group === at)
      return own.length > 0 ? [title, ...own.map(({ item }) => item)] : []
    })
    const note = left > 0 ? [paragraph(pen, root, words.moreRows.replace('{count}', String(left)), frame)] : []
    return paginate([...top, ...rows, ...note, ...following], frame)
  }
  const within = (most: number, following: readonly Item[]) => {
    let kept: readonly Placed[] = placed
    let pages = arrange(kept, following)
    while (pages.length > most && kept.length > 0) {
      kept = withoutLeast(kept)
      pages = arrange(kept, following)
    }
    return pages
  }
  return { frame, within }
}

function placeRow(table: Table, words: DossierPaper['words'], row: PaperRow, group: number): Placed {
  const cells = row.values.map((value) =>
    value === null ? { text: '–', style: UNKNOWN, actual: words.unknown } : { text: value, style: VALUE },
  )
  const item = table.row([{ text: row.label, style: LABEL }, ...cells])
  return { group, row, item, known: row.values.filter((value) => value !== null).length }
}

/** Leaves out the last of the rows of which something is known of the fewest schools. */
function withoutLeast(rows: readonly Placed[]): Placed[] {
  const least = Math.min(...rows.map(({ known }) => known))
  return rows.toSpliced(
    rows.findLastIndex(({ known }) => known === least),
    1,
  )
}
