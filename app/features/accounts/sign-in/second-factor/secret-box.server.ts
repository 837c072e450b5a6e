import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { db } from '#db/client.ts'
import { appSecret, knownSecrets } from '#lib/app-secret.ts'

const IV_BYTES = 12
const TAG_BYTES = 16
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32))

/** Encrypts a text with the program's key (AES-256-GCM; base64url of initialisation vector, tag and cipher text). */
export function seal(text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(appSecret()), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Returns the decrypted text; undefined when it was tampered with or sealed with an unknown key. */
export function unseal(sealed: string): string | undefined {
  for (const secret of knownSecrets()) {
    const text = unsealWith(sealed, secret)
    if (text !== undefined) return text
  }
  return undefined
}

/** Whether a text is sealed with the previous key. */
const isSealedWithPreviousKey = (sealed: string): boolean => unsealWith(sealed, appSecret()) === undefined

function unsealWith(sealed: string, secret: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/**
 * Re-encrypts with the current key every second-factor secret that is still encrypted with the previous one; after
 * that, APP_SECRET_BEFORE is not needed.
 *
 * @returns number of secrets
 * @throws Error when one was sealed with a third key; nothing is changed then
 */
export async function resealSecrets(): Promise<number> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      const rows = await trx.selectFrom('second_factors').select(['user_id', 'secret']).forUpdate().execute()
      const old = rows.filter(({ secret }) => isSealedWithPreviousKey(secret))
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
