import { z } from 'zod'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { AUDIENCES, type Audience, MAX_SUBJECT_LENGTH, MAX_TEXT_LENGTH, REASONS } from './mailing.ts'

const key = (text: PlainKey): PlainKey => text

/** Fields of the form: `subject_de`, `text_de` and so on. */
export type MailingField = 'audience' | 'reason' | `${'subject' | 'text'}_${Locale}`
/** A letter in the languages in which it is written. */
export type LetterTexts = Partial<Record<Locale, { subject: string; text: string }>>

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: key('field.tooLong'), abort: true })
    .default('')
const fields = Object.fromEntries(
  LOCALES.flatMap((locale) => [
    [`subject_${locale}`, line(MAX_SUBJECT_LENGTH)],
    [`text_${locale}`, line(MAX_TEXT_LENGTH)],
  ]),
) as Record<`${'subject' | 'text'}_${Locale}`, ReturnType<typeof line>>

/**
 * The form for the draft of a letter. A language may stay empty only if nobody in the audience has chosen it.
 *
 * @param readBy the languages of the accounts in each audience
 */
export const mailingSchema = (readBy: Record<Audience, readonly Locale[]>) =>
  z
    .object({
      audience: z.enum(AUDIENCES, key('mailing.audience.missing')),
      reason: z.enum(['', ...REASONS], key('field.invalid')).default(''),
      ...fields,
    })
    .superRefine((given, context) => {
      for (const locale of LOCALES) {
        const parts = [`subject_${locale}`, `text_${locale}`] as const
        const isWritten = parts.some((part) => given[part])
        const isRead = readBy[given.audience].includes(locale)
        if (!isWritten && !isRead) continue
        const message = key(isWritten ? 'mailing.missing' : 'mailing.missing.read')
        for (const part of parts) if (!given[part]) context.addIssue({ code: 'custom', path: [part], message })
      }
    })
    .transform(({ audience, reason, ...given }) => ({
      audience,
      reason: reason || null,
      texts: Object.fromEntries(
        LOCALES.filter((locale) => given[`text_${locale}`]).map((locale) => [
          locale,
          { subject: given[`subject_${locale}`], text: given[`text_${locale}`] },
        ]),
      ) as LetterTexts,
    }))

/** The forms that order, try, discard or cancel a mailing. */
export const mailingIdSchema = z.object({ mailingId: z.uuid() })
