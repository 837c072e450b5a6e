import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { PersonalData } from './personal-data.ts'

/**
 * Erases a person's data, kind by kind, or anonymises what is kept. The account's row is left to the caller.
 *
 * @param kinds every kind of data that the product keeps
 */
export async function eraseData(
  trx: Transaction<Database>,
  userId: string,
  kinds: readonly PersonalData[],
): Promise<void> {
  for (const { erase } of kinds) await erase?.(trx, userId)
}
