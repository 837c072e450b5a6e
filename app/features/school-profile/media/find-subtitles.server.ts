import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'

/**
 * Finds the subtitles of a video as WebVTT.
 *
 * @param mediaId a UUID
 * @returns undefined if there are none, or the video is not shown: deleted, or its school hidden or without premium
 */
export async function findSubtitles(schoolId: string, mediaId: string, language: Locale): Promise<string | undefined> {
  const found = await db()
    .selectFrom('media_subtitles as t')
    .innerJoin('school_media as m', 'm.id', 't.media_id')
    .innerJoin('school_directory as d', 'd.id', 'm.school_id')
    .select('t.vtt')
    .where('t.media_id', '=', mediaId)
    .where('t.language', '=', language)
    // PostgreSQL cannot even compare a text that contains NUL.
    .where('d.id', '=', schoolId.replaceAll('\0', ''))
    .where('d.premium', '=', true)
    .where('d.status', '<>', 'hidden')
    .where('m.state', '=', 'ready')
    .where('m.deleted_at', 'is', null)
    .executeTakeFirst()
  return found?.vtt
}
