import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { changeItem } from './own-item.server.ts'
import { MEDIA_POLICY } from './policy.ts'
import { MAX_SUBTITLE_BYTES } from './school-media.ts'
import { writeVtt } from './write-vtt.ts'

/**
 * Sets the subtitles of an uploaded video in one language, in place of earlier ones.
 *
 * @param file value from the form
 * @param address of the visitor
 * @throws Failure media_missing, subtitles_bytes, subtitles_format, school_not_yours, media_unknown unless it is a
 *   video of our own, too_many_attempts
 */
export async function setSubtitles(
  member: Member,
  { mediaId, language, file }: { mediaId: string; language: Locale; file: unknown },
  address: string,
): Promise<void> {
  await countAttempt('upload', { address })
  await changeItem(member, { id: mediaId, right: MEDIA_POLICY.setSubtitles }, async () => {})
  // A form without a chosen file sends an empty file without a name.
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) throw new Failure('invalid', 'media_missing')
  if (file.size > MAX_SUBTITLE_BYTES) throw new Failure('too_large', 'subtitles_bytes')
  const vtt = writeVtt(await file.text())
  if (vtt === undefined) throw new Failure('unprocessable', 'subtitles_format')
  await changeItem(member, { id: mediaId, right: MEDIA_POLICY.setSubtitles }, async (trx, { id, kind, linked }) => {
    // A provider's video has the subtitles that the provider offers.
    if (kind !== 'video' || linked) throw new Failure('not_found', 'media_unknown')
    await trx
      .insertInto('media_subtitles')
      .values({ media_id: id, language, vtt })
      .onConflict((conflict) => conflict.columns(['media_id', 'language']).doUpdateSet({ vtt }))
      .execute()
  })
}

/** Removes the subtitles of a video in one language. @throws Failure school_not_yours, media_unknown */
export const removeSubtitles = (member: Member, mediaId: string, language: Locale): Promise<void> =>
  changeItem(member, { id: mediaId, right: MEDIA_POLICY.setSubtitles }, async (trx, { id }) => {
    await trx.deleteFrom('media_subtitles').where('media_id', '=', id).where('language', '=', language).execute()
  })
