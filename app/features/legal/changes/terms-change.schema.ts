import { z } from 'zod'
import { calendarDay } from '#app/core/forms/calendar-day.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'

const key = (text: PlainKey): PlainKey => text

/** Days between the mail and the change: Art. 3(2) Regulation (EU) 2019/1150, and the terms themselves. */
const NOTICE_DAYS = 15
/** Days in which the mails to all accounts are sent. */
const MAILING_DAYS = 2
/** Days within which a change must take effect. */
const AHEAD_DAYS = 366

/** Maximum length of the text in a language, in characters. */
export const MAX_CHANGE_TEXT_LENGTH = 4000

/** First day, YYYY-MM-DD in Berlin, on which a change ordered today may take effect. */
export const earliestChange = (): string => addDays(berlinDay(), NOTICE_DAYS + MAILING_DAYS)

/** Fields of the form: `effectiveOn`, `text_de` and so on. */
export type ChangeField = 'effectiveOn' | `text_${Locale}`
export type ChangeTexts = Record<Locale, string>

const text = z
  .string(key('termsChange.missing'))
  .trim()
  .min(1, key('termsChange.missing'))
  .max(MAX_CHANGE_TEXT_LENGTH, { error: key('field.tooLong'), abort: true })
const fields = Object.fromEntries(LOCALES.map((locale) => [`text_${locale}`, text])) as Record<
  `text_${Locale}`,
  typeof text
>

/** The form for the draft: the day on which the change applies, and what changes, in every language. */
export const changeSchema = z
  .object({
    effectiveOn: calendarDay(key('termsChange.day.invalid'))
      .refine((day) => day >= earliestChange(), key('termsChange.day.soon'))
      .refine((day) => day <= addDays(berlinDay(), AHEAD_DAYS), key('termsChange.day.far')),
    ...fields,
  })
  .transform(({ effectiveOn, ...given }) => ({
    effectiveOn,
    texts: Object.fromEntries(LOCALES.map((locale) => [locale, given[`text_${locale}`]])) as ChangeTexts,
  }))

/** The forms that order or discard a draft. */
export const draftSchema = z.object({ changeId: z.uuid() })
