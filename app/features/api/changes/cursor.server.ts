import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { appSecret, knownSecrets } from '#lib/app-secret.ts'

const IV_BYTES = 12
const TAG_BYTES = 16
const keyOf = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', `changes ${use}`, 32))

/** A position in the list of changes: the last school of a day that was listed; no school once the whole day was. */
export type ChangePlace = { day: string; id: string }

/**
 * Writes a position as an opaque cursor that nobody else can make (AES-256-GCM). A position always has the same cursor,
 * so that answers can be compared: its initialisation vector is derived from what is encrypted.
 */
export function writeCursor({ day, id }: ChangePlace): string {
  const secret = appSecret()
  const text = JSON.stringify([day, id])
  const iv = createHmac('sha256', keyOf(secret, 'iv')).update(text).digest().subarray(0, IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, 'text'), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Reads a cursor; undefined if it is not one of ours. */
export function readCursor(cursor: string): ChangePlace | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  for (const secret of knownSecrets()) {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, 'text'), bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    try {
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      const [day, id] = JSON.parse(text) as [string, string]
      return { day, id }
    } catch {
      // Sealed with another key, or by somebody else.
    }
  }
  return undefined
}
