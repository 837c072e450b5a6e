import { db } from '#db/client.ts'
import { isSealedBefore, seal, unseal } from './secret-box.server.ts'

/**
 * Re-encrypts with the current key every second-factor secret that is still encrypted with the previous one; after
 * that, APP_SECRET_BEFORE is not needed.
 *
 * @returns number of secrets
 * @throws Error when one was sealed with a third key; nothing is changed then
 */
export async function sealAgain(): Promise<number> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      const rows = await trx.selectFrom('second_factors').select(['user_id', 'secret']).forUpdate().execute()
      const old = rows.filter(({ secret }) => isSealedBefore(secret))
      for (const { user_id, secret } of old) {
        const text = unseal(secret)
        if (text === undefined) throw new Error(`The second factor of ${user_id} was sealed with another key.`)
        await trx
          .updateTable('second_factors')
          .set({ secret: seal(text) })
          .where('user_id', '=', user_id)
          .execute()
      }
      return old.length
    })
}
