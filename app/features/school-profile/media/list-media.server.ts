import { sql } from 'kysely'
import { mediaLimit } from '#app/features/schools/media-limits.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'

/** What a school says about a picture or video; `lang` if that is not the visitor's language. */
type Words = { alt: string; caption: string; lang: Locale | undefined }

/** A picture on a profile; the widths in pixels in which it was rendered, none for those shipped with the program. */
export type ProfileImage = Words & {
  id: string
  url: string
  width: number
  height: number
  widths: number[]
}
/**
 * A video on a profile: a file of ours, or one at a provider, from which nothing is loaded before the visitor asks for
 * it.
 */
export type ProfileVideo = Words & {
  id: string
  title: string
  poster: string | null
  file: { url: string; width: number; height: number } | null
  link: { provider: 'youtube' | 'vimeo'; id: string } | null
  /** Languages in which there are subtitles. */
  subtitles: Locale[]
}

/**
 * Lists the pictures and videos of a school that visitors see: as many as its plan allows, in the order it chose,
 * described in the visitor's language if the school did so.
 */
export async function listProfileMedia(
  { id, country, premium }: { id: string; country: CountryCode; premium: boolean },
  locale: Locale,
): Promise<{ images: ProfileImage[]; videos: ProfileVideo[] }> {
  const rows = await mediaRows({ id })
  const shown = (kind: 'image' | 'video') =>
    rows
      .filter((row) => row.kind === kind)
      .slice(0, mediaLimit(kind, premium))
      .map((row) => ({ ...row, ...wordsIn(locale, country, row) }))
  return {
    images: shown('image').map(({ id, url, alt, caption, lang, width, height, widths }) => ({
      id,
      url,
      alt,
      caption,
      lang,
      widths,
      width: width ?? 1,
      height: height ?? 1,
    })),
    videos: shown('video').map(presentVideo),
  }
}

const mediaRows = prepared((db, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('school_media')
    .select(['id', 'kind', 'title', 'alt', 'caption', 'url', 'width', 'height', 'widths', 'poster'])
    .select(['link_provider', 'link_id', 'translations'])
    .select(
      sql<Locale[]>`array(
        select t.language from media_subtitles t where t.media_id = school_media.id order by t.language)`.as(
        'subtitles',
      ),
    )
    .where('school_id', '=', id)
    .where('state', '=', sql.lit('ready'))
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id'),
)

type Described = { alt: string; caption: string; translations: Record<string, Record<'alt' | 'caption', string>> }

/** Returns description and caption in one language: the visitor's, or that of the school's country. */
function wordsIn(locale: Locale, country: CountryCode, { alt, caption, translations }: Described): Words {
  const own = COUNTRY_LANGUAGE[country]
  if (own === locale) return { alt, caption, lang: undefined }
  const translated = translations[locale]
  return translated ? { ...translated, lang: undefined } : { alt, caption, lang: own }
}

type Row = Omit<ProfileVideo, 'file' | 'link'> & {
  url: string
  width: number | null
  height: number | null
  link_provider: string | null
  link_id: string | null
}

function presentVideo({ id, title, alt, caption, lang, poster, subtitles, ...row }: Row): ProfileVideo {
  const provider = row.link_provider as 'youtube' | 'vimeo' | null
  return {
    id,
    title,
    alt,
    caption,
    lang,
    poster,
    subtitles,
    link: provider && row.link_id !== null ? { provider, id: row.link_id } : null,
    file: provider ? null : { url: row.url, width: row.width ?? 16, height: row.height ?? 9 },
  }
}
