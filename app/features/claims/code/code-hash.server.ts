import { createHmac, randomInt } from 'node:crypto'
import { appSecret } from '#lib/app-secret.ts'

/** Six digits that nobody can foresee. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Stands for a code of one person for one school. The key lies outside the database, so that it cannot be tried there. */
export const hashCode = (code: string, { userId, schoolId }: { userId: string; schoolId: string }): Buffer =>
  createHmac('sha256', appSecret()).update(`claim\n${userId}\n${schoolId}\n${code}`).digest()
