import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { env } from './env.ts'

let secret: string | undefined

/**
 * Returns the key of this installation, for signing cookies and encrypting secrets: APP_SECRET, or in local mode one
 * that is generated once and kept in `data/`.
 */
export function appSecret(): string {
  secret ??= env().APP_SECRET ?? localSecret(path.resolve('data', 'secret'))
  return secret
}

/**
 * Returns the keys that older signatures and ciphertexts may use: the current one, and APP_SECRET_BEFORE while it is
 * set.
 */
export function knownSecrets(): string[] {
  const { APP_SECRET_BEFORE } = env()
  return APP_SECRET_BEFORE ? [appSecret(), APP_SECRET_BEFORE] : [appSecret()]
}

function localSecret(file: string): string {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  try {
    // Exclusive, so that two programs starting at the same time agree on one key.
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return fs.readFileSync(file, 'utf8')
}
