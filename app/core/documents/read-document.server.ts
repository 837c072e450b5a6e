import { buffer } from 'node:stream/consumers'
import { storage } from '#lib/storage/open-storage.ts'

/** A file that {@link keepDocument} stored, or null when it is not there any more. */
export async function readDocument(key: string) {
  const file = await storage().get(key)
  if (!file) return null
  const isPdf = key.endsWith('.pdf')
  const type = isPdf ? 'application/pdf' : 'image/webp'
  return { content: await buffer(file), type, extension: isPdf ? 'pdf' : 'webp' }
}
