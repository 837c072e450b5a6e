import { sql } from 'kysely'
import { mediaLimit } from '#app/features/schools/media-limits.ts'
import { preparedDb } from '#db/prepared/prepared-db.ts'

/** A picture on a profile; the widths in pixels in which it was rendered, none for those that came with the program. */
export type ProfileImage = {
  id: string
  url: string
  alt: string
  caption: string
  width: number
  height: number
  widths: number[]
}
/**
 * A video on a profile: a file of ours, or one at a provider, of which nothing is loaded before the visitor asks for
 * it.
 */
export type ProfileVideo = {
  id: string
  title: string
  alt: string
  caption: string
  poster: string | null
  file: { url: string; width: number; height: number } | null
  link: { provider: 'youtube' | 'vimeo'; id: string } | null
}

/**
 * Lists the pictures and videos of a school that visitors see: as many as its plan allows, in the order that it chose.
 */
export async function listProfileMedia(
  schoolId: string,
  premium: boolean,
): Promise<{ images: ProfileImage[]; videos: ProfileVideo[] }> {
  const rows = await preparedDb()
    .selectFrom('school_media')
    .select(['id', 'kind', 'title', 'alt', 'caption', 'url', 'width', 'height', 'widths', 'poster'])
    .select(['link_provider', 'link_id'])
    .where('school_id', '=', schoolId)
    .where('state', '=', sql.lit('ready'))
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const shown = (kind: 'image' | 'video') => rows.filter((row) => row.kind === kind).slice(0, mediaLimit(kind, premium))
  return {
    images: shown('image').map(({ id, url, alt, caption, width, height, widths }) => ({
      id,
      url,
      alt,
      caption,
      widths,
      width: width ?? 1,
      height: height ?? 1,
    })),
    videos: shown('video').map(presentVideo),
  }
}

type Row = Omit<ProfileVideo, 'file' | 'link'> & {
  url: string
  width: number | null
  height: number | null
  link_provider: string | null
  link_id: string | null
}

function presentVideo({ id, title, alt, caption, poster, ...row }: Row): ProfileVideo {
  const provider = row.link_provider as 'youtube' | 'vimeo' | null
  return {
    id,
    title,
    alt,
    caption,
    poster,
    link: provider && row.link_id !== null ? { provider, id: row.link_id } : null,
    file: provider ? null : { url: row.url, width: row.width ?? 16, height: row.height ?? 9 },
  }
}
