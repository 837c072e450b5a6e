import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'
import { pictureKind } from '#lib/images/picture-kind.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { VIDEO_HEAD_BYTES, videoKind } from '#lib/videos/video-kind.ts'
import { nextPosition } from '../next-position.server.ts'
import type { MediaKind } from '../school-media.ts'
import { discardUpload } from './discard-upload.server.ts'

/** Bytes that are held in memory and then stored as one file. */
const PART_BYTES = 5 * 1024 * 1024
/** Fewer bytes are only stored if they are the last ones, so that nobody creates thousands of files. */
const MIN_BYTES = 64 * 1024

type Row = { id: string; kind: MediaKind; bytes: number; received: number }

/**
 * Receives bytes of an upload as a stream and stores them in parts. What arrived before a connection broke stays. With
 * the last byte the picture or video exists, ready to be processed.
 *
 * @returns total number of bytes that have arrived
 * @throws Failure media_type when the first bytes are not of an accepted kind, in which case nothing is left of the
 *   upload; upload_moved when somebody else has sent the same bytes meanwhile; media_away
 */
export async function receiveParts(upload: Row, body: Readable): Promise<number> {
  let received = upload.received
  for await (const part of partsOf(body, upload.bytes - received)) {
    const isEnd = received + part.length === upload.bytes
    if (!isEnd && part.length < MIN_BYTES) break
    if (received === 0) await assertKind(upload, part)
    await storePart(upload, received, part)
    received += part.length
  }
  return received
}

/** Returns pieces of up to {@link PART_BYTES}; when the source breaks off, it first yields what arrived before that. */
async function* partsOf(body: Readable, room: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  let left = room
  let broken: { error: unknown } | undefined
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, left))
      size += chunks.at(-1)!.length
      left -= chunks.at(-1)!.length
      if (size < PART_BYTES) continue
      yield Buffer.concat(chunks)
      chunks = []
      size = 0
    }
  } catch (error) {
    broken = { error }
  }
  if (size > 0) yield Buffer.concat(chunks)
  if (broken) throw broken.error
}

async function assertKind({ id, kind }: Row, part: Buffer): Promise<void> {
  const head = part.subarray(0, VIDEO_HEAD_BYTES)
  if (kind === 'image' ? pictureKind(head) : videoKind(head)) return
  await discardUpload(id)
  throw new Failure('unsupported', 'media_type')
}

async function storePart(upload: Row, at: number, part: Buffer): Promise<void> {
  const key = `uploads/${upload.id}/${at}-${randomBytes(8).toString('hex')}`
  try {
    await storage().put(key, Readable.from([part]), { size: part.length, type: 'application/octet-stream' })
  } catch (cause) {
    throw new Failure('unavailable', 'media_away', { cause })
  }
  try {
    await db()
      .transaction()
      .execute((trx) => append(trx, upload, at, part.length, key))
  } catch (error) {
    await storage()
      .delete(key)
      .catch(() => {})
    throw error
  }
}

/** Two connections may send the same bytes: those recorded first count. */
async function append(trx: Transaction<Database>, { id, bytes }: Row, at: number, size: number, key: string) {
  const { numUpdatedRows } = await trx
    .updateTable('school_uploads')
    .set({ received: at + size, parts: sql`array_append(parts, ${key})` })
    .where('id', '=', id)
    .where('received', '=', at)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Failure('conflict', 'upload_moved')
  if (at + size === bytes) await finishUpload(trx, id)
}

/** Turns an upload whose last byte has arrived into a picture or video; a job renders what is displayed. */
async function finishUpload(trx: Transaction<Database>, uploadId: string): Promise<void> {
  const upload = await trx
    .updateTable('school_uploads')
    .set({ finished_at: sql<Date>`now()` })
    .where('id', '=', uploadId)
    .returning(['id', 'school_id', 'kind', 'name', 'bytes'])
    .executeTakeFirstOrThrow()
  const { id, school_id, kind, name, bytes } = upload
  await trx
    .insertInto('school_media')
    .values({
      id,
      school_id,
      kind,
      bytes,
      title: name,
      state: 'processing',
      // Hard to guess and different for each item, because caches may keep files under this name.
      folder: `school-media/${id}/${randomBytes(16).toString('hex')}`,
      position: await nextPosition(trx, school_id),
    })
    .execute()
  await sendJob(trx, 'process_media', { mediaId: id })
}
