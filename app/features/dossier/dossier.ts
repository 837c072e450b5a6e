import type { Question } from './questions.ts'

/** A school of a dossier, in the words of a language. */
export type DossierSchool = {
  id: string
  name: string
  /** What it is, and who runs it. */
  kind: string
  address: string
  closed: boolean
  sample: boolean
  /** Number of its register among the sources; null for a school that comes from none. */
  source: number | null
  /** How far it is in a straight line, and how long the ways take; null without a point or without a position. */
  distance: string | null
  way: string | null
  questions: Question[]
  /** The family's own note, and the day on which they visit the school, in words. */
  note: string
  visitOn: string | null
}

/** A row with a value for each school: each with its year or day, and with the number of its source in brackets. */
export type DossierRow = { key: string; label: string; values: (string | null)[] }
export type DossierGroup = { key: string; title: string; rows: DossierRow[] }

/** A date that comes, for some of the schools. */
export type DossierDate = {
  /** First day, YYYY-MM-DD. */
  from: string
  day: string
  what: string
  /** Language of a name in it, if it is not the reader's. */
  lang?: string
  /** Positions of the schools in the dossier, from 1 on. */
  schools: number[]
  /** Who published it, and when it was read. */
  source: string
  url: string
}

export type DossierSource = { text: string; url: string }

/** What is said about the numbers. */
export type DossierRemark = { label: string; text: string }

/** A shortlist with everything that a family takes along, in the words of a language. */
export type Dossier = {
  /** YYYY-MM-DD. */
  day: string
  schools: DossierSchool[]
  groups: DossierGroup[]
  dates: DossierDate[]
  sources: DossierSource[]
  /** The day of values without a year. */
  common: string | null
  remarks: DossierRemark[]
  /** Whether ways are measured from a point of the family. */
  hasPoint: boolean
  /** Whether the minutes could not be measured, although there is what measures them. */
  isWayMissing: boolean
}
