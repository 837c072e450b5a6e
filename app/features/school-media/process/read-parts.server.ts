import { storage } from '#lib/storage/open-storage.ts'

/** Reads the bytes of an upload, one stored part after the other. @throws Error when a part cannot be read */
export async function* readParts(parts: string[]): AsyncGenerator<Buffer> {
  for (const key of parts) {
    const part = await storage().get(key)
    if (!part) throw new Error('A part of the upload is not in the store.')
    yield* part as AsyncIterable<Buffer>
  }
}
