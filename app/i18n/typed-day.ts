import { formatDay } from './format.ts'
import type { Locale } from './locales.ts'

/** The maximum number of characters in a typed day with its time. */
export const MAX_TYPED_DAY_LENGTH = 40

// Day, month and year, in the order that all our languages use, with or without separators.
const DAY = /^(\d{1,2})(?:\. ?|[/ -])(\d{1,2})(?:\. ?|[/ -])(\d{4})$/
const DIGITS = /^(\d\d)(\d\d)(\d{4})$/
const ISO_DAY = /^\d{4}-\d\d-\d\d$/
const TIME = /^(\d{1,2})[:.h](\d\d)$/

/**
 * Reads a day as people type it in any of our languages (`24.11.2026`, `24/11/2026`, `24-11-2026`, `24112026`) or as
 * programs write it.
 *
 * @returns YYYY-MM-DD, even if the calendar has no such day; undefined for anything else
 */
export function readDay(typed: string): string | undefined {
  const text = typed.trim()
  if (ISO_DAY.test(text)) return text
  const [, day, month, year] = DAY.exec(text) ?? DIGITS.exec(text) ?? []
  return day && month && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * Reads a day with a time as people type it (`24.11.2026, 9:30`, `24/11/2026 9h30`) or as programs write it.
 *
 * @returns YYYY-MM-DDTHH:MM, even if no clock shows that time; undefined for anything else
 */
export function readDayTime(typed: string): string | undefined {
  const text = typed.trim()
  const end = Math.max(text.lastIndexOf(' '), text.lastIndexOf('T'))
  const day = readDay(text.slice(0, Math.max(end, 0)).replace(/,$/, ''))
  const [, hour, minute] = TIME.exec(text.slice(end + 1)) ?? []
  return day && hour && `${day}T${hour.padStart(2, '0')}:${minute}`
}

/**
 * Writes a day (YYYY-MM-DD) or a day with a time (YYYY-MM-DDTHH:MM) in the language's format: `24.11.2026, 09:30`.
 * Returns anything else unchanged.
 */
export function writeDay(locale: Locale, text: string): string {
  const [day = '', time] = text.split('T')
  if (!ISO_DAY.test(day)) return text
  return time ? `${formatDay(locale, day)}, ${time}` : formatDay(locale, day)
}
