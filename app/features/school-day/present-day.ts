import { formatList, formatMeasure, formatNumber } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type PlainKey, translator } from '#app/i18n/translate.ts'
import {
  type ChoiceTopic,
  DAY_CHOICES,
  DAY_TOPICS,
  type DayTopic,
  daysOf,
  LUNCH_KINDS,
  languagesOf,
  NONE,
  SOME,
} from './topics.ts'

/** A reader, and the currency (ISO 4217) in which the country of the school pays. */
export type DayReader = { locale: Locale; currency: 'EUR' | 'GBP' }

const isChoice = (topic: DayTopic): topic is ChoiceTopic => topic in DAY_CHOICES
const isTopic = (topic: string): topic is DayTopic => (DAY_TOPICS as readonly string[]).includes(topic)

/** The name of a topic in the reader's language; a topic that there is not stands for itself. */
export const topicName = (topic: string, locale: Locale): string =>
  isTopic(topic) ? translator(locale)(`schoolDay.topic.${topic}`) : topic

/** Returns a stored value in the reader's words. */
export function dayText(topic: DayTopic, value: string, { locale, currency }: DayReader): string {
  const t = translator(locale)
  if (isChoice(topic)) return t(`schoolDay.${topic}.${value}` as PlainKey)
  switch (topic) {
    case 'hours':
      return hoursText(value, locale)
    case 'careFrom':
    case 'careUntil':
      return value === NONE ? t('schoolDay.care.none') : t(`schoolDay.${topic}.value`, { time: value })
    case 'lunchCost':
      return t('schoolDay.lunchCost.value', {
        amount: formatMeasure(locale, Number(value) / 100, { unit: currency, digits: 2, isSigned: false }),
      })
    case 'lunchKinds':
      return wordsOf(
        LUNCH_KINDS.filter((kind) => value.split(',').includes(kind)).map((kind) => t(`schoolDay.lunchKind.${kind}`)),
        locale,
      )
    case 'holidayCare':
      if (value === NONE || value === SOME) return t(`schoolDay.holidayCare.${value}`)
      return t('schoolDay.holidayCare.weeks', { count: Number(value) })
    case 'homeworkMinutes':
      return t('schoolDay.homeworkMinutes.value', { minutes: formatNumber(locale, Number(value)) })
    default:
      return wordsOf(
        languagesOf(value).map(({ code, year }) => {
          const language = languageName(locale, code)
          return year === 0 ? language : t('schoolDay.languages.value', { language, year })
        }),
        locale,
      )
  }
}

const wordsOf = (words: readonly string[], locale: Locale): string => {
  const list = formatList(locale, words)
  return list.charAt(0).toLocaleUpperCase(locale) + list.slice(1)
}

/** One span for the whole week, or the days that are alike together. */
function hoursText(value: string, locale: Locale): string {
  const t = translator(locale)
  const days = daysOf(value)
  const spans = [...new Set(days)].filter((span) => span !== '')
  const written = (span: string) => {
    const [from = '', to = ''] = span.split('-')
    return t('schoolDay.hours.value', { from, to })
  }
  if (spans.length === 1 && days.every((day) => day !== '')) return written(spans[0]!)
  return spans
    .map((span) => {
      const names = days.flatMap((day, at) => (day === span ? weekday(locale, at + 1, 'short') : []))
      return t('schoolDay.hours.days', { days: names.join(', '), hours: written(span) })
    })
    .join('; ')
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** The name of a weekday. @param day 1 for Monday */
export const weekday = (locale: Locale, day: number, weekday: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY_MS)
