import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { dayText, topicName } from './present-day.ts'
import { DAY_TOPICS, type DayTopic } from './topics.ts'

/** Who says something of a topic: the school, or families. */
export const DAY_SPEAKERS = ['school', 'families'] as const

/** Reads the id of a piece about the day at school, such as `school.careUntil`; undefined if it is none. */
export function readDayPiece(id: string) {
  const [by, topic, ...rest] = id.split('.')
  const speaker = DAY_SPEAKERS.find((one) => one === by)
  const about = DAY_TOPICS.find((one) => one === topic)
  return speaker && about && rest.length === 0 ? { by: speaker, topic: about } : undefined
}

/** A line of what is said: the value, the school year, the currency and, of families, how many say it. */
const LINE = /^(\S+) (\d{4}\/\d{2}) (EUR|GBP)(?: (\d+))?$/

/**
 * Returns a piece about the day at school in the reader's words.
 *
 * @param title the id of the piece
 * @param text its stored values, one a line; other lines stay as they are
 */
export function presentDayPiece({ title, text }: { title: string; text: string }, locale: Locale) {
  const topic: DayTopic | undefined = readDayPiece(title)?.topic
  if (!topic) return { title, text }
  return {
    title: topicName(topic, locale),
    text: text
      .split('\n')
      .map((line) => presentLine(topic, line, locale))
      .join('\n'),
  }
}

function presentLine(topic: DayTopic, line: string, locale: Locale): string {
  const t = translator(locale)
  const [, value, year = '', currency, count] = LINE.exec(line) ?? []
  if (!value) return line
  const text = dayText(topic, value, { locale, currency: currency as 'EUR' | 'GBP' })
  return count
    ? t('schoolDay.said.families', { text, year, count: Number(count) })
    : t('schoolDay.said.school', { text, year })
}
