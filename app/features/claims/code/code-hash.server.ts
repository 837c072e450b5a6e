import { createHmac, randomInt } from 'node:crypto'
import { appSecret } from '#lib/app-secret.ts'

/** Returns six random digits that nobody can predict. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Returns the hash of a code of one person for one school. The key is kept outside the database, so that codes cannot
 * be tried against a copy of it.
 */
export const hashCode = (code: string, { userId, schoolId }: { userId: string; schoolId: string }): Buffer =>
  createHmac('sha256', appSecret()).update(`claim\n${userId}\n${schoolId}\n${code}`).digest()
