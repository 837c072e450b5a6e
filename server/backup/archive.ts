import type { Extract } from 'tar-stream'

/** Version of the layout below; an archive of another version is refused. */
export const FORMAT = 1

/** A table with the columns of its rows in an archive, in their order. */
export type ArchivedTable = { schema: string; name: string; columns: string[] }

/**
 * First entry of an archive (`manifest.json`). It is followed by the rows of each table as
 * `tables/<schema>.<name>/<part>` in PostgreSQL's text format of COPY, the stored files as `files/<key>`, and finally
 * {@link Ending} as `end.json`: an archive without it is truncated.
 */
export type Manifest = {
  format: number
  /** Instant whose state the tables show (ISO 8601). */
  takenAt: string
  /** Names of the migrations that were applied to the tables. */
  migrations: string[]
  /**
   * Statements of these migrations by their name, so that a program can restore what a later version made of its tables
   * before it went back; archives of earlier versions lack them.
   */
  statements?: Record<string, string>
  tables: ArchivedTable[]
  /** Last value of each sequence, by its name with the schema. */
  sequences: Record<string, string>
}

/** Number of rows of each table in the archive, by `<schema>.<name>`, and number of files. */
export type Ending = { rows: Record<string, number>; files: number }

export const MANIFEST = 'manifest.json'
export const END = 'end.json'
export const TABLES = 'tables/'
export const FILES = 'files/'

/** Returns the name of a table as in an archive and as SQL without quotes: none of our names needs them. */
export const nameOf = ({ schema, name }: ArchivedTable): string => `${schema}.${name}`

/**
 * Called now and then with the table, or `files`, that a backup or restore is working on, and the bytes that it has
 * read in total.
 */
export type Progress = (at: string, bytes: number) => void

/** A file in an archive that is being read: its header and its bytes. */
export type ArchiveEntry = Extract extends AsyncIterable<infer Entry> ? Entry : never
