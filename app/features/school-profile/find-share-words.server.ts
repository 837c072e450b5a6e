import '#app/i18n/all.server.ts'
import { findSentences, withRegisterSummary } from '#app/features/facts/cards/find-card-facts.server.ts'
import { BASIC_COLUMNS, presentBasics } from '#app/features/schools/present-basics.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { ShareWords } from '#app/ui/share-picture/share-words.ts'
import { db } from '#db/client.ts'

/**
 * Finds the words in the picture of a school for shared links: its rating, else what registers say in a sentence.
 *
 * @returns undefined when there is no such school, or it is closed or hidden
 */
export async function findShareWords(id: string, locale: Locale): Promise<ShareWords | undefined> {
  const row = await db()
    .selectFrom('school_directory')
    .select(BASIC_COLUMNS)
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!row) return undefined
  const [school] = await withRegisterSummary([{ ...presentBasics(row, locale), summary: null }], locale, findSentences)
  const { name, typeParts, street, city, ratingAverage, ratingCount, register } = school!
  const above = [typeParts[0]?.text, city].filter(Boolean).join(' · ')
  if (ratingAverage === null) return { above, name, below: register.sentence ?? street }
  const count = translator(locale)('reviews.count', { count: ratingCount })
  return { above, name, below: `${formatNumber(locale, ratingAverage, 1)} · ${count}`, isRating: true }
}
