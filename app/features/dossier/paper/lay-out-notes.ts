import type { DossierPaper } from './dossier-paper.ts'
import { type Item, paginate } from './flow.ts'
import { UPRIGHT } from './page-frame.ts'
import type { Pen, Structure, Style } from './pen.ts'
import { columnsOf, Table } from './table.ts'
import { heading, longText, numberedList, paragraph, SMALL } from './text-items.ts'

const CELL: Style = { font: 'regular', size: 9 }
const HEAD: Style = { font: 'bold', size: 9 }
/** Lines of each note and number of dates, fewer where all together take too much room. */
const AMOUNTS = [
  { lines: 40, dates: 24 },
  { lines: 20, dates: 24 },
  { lines: 12, dates: 16 },
  { lines: 8, dates: 12 },
  { lines: 4, dates: 8 },
] as const
type Most = (typeof AMOUNTS)[number]

/**
 * Lays out what stands between the facts and the sheets: dates, notes, what numbers do not say, and sources. Long notes
 * are cut and late dates left out, and this is said, where they would take more than the given number of pages.
 */
export function layOutNotes(pen: Pen, root: Structure, paper: DossierPaper, pages: number): Item[] {
  const rest = [...remarksOf(pen, root, paper), ...sourcesOf(pen, root, paper)]
  const itemsWith = (most: Most) => [...datesOf(pen, root, paper, most), ...notesOf(pen, root, paper, most), ...rest]
  let items: Item[] = []
  for (const most of AMOUNTS) {
    items = itemsWith(most)
    if (paginate(items, UPRIGHT).length <= pages) break
  }
  return items
}

function datesOf(pen: Pen, root: Structure, { dates, words }: DossierPaper, most: Most): Item[] {
  const title = heading(pen, root, words.dates, UPRIGHT)
  if (dates.length === 0) return [title, paragraph(pen, root, words.noDates, UPRIGHT)]
  const table = new Table(pen, root, { frame: UPRIGHT, columns: columnsOf(UPRIGHT, [1.4, 2.8, 0.9, 1.7]), maxLines: 4 })
  const heads = [words.date, words.what, words.forSchools, words.source]
  const styles = [HEAD, CELL, CELL, SMALL]
  const more = dates.length - most.dates
  return [
    title,
    table.head(heads.map((text) => ({ text, style: HEAD }))),
    ...dates
      .slice(0, most.dates)
      .map((cells) => table.row(cells.map((text, at) => ({ text, style: styles[at] ?? CELL })))),
    ...(more > 0 ? [paragraph(pen, root, words.moreDates.replace('{count}', String(more)), UPRIGHT)] : []),
  ]
}

function notesOf(pen: Pen, root: Structure, { schools, words }: DossierPaper, { lines }: Most): Item[] {
  const noted = schools.flatMap(({ name, note }, at) => (note === '' ? [] : [{ name: `${at + 1} ${name}`, note }]))
  if (noted.length === 0) return []
  return [
    heading(pen, root, words.notes, UPRIGHT),
    ...noted.flatMap(({ name, note }) => [
      heading(pen, root, name, UPRIGHT, 3),
      ...longText(pen, root, note, { ...UPRIGHT, most: lines, cut: words.cut }),
    ]),
  ]
}

function remarksOf(pen: Pen, root: Structure, { remarks, words }: DossierPaper): Item[] {
  if (remarks.length === 0) return []
  return [
    heading(pen, root, words.remarks, UPRIGHT),
    ...remarks.map(({ label, text }) =>
      paragraph(pen, root, label === '' ? text : `${label} – ${text}`, UPRIGHT, SMALL),
    ),
  ]
}

function sourcesOf(pen: Pen, root: Structure, { sources, words }: DossierPaper): Item[] {
  if (sources.length === 0) return []
  return [heading(pen, root, words.sources, UPRIGHT), ...numberedList(pen, root, sources, UPRIGHT)]
}
