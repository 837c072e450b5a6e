import { sql, type Transaction } from 'kysely'
import { FEE_COLUMNS } from '#app/features/schools/fees.ts'
import type { Database } from '#db/schema.ts'
import { changeRow, type Merge } from './journal.server.ts'

/** Groups of self-reported columns that are only taken over as a whole. */
const PARTS = [
  ['name'],
  ['category', 'local_type'],
  ['ownership'],
  ['street', 'postal_code', 'city'],
  ['lat', 'lng'],
  ['phone'],
  ['email'],
  ['website'],
  ['pupils'],
  ['logo'],
  ['features'],
  ['languages'],
  FEE_COLUMNS,
  ['verified_at'],
] as const

type Words = Record<string, unknown>

/**
 * Where both schools have self-reported data, the survivor's stay, and the merged school's fill the groups for which
 * the survivor has none. Its verification moves with its owners.
 */
export async function fillSelfReported(trx: Transaction<Database>, merge: Merge): Promise<void> {
  const [there, here] = [await readWords(trx, merge.from), await readWords(trx, merge.into)]
  if (!there || !here) return
  const filled = PARTS.filter((part) => part.every((column) => isSilent(here[column]))).flatMap((part) =>
    part.filter((column) => !isSilent(there[column])).map((column) => [column, there[column]] as const),
  )
  const change = { table: 'school_profiles', key: 'school_id' } as const
  if (filled.length > 0) await changeRow(trx, merge, { ...change, school: merge.into }, Object.fromEntries(filled))
  // The database would remove it with the last owner; this way it is recorded in the journal.
  if (!isSilent(there.verified_at))
    await changeRow(trx, merge, { ...change, school: merge.from }, { verified_at: null })
}

async function readWords(trx: Transaction<Database>, school: string): Promise<Words | undefined> {
  const { rows } = await sql<{ words: Words }>`
    select to_jsonb(p) as words from school_profiles p where school_id = ${school}`.execute(trx)
  return rows[0]?.words
}

const isSilent = (word: unknown) => word === null || (Array.isArray(word) && word.length === 0)
