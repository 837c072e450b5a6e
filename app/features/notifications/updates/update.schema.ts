import { z } from 'zod'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'

const key = (text: PlainKey): PlainKey => text

/** Maximum length of title and text, in characters. */
export const MAX_TITLE_LENGTH = 100
export const MAX_TEXT_LENGTH = 1000

/** Fields of the form: `title_de`, `text_de` and so on. */
export type UpdateField = `${'title' | 'text'}_${Locale}`
export type UpdateTexts = Record<Locale, { title: string; text: string }>

const line = (max: number) =>
  z
    .string(key('updates.missing'))
    .trim()
    .min(1, key('updates.missing'))
    .max(max, { error: key('field.tooLong'), abort: true })
const fields = Object.fromEntries(
  LOCALES.flatMap((locale) => [
    [`title_${locale}`, line(MAX_TITLE_LENGTH)],
    [`text_${locale}`, line(MAX_TEXT_LENGTH)],
  ]),
) as Record<UpdateField, ReturnType<typeof line>>

/** The form for product news in every language. */
export const updateSchema = z
  .object(fields)
  .transform(
    (given) =>
      Object.fromEntries(
        LOCALES.map((locale) => [locale, { title: given[`title_${locale}`], text: given[`text_${locale}`] }]),
      ) as UpdateTexts,
  )

/** The form that withdraws product news. */
export const withdrawSchema = z.object({ updateId: z.uuid() })
