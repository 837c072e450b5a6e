import { createHmac, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { networkOf } from '#app/core/visitor.ts'

const KEY_MS = 30 * 86_400_000

/**
 * Returns the hash of a visitor's network, by which many reviews from one network are noticed. The key is kept in a
 * file outside the database and is replaced after 30 days, so that earlier hashes can no longer be traced to anybody.
 */
export function networkHash(address: string, file = path.resolve('data', 'network-key')): Buffer {
  return createHmac('sha256', currentKey(file)).update(networkOf(address)).digest()
}

function currentKey(file: string): Buffer {
  const age = Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  if (age > KEY_MS) replaceKey(file)
  return fs.readFileSync(file)
}

/** Writes a new key to a temporary file and then renames it, so that nobody reads half a key. */
function replaceKey(file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const aside = `${file}.${process.pid}`
  fs.writeFileSync(aside, randomBytes(32), { mode: 0o600 })
  fs.renameSync(aside, file)
}
