import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { appSecret } from '#lib/app-secret.ts'

const IV_BYTES = 12
const TAG_BYTES = 16
const key = () => Buffer.from(hkdfSync('sha256', appSecret(), '', 'second factor', 32))

/** Encrypts a text with the key of the program (AES-256-GCM; base64url of initialisation vector, tag and cipher text). */
export function seal(text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key(), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws Error when it was changed or sealed with another key */
export function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
