import { db } from '#db/client.ts'
import { insertMissingSamples } from './insert-missing-samples.ts'
import { rememberSamples } from './samples-setting.ts'

/**
 * Adds those of the five sample schools that are not there; a sample school that is there stays as it is, with all that
 * visitors and operators wrote since. Removing first gives the original state.
 *
 * @returns ids of the schools that were added now
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
