import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Translate } from '#app/i18n/translate.ts'

/** Returns a minimum rating in words: `ab 3,5 Sternen`. */
export const ratingWords = (rating: number, t: Translate, locale: Locale): string =>
  t('filter.rating.from', { rating: formatNumber(locale, rating, rating % 1 === 0 ? 0 : 1) })
