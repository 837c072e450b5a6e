import { formatDay, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { hasText, translator } from '#app/i18n/translate.ts'
import type { FactValue } from './find-facts.server.ts'
import { FACTS, type FactId } from './vocabulary/facts.ts'

/** The text of a key that not every fact has: `fact.<id>.gloss`, `.warning` or a choice; undefined where there is none. */
export const factText = (locale: Locale, key: `fact.${FactId}.${string}`): string | undefined =>
  hasText(key, locale) ? translator(locale)(key) : undefined

/** A number of a fact with its unit, as the language writes it: `51 %`, `1.234`, `29 €`. */
export function formatFactNumber(locale: Locale, id: FactId, number: number): string {
  const definition = FACTS[id]
  if (definition.kind === 'flag') return translator(locale)(number === 1 ? 'factFlag.yes' : 'factFlag.no')
  if (definition.kind !== 'number') return String(number)
  const plain = formatNumber(locale, number, Number.isInteger(number) ? 0 : definition.decimals)
  const signed = definition.range[0] < 0 && number > 0 ? `+${plain}` : plain
  if (definition.unit === 'percent') return `${signed}\u00a0%`
  if (definition.unit === 'km') return `${signed}\u00a0km`
  if (definition.unit === 'EUR') return `${signed}\u00a0€`
  return definition.unit === 'GBP' ? `£${plain}` : signed
}

/** The value of a fact in the reader's language, or why there is none. */
export function formatFactValue(locale: Locale, id: FactId, value: FactValue): string {
  const { kind } = FACTS[id]
  if (value.missing) return translator(locale)(`factMissing.${value.missing}`)
  if (value.number !== null) return formatFactNumber(locale, id, value.number)
  const choice = value.choice ?? ''
  if (kind === 'choice') return factText(locale, `fact.${id}.${choice}`) ?? choice
  return kind === 'day' ? formatDay(locale, choice) : choice
}

/** The time that a value is about: `2024/25`, `2024`, or a day, which `of import` says is only the day of the import. */
export function formatPeriod(locale: Locale, { period, start, isImportDay }: Omit<FactValue, 'number'>): string {
  const year = Number(start.slice(0, 4))
  if (period === 'school_year') return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
  if (period === 'year') return String(year)
  const day = formatDay(locale, start)
  return isImportDay ? translator(locale)('facts.imported', { day }) : day
}
