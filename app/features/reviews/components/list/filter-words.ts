import { languageName } from '#app/i18n/format.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import type { Translate } from '#app/i18n/translate.ts'
import type { FilterName, Relation, ReviewsAddress, VerifiedLevel } from '../../read/reviews-address.ts'

/** A choice of a filter in words. */
export function choiceWords(value: ReviewsAddress[FilterName], t: Translate, locale: Locale): string {
  if (typeof value === 'number') return t('reviews.starRow', { count: value })
  if (isLocale(value)) return languageName(locale, value)
  return isLevel(value) ? t(`mark.${value}`) : t(`relation.${value as Relation}`)
}

const isLevel = (value: string | undefined): value is VerifiedLevel =>
  value === 'invited' || value === 'proof' || value === 'domain'
