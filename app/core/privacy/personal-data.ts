import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A file that belongs to a person: its path in the export and its content, which may be read piece by piece. */
export type PersonalFile = { path: string; content: Uint8Array | AsyncIterable<Uint8Array> }

/**
 * One kind of personal data. Each feature declares its own; the list of all of them (app/personal-data.server.ts)
 * drives export, erasure and retention, so that none of these misses any.
 */
export type PersonalData = {
  /** Name of its part in the export. */
  name: string
  /** Returns everything kept about the person, as JSON values. */
  read: (userId: string) => Promise<unknown>
  files?: (userId: string) => Promise<PersonalFile[]>
  /** Erases what is not deleted with the account's row, or anonymises what is kept. */
  erase?: (trx: Transaction<Database>, userId: string) => Promise<void>
}
