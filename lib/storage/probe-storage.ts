import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Storage } from './storage.ts'

/**
 * Tries a store by writing, reading and removing a file.
 *
 * @throws Error when one of these fails
 */
export async function probeStorage(storage: Storage): Promise<void> {
  const key = `probe/${randomBytes(8).toString('hex')}`
  const bytes = randomBytes(16)
  await storage.put(key, Readable.from([bytes]), { size: bytes.length, type: 'application/octet-stream' })
  const read = await storage.get(key)
  const isSame = read !== undefined && bytes.equals(await buffer(read))
  await storage.delete(key)
  if (!isSame) throw new Error('The store of files does not return what was written.')
}
