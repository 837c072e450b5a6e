import { sql } from 'kysely'
import { z } from 'zod'
import type { VideoLink } from '#app/features/school-profile/media/video-link.ts'
import { mediaLimit } from '#app/features/schools/media-limits.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { MediaKind, MediaProblem } from '../school-media.ts'
import { MEDIA_PAGE } from '../school-media.ts'

/** A picture or video as members of the school see it. */
export type SchoolMedia = {
  id: string
  kind: MediaKind
  title: string
  alt: string
  caption: string
  /** Description and caption in further languages. */
  translations: Partial<Record<Locale, { alt: string; caption: string }>>
  state: 'processing' | 'ready' | 'failed'
  failure: MediaProblem | null
  url: string
  widths: number[]
  width: number | null
  height: number | null
  poster: string | null
  link: VideoLink | null
  /** Languages in which a video has subtitles. */
  subtitles: Locale[]
}

/** Languages in which a video of the query's rows has subtitles. */
const subtitleLanguages = sql<Locale[]>`array(
  select t.language from media_subtitles t where t.media_id = school_media.id order by t.language)`.as('subtitles')

type Asked = { kind: MediaKind; order: 'own' | 'name'; offset: number }

/** Lists the pictures or videos of a school that were not deleted, at most {@link MEDIA_PAGE} starting at an offset. */
export async function listSchoolMedia(schoolId: string, { kind, order, offset }: Asked): Promise<SchoolMedia[]> {
  const query = db()
    .selectFrom('school_media')
    .select(['id', 'title', 'alt', 'caption', 'url', 'widths', 'width', 'height', 'poster', 'link_provider', 'link_id'])
    .select('translations')
    .select(subtitleLanguages)
    .select([sql<SchoolMedia['state']>`state`.as('state'), sql<MediaProblem | null>`failure`.as('failure')])
    .where('school_id', '=', schoolId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .orderBy(order === 'name' ? 'title' : 'position')
    .orderBy('id')
  const rows = await query.limit(MEDIA_PAGE).offset(offset).execute()
  return rows.map(({ link_provider, link_id, ...row }) => ({
    ...row,
    kind,
    link: link_id === null ? null : { provider: link_provider as VideoLink['provider'], id: link_id },
  }))
}

/** Returns the numbers of pictures and videos of a school, and the limits of its plan; failed ones do not count. */
export async function countSchoolMedia(schoolId: string, premium: boolean) {
  const { images, videos } = await db()
    .selectFrom('school_media')
    .select([
      sql<number>`count(*) filter (where kind = 'image')`.as('images'),
      sql<number>`count(*) filter (where kind = 'video')`.as('videos'),
    ])
    .where('school_id', '=', schoolId)
    .where('deleted_at', 'is', null)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow()
  return {
    image: { used: images, limit: mediaLimit('image', premium) },
    video: { used: videos, limit: mediaLimit('video', premium) },
  }
}

/**
 * Finds the title of what was just deleted and can still be restored, or returns undefined.
 *
 * @param mediaId as found in an address: any text
 */
export async function findDeleted(schoolId: string, mediaId: string): Promise<string | undefined> {
  if (!z.uuid().safeParse(mediaId).success) return undefined
  const found = await db()
    .selectFrom('school_media')
    .select('title')
    .where('school_id', '=', schoolId)
    .where('id', '=', mediaId)
    .where('deleted_at', 'is not', null)
    .where('removed_by', 'is', null)
    .executeTakeFirst()
  return found?.title
}
