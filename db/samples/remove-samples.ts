import { db } from '#db/client.ts'
import { SAMPLE_SOURCE } from './insert-sample.ts'
import { rememberSamples } from './samples-setting.ts'

/**
 * Removes the sample schools with all that belongs to them, and remembers it so that no later start brings them back.
 *
 * @returns how many schools were removed
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
