import { db } from '#db/client.ts'
import { insertMissingSamples } from './insert-missing-samples.ts'
import { SAMPLES_SETTING } from './samples-setting.ts'

/**
 * Adds the sample schools to an installation where nobody has decided about them yet. Of two starts at once one adds
 * them, while the other waits and finds the decision made.
 *
 * @returns ids of the schools that were added now
 */
export async function seedSamplesOnce(): Promise<string[]> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      const decided = await trx
        .insertInto('settings')
        .values({ key: SAMPLES_SETTING, value: 'added' })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirstOrThrow()
      return decided.numInsertedOrUpdatedRows === 1n ? await insertMissingSamples(trx) : []
    })
}
