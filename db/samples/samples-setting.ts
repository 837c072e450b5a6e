import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Row of the table `settings` that records the last decision about the sample schools. */
export const SAMPLES_SETTING = 'samples'

/** Records the decision, and blocks every other change to the samples until the transaction ends. */
export async function rememberSamples(trx: Transaction<Database>, value: 'added' | 'removed'): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key: SAMPLES_SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
