/** A label with its value. */
export type Pair = readonly [label: string, value: string]

/** A table whose last column holds amounts; totals follow below it, each with a label across the other columns. */
export type PaperTable = { head: readonly string[]; rows: readonly (readonly string[])[]; totals: readonly Pair[] }

/** A block of a paper, from top to bottom. */
export type PaperBlock =
  | { heading: string }
  | { text: string; tone?: 'warning' }
  /** Two lists of lines side by side, each under its heading. */
  | { columns: readonly { heading: string; lines: readonly string[] }[] }
  | { pairs: readonly Pair[] }
  | { table: PaperTable }

/** The content of a PDF, in its reader's language; typed text needs no preparation. */
export type Paper = {
  title: string
  /** Shown in the properties of the file and at the foot of each page. */
  name: string
  author: string
  /** Date of the file, YYYY-MM-DD. */
  day: string
  blocks: readonly PaperBlock[]
}

/** Points, like all measures here. */
export const MARGIN = 60
export const SIZES = { title: 24, mark: 16, heading: 13, text: 10.5, small: 9 }
export const INK = '#17211d'
export const SOFT = '#4f5b55'
export const RULE = '#c9c5b5'
export const SUNKEN = '#f1eee3'
export const WARNING = '#8a1c12'
