import type { Extract } from 'tar-stream'

/** Version of the layout below; an archive of another one is refused. */
export const FORMAT = 1

/** A table with the columns that its rows hold in an archive, in their order. */
export type ArchivedTable = { schema: string; name: string; columns: string[] }

/**
 * First entry of an archive (`manifest.json`). Then follow the rows of each table as `tables/<schema>.<name>/<part>` in
 * PostgreSQL's text format of COPY, the stored files as `files/<key>`, and last {@link Ending} as `end.json`: an archive
 * without it was cut off.
 */
export type Manifest = {
  format: number
  /** Instant whose state the tables show (ISO 8601). */
  takenAt: string
  /** Names of the migrations that the tables have seen. */
  migrations: string[]
  tables: ArchivedTable[]
  /** Last value that each sequence gave, by its name with the schema. */
  sequences: Record<string, string>
}

/** How many rows each table has in the archive, by `<schema>.<name>`, and how many files it holds. */
export type Ending = { rows: Record<string, number>; files: number }

export const MANIFEST = 'manifest.json'
export const END = 'end.json'
export const TABLES = 'tables/'
export const FILES = 'files/'

/** Name of a table as in an archive and as SQL without quotes: ours have none that needs them. */
export const nameOf = ({ schema, name }: ArchivedTable): string => `${schema}.${name}`

/** Told now and then what a backup or restore is at: a table or `files`, and how many bytes of everything it has read. */
export type Progress = (at: string, bytes: number) => void

/** A file in an archive that is being read: its bytes and what is said of them. */
export type ArchiveEntry = Extract extends AsyncIterable<infer Entry> ? Entry : never
