import { languageName } from '#app/i18n/language-name.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import type { Translate } from '#app/i18n/translate.ts'
import {
  type FilterName,
  type Relation,
  type ReviewsAddress,
  VERIFIED_LEVELS,
} from '../../published/reviews-address.ts'
import { THEMES } from '../../themes.ts'

/** Returns a choice of a filter in words. */
export function choiceWords(value: ReviewsAddress[FilterName], t: Translate, locale: Locale): string {
  if (typeof value === 'number') return t('reviews.starRow', { count: value })
  if (isLocale(value)) return languageName(locale, value)
  const theme = THEMES.find((each) => each === value)
  if (theme) return t(`theme.${theme}`)
  const level = VERIFIED_LEVELS.find((each) => each === value)
  return level ? t(`mark.${level}`) : t(`relation.${value as Relation}`)
}
