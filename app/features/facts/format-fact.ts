import { formatDay, formatDistance, formatMeasure } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { hasText, translator } from '#app/i18n/translate.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import { schoolYear } from '#lib/text/school-year.ts'
import type { FactValue } from './find-fact-values.server.ts'
import { CHOICE_SEPARATOR } from './vocabulary/fact-definition.ts'
import { FACTS, type FactId } from './vocabulary/facts.ts'
import { registerWords } from './vocabulary/register-words.server.ts'

/** Returns a text that only some facts have: `fact.<id>.gloss`, `.warning` or a choice. */
export const factText = (locale: Locale, key: `fact.${FactId}.${string}`): string | undefined =>
  hasText(key, locale) ? translator(locale)(key) : undefined

/** Formats the number of a fact with its unit: `51 %`, `1.234`, `29 €`. */
export function formatFactNumber(locale: Locale, id: FactId, number: number): string {
  const definition = FACTS[id]
  if (definition.kind === 'flag') return translator(locale)(number === 1 ? 'factFlag.yes' : 'factFlag.no')
  if (definition.kind !== 'number') return String(number)
  const { unit, decimals, range } = definition
  if (unit === 'km') return formatDistance(locale, number)
  return formatMeasure(locale, number, { unit, digits: decimals, isSigned: range[0] < 0 })
}

/** Formats a school's value, which on a fixed scale includes the end of the scale: `2 of 9`. */
export function formatOwnNumber(locale: Locale, id: FactId, number: number): string {
  const definition = FACTS[id]
  const value = formatFactNumber(locale, id, number)
  if (definition.kind !== 'number' || !definition.isOutOf) return value
  return translator(locale)('facts.outOf', { value, most: formatFactNumber(locale, id, definition.range[1]) })
}

/** Formats the value of a fact, or says why there is none. */
export function formatFactValue(locale: Locale, id: FactId, value: FactValue): string {
  const definition = FACTS[id]
  if (value.missing) return translator(locale)(`factMissing.${value.missing}`)
  if (value.number !== null) return formatOwnNumber(locale, id, value.number)
  const choice = value.choice ?? ''
  if ('choices' in definition) {
    const chosen = choice.split(CHOICE_SEPARATOR).map((one) => factText(locale, `fact.${id}.${one}`) ?? one)
    return chosen.join(', ')
  }
  if (definition.kind === 'day') return formatDay(locale, choice)
  return registerWords(locale, id, choice) ?? choice
}

/** Returns the language of a value that is shown as its register has it, if it is not the reader's. */
export function languageOfValue(
  locale: Locale,
  id: FactId,
  { choice }: Pick<FactValue, 'choice'>,
  country: CountryCode,
): string | undefined {
  const isText = FACTS[id].kind === 'text' && choice !== null && /\p{L}{3}/u.test(choice)
  const language = COUNTRY_LANGUAGE[country]
  const isForeign = isText && language !== locale && !/^https?:/.test(choice)
  return isForeign && registerWords(locale, id, choice) === undefined ? language : undefined
}

/**
 * Formats the period of a value: `2024/25`, `2024`, or a day. The day of an import is none: it says nothing about the
 * value.
 */
export function formatPeriod(
  locale: Locale,
  { period, start, isImportDay }: Pick<FactValue, 'period' | 'start' | 'isImportDay'>,
): string {
  const year = Number(start.slice(0, 4))
  if (period === 'school_year') return schoolYear(year)
  if (period === 'year') return String(year)
  return isImportDay ? translator(locale)('facts.undated') : formatDay(locale, start)
}
