import type { DossierPaper } from './dossier-paper.ts'
import { type Item, paginate } from './flow.ts'
import { UPRIGHT } from './page-frame.ts'
import type { Pen, Structure, Style } from './pen.ts'
import { columnsOf, Table } from './table.ts'
import { heading, longText, numberedList, paragraph, SMALL } from './text-items.ts'

const CELL: Style = { font: 'regular', size: 9 }
const HEAD: Style = { font: 'bold', size: 9 }
/** Dates that a family can follow on paper. */
const MAX_DATES = 24
/** Lines of a note, from the most on; fewer where all together take too much room. */
const NOTE_LINES = [40, 24, 14, 8, 4]

/**
 * Lays out what stands between the facts and the sheets: dates, notes, what numbers do not say, and sources. Long notes
 * are cut, and this is said, where they would take more than the given number of pages.
 */
export function layOutNotes(pen: Pen, root: Structure, paper: DossierPaper, most: number): Item[] {
  const rest = [...remarksOf(pen, root, paper), ...sourcesOf(pen, root, paper)]
  const dates = datesOf(pen, root, paper)
  const itemsWith = (lines: number) => [...dates, ...notesOf(pen, root, paper, lines), ...rest]
  const fits = (items: readonly Item[]) => paginate(items, UPRIGHT).length <= most
  const tried = NOTE_LINES.map((lines) => () => itemsWith(lines))
  for (const items of tried.slice(0, -1)) {
    const made = items()
    if (fits(made)) return made
  }
  return tried.at(-1)!()
}

function datesOf(pen: Pen, root: Structure, { dates, words }: DossierPaper): Item[] {
  const title = heading(pen, root, words.dates, UPRIGHT)
  if (dates.length === 0) return [title, paragraph(pen, root, words.noDates, UPRIGHT)]
  const table = new Table(pen, root, { frame: UPRIGHT, columns: columnsOf(UPRIGHT, [1.4, 2.8, 0.9, 1.7]), maxLines: 4 })
  const heads = [words.date, words.what, words.forSchools, words.source]
  const more = dates.length - MAX_DATES
  return [
    title,
    table.head(heads.map((text) => ({ text, style: HEAD }))),
    ...dates
      .slice(0, MAX_DATES)
      .map((cells) => table.row(cells.map((text, at) => ({ text, style: at === 0 ? HEAD : at === 3 ? SMALL : CELL })))),
    ...(more > 0 ? [paragraph(pen, root, words.moreDates.replace('{count}', String(more)), UPRIGHT)] : []),
  ]
}

function notesOf(pen: Pen, root: Structure, { schools, words }: DossierPaper, most: number): Item[] {
  const noted = schools.flatMap(({ name, note }, at) => (note === '' ? [] : [{ name: `${at + 1} ${name}`, note }]))
  if (noted.length === 0) return []
  return [
    heading(pen, root, words.notes, UPRIGHT),
    ...noted.flatMap(({ name, note }) => [
      heading(pen, root, name, UPRIGHT, 3),
      ...longText(pen, root, note, { ...UPRIGHT, most, cut: words.cut }),
    ]),
  ]
}

function remarksOf(pen: Pen, root: Structure, { remarks, words }: DossierPaper): Item[] {
  if (remarks.length === 0) return []
  return [
    heading(pen, root, words.remarks, UPRIGHT),
    ...remarks.map(({ label, text }) =>
      paragraph(pen, root, label === '' ? text : `${label}: ${text}`, UPRIGHT, SMALL),
    ),
  ]
}

function sourcesOf(pen: Pen, root: Structure, { sources, words }: DossierPaper): Item[] {
  if (sources.length === 0) return []
  return [heading(pen, root, words.sources, UPRIGHT), ...numberedList(pen, root, sources, UPRIGHT)]
}
