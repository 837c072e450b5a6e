import type { Extract } from 'tar-stream'

/** Version of the layout below; an archive of a different version is refused. */
export const FORMAT_VERSION = 1

/** A table in an archive, with the columns of its rows in order. */
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
  /** Names of the migrations that had been applied to the tables. */
  migrations: string[]
  /**
   * Statements of these migrations by name, so that an older program can restore tables that a later version changed;
   * archives of earlier versions lack them.
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

/** Returns the name of a table, both in an archive and in SQL without quotes, which none of our names needs. */
export const qualifiedName = ({ schema, name }: ArchivedTable): string => `${schema}.${name}`

/**
 * Called now and then with the table (or `files`) that a backup or restore is working on, and the bytes read so far.
 */
export type Progress = (at: string, bytes: number) => void

/** A file in an archive being read: its header and its bytes. */
export type ArchiveEntry = Extract extends AsyncIterable<infer Entry> ? Entry : never

/** Rows are written in the same text by every server, whatever its settings, for the rest of a transaction. */
export const SAME_TEXT =
  "set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; " +
  "set local extra_float_digits = 1; set local bytea_output = 'hex'"
