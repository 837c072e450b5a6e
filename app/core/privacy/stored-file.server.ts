import { storage } from '#lib/storage/open-storage.ts'
import type { PersonalFile } from './personal-data.ts'

/**
 * Returns a stored file for an export, which reads it when its turn comes; none if it no longer exists.
 *
 * @param path in the export
 */
export async function storedFile(path: string, key: string): Promise<PersonalFile[]> {
  return (await storage().stat(key)) ? [{ path, content: contentOf(key) }] : []
}

async function* contentOf(key: string): AsyncGenerator<Uint8Array> {
  const file = await storage().get(key)
  if (file) yield* file
}
