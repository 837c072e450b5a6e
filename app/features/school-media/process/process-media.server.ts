import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Transaction } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { TaskKilled } from '#lib/decoders/task-killed.ts'
import { type PictureProblem, PictureRefused } from '#lib/images/picture-refused.ts'
import { type PictureSize, pictureSizes } from '#lib/images/picture-sizes.ts'
import { fileAddress } from '#lib/storage/file-address.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { type VideoProblem, VideoRefused } from '#lib/videos/video-refused.ts'
import type { MediaProblem } from '../school-media.ts'
import { removeParts } from '../uploads/discard-upload.server.ts'
import { keepVideo } from './keep-video.server.ts'
import type { Kept, Source } from './kept.ts'
import { readParts } from './read-parts.server.ts'

const REFUSED: Record<PictureProblem | VideoProblem, MediaProblem> = {
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
    .execute((trx) => settle(trx, mediaId, item.parts, result))
  if (killed) throw killed
}

type Attempt = { result: Kept | MediaProblem; killed?: TaskKilled }

async function attempt(keep: (source: Source) => Promise<Kept>, source: Source): Promise<Attempt> {
  try {
    return { result: await keep(source) }
  } catch (error) {
    if (!(error instanceof PictureRefused || error instanceof VideoRefused)) throw error
    const { problem, cause } = error
    return { result: REFUSED[problem], killed: cause instanceof TaskKilled ? cause : undefined }
  }
}

async function settle(trx: Transaction<Database>, id: string, parts: string[], result: Kept | MediaProblem) {
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
