import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { env } from './env.ts'

let secret: string | undefined

/**
 * The key of this installation, from which cookies are signed and secrets encrypted: APP_SECRET, or in local mode one
 * that is made once and kept under `data/`.
 */
export function appSecret(): string {
  secret ??= env().APP_SECRET ?? localSecret(path.resolve('data', 'secret'))
  return secret
}

/** The keys that what was signed or encrypted earlier may carry: today's, and APP_SECRET_BEFORE while it is set. */
export function knownSecrets(): string[] {
  const { APP_SECRET_BEFORE } = env()
  return APP_SECRET_BEFORE ? [appSecret(), APP_SECRET_BEFORE] : [appSecret()]
}

function localSecret(file: string): string {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  try {
    // Exclusive, so that two programs that start at once agree on one.
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return fs.readFileSync(file, 'utf8')
}
