import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A file that belongs to a person: its path in the export and its content. */
export type PersonalFile = { path: string; content: Uint8Array }

/**
 * One kind of data about people. Each feature names its own; the list of all of them (app/personal-data.server.ts) drives
 * export, erasure and retention, so nothing is forgotten in one of them.
 */
export type PersonalData = {
  /** Name of its part in the export. */
  name: string
  /** Everything kept about the person, as JSON can say it. */
  read: (userId: string) => Promise<unknown>
  files?: (userId: string) => Promise<PersonalFile[]>
  /** Removes what does not go with the account's row by itself, or takes the person off what stays. */
  erase?: (trx: Transaction<Database>, userId: string) => Promise<void>
}
