import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { changeItem } from '../own-item.server.ts'
import { MEDIA_POLICY } from '../policy.ts'

/** Description and caption in the language of the school's country, and by `alt-fr`, `caption-fr` in further ones. */
type MediaWords = { alt: string; caption: string } & Partial<Record<`${'alt' | 'caption'}-${Locale}`, string>>

/**
 * Sets the description and the caption of a picture or video. For a language without either, visitors see those in the
 * language of the school's country.
 *
 * @param words at most 300 characters each
 * @throws Failure school_not_yours, media_unknown
 */
export const describeMedia = (member: Member, mediaId: string, words: MediaWords): Promise<void> =>
  changeItem(member, { id: mediaId, right: MEDIA_POLICY.describe }, async (trx, { id }) => {
    await trx
      .updateTable('school_media')
      .set({ alt: words.alt, caption: words.caption, translations: translationsOf(words) })
      .where('id', '=', id)
      .execute()
  })

function translationsOf(words: MediaWords): string {
  const translations = LOCALES.map((locale) => {
    return [locale, { alt: words[`alt-${locale}`] ?? '', caption: words[`caption-${locale}`] ?? '' }] as const
  })
  return JSON.stringify(Object.fromEntries(translations.filter(([, { alt, caption }]) => alt || caption)))
}
