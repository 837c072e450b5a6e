import type { Database } from '#db/schema.ts'
import type { Period } from './period.ts'

/** Rows that the hourly task `removeExpired` removes once they are old. */
export type Removal = {
  table: keyof Database
  /** Column (or SQL) with the instant, or a column `day`, from which their age counts. */
  since: string
  /** Their age, if it is not the period of the entry. */
  after?: Period
  /** Columns that are blanked; without any the rows are deleted. */
  blank?: Readonly<Record<string, string | null>>
  /** SQL condition for rows that are meant. */
  only?: string
}

/** A kind of data, how long it is stored, and what removes it. */
export type Retention = {
  /** Kinds in the registry of personal data that it covers; empty if the data identify nobody. */
  data: readonly string[]
  /** Null if it stays until somebody deletes it. */
  period: Period | null
  /** What goes by its age alone. */
  removes?: readonly Removal[]
  /** Tasks and job queues with rules of their own that remove the rest. */
  endedBy?: readonly string[]
}
