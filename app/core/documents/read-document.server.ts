import { buffer } from 'node:stream/consumers'
import { storage } from '#lib/storage/open-storage.ts'

/** Reads a file that {@link keepDocument} stored; null if it no longer exists. */
export async function readDocument(key: string) {
  const file = await storage().get(key)
  if (!file) return null
  const isPdf = key.endsWith('.pdf')
  const type = isPdf ? 'application/pdf' : 'image/webp'
  return { content: await buffer(file), type, extension: isPdf ? 'pdf' : 'webp' }
}
