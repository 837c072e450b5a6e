import { createHmac, randomInt } from 'node:crypto'
import { appSecret, knownSecrets } from '#lib/app-secret.ts'

/** Returns six random digits that nobody can predict. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Returns the hash of a code. The key is kept outside the database, so that codes cannot be tried against a copy of it.
 *
 * @param purpose what the code is for and whom it is for; the same code has another hash for another purpose
 */
export const hashCode = (code: string, ...purpose: string[]): Buffer => hash(appSecret(), code, purpose)

/** Returns every hash that a code may have been stored with, including that with the previous key while it is known. */
export const codeHashes = (code: string, ...purpose: string[]): Buffer[] =>
  knownSecrets().map((secret) => hash(secret, code, purpose))

const hash = (secret: string, code: string, purpose: string[]): Buffer =>
  createHmac('sha256', secret)
    .update([...purpose, code].join('\n'))
    .digest()
