import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { requireRoom } from '../count-media.server.ts'
import { isAccepted, MAX_BYTES, type MediaKind } from '../school-media.ts'
import { type BegunUpload, listBegunUploads } from './list-begun-uploads.server.ts'
import { rightToAdd } from './require-upload.server.ts'

/** A chosen file: its name, the type that the browser stated, its size. */
export type ChosenFile = { name: string; type: string; bytes: number }
type Batch = { kind: MediaKind; files: ChosenFile[] }
/** An upload with the number of bytes that have arrived. */
export type Upload = { id: string; received: number }

const MAX_NAME_LENGTH = 200

/**
 * Declares the files of a batch, all or none: a wrong type, a size over the limit or more files than the plan allows
 * refuse the whole batch before a byte is sent. A file that the same person began to send earlier continues where it
 * stopped.
 *
 * @returns an upload for each file, in order
 * @throws Failure school_not_yours, premium_required, media_missing, media_type, media_damaged, image_bytes,
 *   video_bytes, images_full, videos_full
 */
export async function declareUploads(member: Member, batch: Batch): Promise<Upload[]> {
  assertTaken(batch)
  return await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, rightToAdd(batch.kind))
      const begun = await listBegunUploads(member, batch.kind, trx)
      const known = batch.files.map((file) => take(begun, file))
      const { schoolId } = member
      await requireRoom(trx, { schoolId, kind: batch.kind, more: known.filter((upload) => !upload).length })
      const uploads: Upload[] = []
      for (const [index, file] of batch.files.entries()) {
        uploads.push(known[index] ?? (await begin(trx, member, batch.kind, file)))
      }
      return uploads
    })
}

function assertTaken({ kind, files }: Batch): void {
  if (files.length === 0) throw new Failure('invalid', 'media_missing')
  if (files.some(({ type }) => !isAccepted(kind, type))) throw new Failure('unsupported', 'media_type')
  if (files.some(({ bytes }) => bytes === 0)) throw new Failure('unprocessable', 'media_damaged')
  if (files.some(({ bytes }) => bytes > MAX_BYTES[kind]))
    throw new Failure('too_large', kind === 'image' ? 'image_bytes' : 'video_bytes')
}

/** Removes the unfinished upload of a file from the list and returns it. */
function take(begun: BegunUpload[], file: ChosenFile): Upload | undefined {
  const at = begun.findIndex(({ name, bytes }) => name === displayName(file.name) && bytes === file.bytes)
  const found = at < 0 ? undefined : begun.splice(at, 1)[0]
  return found && { id: found.id, received: found.received }
}

function begin(trx: Transaction<Database>, { userId, schoolId }: Member, kind: MediaKind, file: ChosenFile) {
  return trx
    .insertInto('school_uploads')
    .values({ school_id: schoolId, user_id: userId, kind, name: displayName(file.name), bytes: file.bytes })
    .returning(['id', 'received'])
    .executeTakeFirstOrThrow()
}

/**
 * Returns the name of a file in a displayable form: without folders, and without characters that are invisible or
 * change the direction of text.
 */
function displayName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const visible = last.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim()
  return visible.slice(0, MAX_NAME_LENGTH).toWellFormed() || '–'
}
