import { db } from '#db/client.ts'
import { insertMissingSamples } from './insert-missing-samples.ts'
import { SAMPLES_SETTING } from './samples-setting.ts'

/**
 * Adds the sample schools to an installation for which no decision about them is recorded yet. Of two simultaneous
 * starts, one adds them while the other waits and then finds the decision.
 *
 * @returns ids of the schools that this call added
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
