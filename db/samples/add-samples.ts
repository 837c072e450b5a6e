import { db } from '#db/client.ts'
import { insertMissingSamples } from './insert-missing-samples.ts'
import { rememberSamples } from './samples-setting.ts'

/**
 * Adds those of the five sample schools that are missing; an existing one stays as it is, with everything that visitors
 * and members have written since. To restore the original state, remove them first.
 *
 * @returns ids of the schools that this call added
 * @throws Error when another source holds an id that belongs to a sample school
 */
export async function addSamples(): Promise<string[]> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      await rememberSamples(trx, 'added')
      return await insertMissingSamples(trx)
    })
}
