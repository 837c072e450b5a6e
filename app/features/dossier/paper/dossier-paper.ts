/** The map on paper: shapes as SVG path data, in points from its upper left corner. */
export type DossierPicture = {
  width: number
  height: number
  colors: { water: string; text: string; edge: string; home: string }
  shapes: { path: string; fill?: string; stroke?: string; width?: number }[]
  /** Middle of each name on its baseline. */
  names: { name: string; x: number; y: number }[]
  /** Foot of each pin. */
  pins: { x: number; y: number; label: string; color: string; isApproximate: boolean }[]
  home: { x: number; y: number } | undefined
  credit: string
  /** What it shows, for who does not see it. */
  alt: string
}

export type PaperSchool = {
  name: string
  /** Lines below its name: what it is, address, way. */
  lines: string[]
  /** Questions as sentences. */
  questions: string[]
  note: string
  /** Day of the visit in words; null leaves room for it. */
  visitOn: string | null
}

export type PaperRow = { label: string; values: (string | null)[] }

/** A dossier on its way to the process that draws it: everything is in words, so that it needs no texts. */
export type DossierPaper = {
  title: string
  /** YYYY-MM-DD. */
  day: string
  /** Below the title: when it was made, and where it is kept up to date. */
  intro: string
  /** How the ways were measured; empty if they were not. */
  wayNote: string
  picture: DossierPicture | undefined
  schools: PaperSchool[]
  groups: { title: string; rows: PaperRow[] }[]
  /** Cells of each row: day, what, numbers of schools, source. */
  dates: string[][]
  sources: string[]
  remarks: { label: string; text: string }[]
  words: PaperWords
}

export type PaperWords = Record<(typeof PAPER_WORDS)[number], string>

/** Words of a dossier on paper besides its content; `{count}` in them is how many are left out. */
export const PAPER_WORDS = [
  ...(['schools', 'facts', 'factsNote', 'criterion', 'unknown', 'moreRows', 'dates', 'noDates'] as const),
  ...(['moreDates', 'date', 'what', 'forSchools', 'source', 'notes', 'cut', 'sources', 'remarks'] as const),
  ...(['sheet', 'sheetNote', 'day', 'spoke', 'questions', 'noQuestions', 'moreQuestions', 'impression'] as const),
  ...(['good', 'fair', 'poor', 'people', 'rooms', 'lessons', 'care', 'child', 'more'] as const),
] as const
