import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import { storage } from '#lib/storage/open-storage.ts'

/**
 * Stores a file of a run.
 *
 * @param key under which it is stored; a new one by default
 */
export async function keepFile(
  file: string,
  key = `imports/${crypto.randomUUID()}`,
): Promise<{ key: string; bytes: number }> {
  const { size: bytes } = await fs.stat(file)
  await storage().put(key, createReadStream(file), { size: bytes, type: 'application/octet-stream' })
  return { key, bytes }
}
