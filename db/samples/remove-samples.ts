import { db } from '#db/client.ts'
import { SAMPLE_SOURCE } from './insert-sample.ts'
import { rememberSamples } from './samples-setting.ts'

/**
 * Removes the sample schools with everything that belongs to them, and records this so that no later start adds them
 * again.
 *
 * @returns number of schools removed
 */
export async function removeSamples(): Promise<number> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      await rememberSamples(trx, 'removed')
      const removed = await trx.deleteFrom('schools').where('source', '=', SAMPLE_SOURCE).executeTakeFirstOrThrow()
      return Number(removed.numDeletedRows)
    })
}
