import { createReadStream, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Transaction } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { TaskKilled } from '#lib/decoders/task-killed.ts'
import { type PictureProblem, PictureRefused } from '#lib/images/picture-refused.ts'
import { type PictureSize, pictureSizes } from '#lib/images/picture-sizes.ts'
import { fileAddress } from '#lib/storage/file-address.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { cleanVideo } from '#lib/videos/clean-video.ts'
import { type VideoProblem, VideoRefused } from '#lib/videos/video-refused.ts'
import type { MediaProblem } from './school-media.ts'
import { removeParts } from './uploads/discard-upload.server.ts'

/** Result of a job: addresses and sizes of what is displayed. */
type Kept = { url: string; width: number; height: number; widths: number[]; duration: number | null }
/** The stored parts of a file, and the folder for the results. */
type Source = { parts: string[]; folder: string }

const PROBLEMS: Record<PictureProblem | VideoProblem, MediaProblem> = {
  kind: 'media_type',
  pixels: 'media_pixels',
  damaged: 'media_damaged',
}

/**
 * Makes what visitors see from an uploaded file. A second run writes the same files, so a crash midway leaves nothing
 * behind.
 *
 * @throws Error when the store cannot be reached, and the job is to be retried; TaskKilled when the file crashed the
 *   process that read it: it is refused as damaged, and must not be retried
 */
export async function processMedia(mediaId: string): Promise<void> {
  const item = await db()
    .selectFrom('school_media as m')
    .innerJoin('school_uploads as u', 'u.id', 'm.id')
    .select(['m.kind', 'm.folder', 'm.deleted_at', 'u.parts'])
    .where('m.id', '=', mediaId)
    .where('m.state', '=', 'processing')
    .executeTakeFirst()
  if (!item?.folder) return
  const source = { parts: item.parts, folder: item.folder }
  const { result, killed } = await attempt(item.kind === 'image' ? keepPicture : keepVideo, source)
  await db()
    .transaction()
    .execute((trx) => storeResult(trx, mediaId, item.parts, result))
  if (killed) throw killed
}

type Attempt = { result: Kept | MediaProblem; killed?: TaskKilled }

async function attempt(keep: (source: Source) => Promise<Kept>, source: Source): Promise<Attempt> {
  try {
    return { result: await keep(source) }
  } catch (error) {
    if (!(error instanceof PictureRefused || error instanceof VideoRefused)) throw error
    const { problem, cause } = error
    return { result: PROBLEMS[problem], killed: cause instanceof TaskKilled ? cause : undefined }
  }
}

async function storeResult(trx: Transaction<Database>, id: string, parts: string[], result: Kept | MediaProblem) {
  const changes = typeof result === 'string' ? { state: 'failed', failure: result } : { state: 'ready', ...result }
  const { numUpdatedRows } = await trx
    .updateTable('school_media')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await trx.updateTable('school_uploads').set({ parts: [] }).where('id', '=', id).execute()
  await removeParts(trx, [{ parts }])
}

/** Renders a picture in all sizes and stores them. @throws PictureRefused */
async function keepPicture({ parts, folder }: Source): Promise<Kept> {
  const bytes = await buffer(Readable.from(readParts(parts)))
  const { width, height, sizes } = await pictureSizes(bytes)
  for (const size of sizes) await keepSize(folder, size)
  const url = fileAddress(`${folder}/${width}.webp`)
  return { url, width, height, widths: sizes.map((size) => size.width), duration: null }
}

async function keepSize(folder: string, { width, avif, webp }: PictureSize): Promise<void> {
  for (const [ending, bytes] of Object.entries({ avif, webp })) {
    const about = { size: bytes.length, type: `image/${ending}` }
    await storage().put(`${folder}/${width}.${ending}`, Readable.from([bytes]), about)
  }
}

/** Rewrites a video without its metadata, and stores it. @throws VideoRefused */
async function keepVideo({ parts, folder }: Source): Promise<Kept> {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-video-'))
  try {
    const [sent, clean] = [path.join(work, 'sent'), path.join(work, 'clean')]
    await pipeline(Readable.from(readParts(parts)), createWriteStream(sent, { mode: 0o600 }))
    const { kind, width, height, duration } = await cleanVideo(sent, clean)
    const { size } = await fs.stat(clean)
    const key = `${folder}/video.${kind}`
    await storage().put(key, createReadStream(clean), { size, type: `video/${kind}` })
    return { url: fileAddress(key), width, height, widths: [], duration }
  } finally {
    await fs.rm(work, { recursive: true, force: true })
  }
}

/** Reads the bytes of an upload, one stored part after the other. @throws Error when a part cannot be read */
async function* readParts(parts: string[]): AsyncGenerator<Buffer> {
  for (const key of parts) {
    const part = await storage().get(key)
    if (!part) throw new Error('A part of the upload is not in the store.')
    yield* part as AsyncIterable<Buffer>
  }
}
