/** Where the files are in the store: a folder for each month. */
export const FOLDER = 'open-data/'
export const MANIFEST = 'manifest.json'
/** Months for which files are kept. */
export const KEPT_MONTHS = 12

/** The kinds of lines, each with a file of its own. */
export const TABLES = ['schools', 'facts', 'corrections'] as const
export type Table = (typeof TABLES)[number]

/** A file of a month. */
export type DumpFile = {
  name: string
  table: Table
  country: string
  format: 'csv' | 'jsonl'
  rows: number
  bytes: number
  sha256: string
}

/** The files of a month, see `manifest.json`. */
export type Dump = {
  /** YYYY-MM */
  month: string
  /** Day on which it was made, from which to follow the changes of the API. */
  day: string
  files: DumpFile[]
  sources: { id: string; publisher: string; licence: string; licenceUrl: string; attribution: string }[]
  licence: { name: string; url: string; attribution: string }
}

const MONTH = /^\d{4}-\d{2}$/
const FILE_NAME = /^(?:[a-z]{5,11}-[a-z]{2}\.(?:csv|jsonl)\.gz|manifest\.json|schema\.json|SHA256SUMS)$/

/** Whether an address can belong to a file of a month. */
export const isDumpFile = (month: string, name: string): boolean => MONTH.test(month) && FILE_NAME.test(name)

/** Returns the path of a file on the site, without language. */
export const dumpPath = (month: string, name: string): string => `/open-data/files/${month}/${name}`
