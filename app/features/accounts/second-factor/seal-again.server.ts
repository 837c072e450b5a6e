import { db } from '#db/client.ts'
import { isSealedBefore, seal, unseal } from './secret-box.server.ts'

/**
 * Re-encrypts with the current key every second-factor secret that is still encrypted with the previous one; after that
 * APP_SECRET_BEFORE is no longer needed. @returns number of secrets
 */
export async function sealAgain(): Promise<number> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      const rows = await trx.selectFrom('second_factors').select(['user_id', 'secret']).forUpdate().execute()
      const old = rows.filter(({ secret }) => isSealedBefore(secret))
      for (const { user_id, secret } of old) {
        const set = { secret: seal(unseal(secret)) }
        await trx.updateTable('second_factors').set(set).where('user_id', '=', user_id).execute()
      }
      return old.length
    })
}
