import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { storage } from '#lib/storage/open-storage.ts'
import { Failure } from '../failure.ts'
import { countAttempt } from '../limits/attempts.server.ts'
import type { Visitor } from '../visitor.ts'
import { checkDocument, type DocumentFile } from './check-document.server.ts'

/**
 * Stores a file that serves as evidence for moderators, then records it; if recording fails, the file is deleted. No
 * address of the site leads to it.
 *
 * @param file value from the form
 * @param folder where it is kept, such as `proofs`
 * @param note records the file's key in the store
 * @throws Failure proof_missing, proof_type, proof_too_large, proof_damaged, proof_away, too_many_attempts
 */
export async function keepDocument<Answer>(
  file: unknown,
  { folder, visitor }: { folder: string; visitor: Visitor },
  note: (key: string) => Promise<Answer>,
): Promise<Answer> {
  await countAttempt('upload', { address: visitor.address })
  const document = await checkDocument(file)
  // Hard to guess, although only moderators are ever given the file.
  const key = `${folder}/${randomBytes(16).toString('hex')}.${document.extension}`
  await store(key, document)
  try {
    return await note(key)
  } catch (error) {
    await storage()
      .delete(key)
      .catch(() => {})
    throw error
  }
}

async function store(key: string, { content, type }: DocumentFile): Promise<void> {
  try {
    await storage().put(key, Readable.from([content]), { size: content.length, type })
  } catch (cause) {
    throw new Failure('unavailable', 'proof_away', { cause })
  }
}
