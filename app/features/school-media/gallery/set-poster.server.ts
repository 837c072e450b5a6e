import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { wholePicture } from '#lib/images/whole-picture.ts'
import { fileAddress, keyOfAddress } from '#lib/storage/file-address.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { changeItem } from '../own-item.server.ts'
import { MEDIA_POLICY } from '../policy.ts'
import { readPicture } from '../read-picture.server.ts'

const MAX_SIDE = 1280

/**
 * Sets the still picture of a video, re-encoded. The previous one is deleted.
 *
 * @param file value from the form, at most 5 MB
 * @throws Failure media_missing, logo_bytes, media_type, media_pixels, media_damaged, media_away, school_not_yours,
 *   media_unknown unless it is a video, too_many_attempts
 */
export async function setPoster(member: Member, mediaId: string, file: unknown, address: string): Promise<void> {
  await countAttempt('upload', { address })
  await changeItem(member, { id: mediaId, right: MEDIA_POLICY.setPoster }, async () => {})
  const picture = await readPicture(file, (bytes) => wholePicture(bytes, MAX_SIDE))
  await changeItem(member, { id: mediaId, right: MEDIA_POLICY.setPoster }, async (trx, item) => {
    if (item.kind !== 'video') throw new Failure('not_found', 'media_unknown')
    const folder = item.folder ?? `school-media/${item.id}/${randomBytes(16).toString('hex')}`
    const key = `${folder}/poster-${randomBytes(8).toString('hex')}.webp`
    const put = storage().put(key, Readable.from([picture]), { size: picture.length, type: 'image/webp' })
    await put.catch((cause: unknown) => {
      throw new Failure('unavailable', 'media_away', { cause })
    })
    await trx
      .updateTable('school_media')
      .set({ folder, poster: fileAddress(key) })
      .where('id', '=', item.id)
      .execute()
    const old = keyOfAddress(item.poster)
    if (old) await sendJob(trx, 'delete_file', { key: old })
  })
}
