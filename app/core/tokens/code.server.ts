import { createHmac, randomInt } from 'node:crypto'
import { appSecret } from '#lib/app-secret.ts'

/** Returns six random digits that nobody can predict. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Returns the hash of a code. The key is kept outside the database, so that codes cannot be tried against a copy of it.
 *
 * @param purpose what the code is for and whom it is for; the same code for another purpose has another hash
 */
export const hashCode = (code: string, ...purpose: string[]): Buffer =>
  createHmac('sha256', appSecret())
    .update([...purpose, code].join('\n'))
    .digest()
