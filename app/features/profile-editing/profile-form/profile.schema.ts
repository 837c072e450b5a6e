import { z } from 'zod'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { FEATURES } from '#db/vocabulary.ts'
import { tidyText } from '#lib/text/plain-text.ts'
import { summaryField } from '../self-reported.schema.ts'
import { MAX_SUMMARY, MAX_TEXT, plainText, schoolIdField } from '../texts/text.schema.ts'
import { descriptionField, type ProfileWords } from './profile-form.ts'

const key = (text: PlainKey): PlainKey => text
const name = z
  .string(key('editProfile.name.missing'))
  .transform((typed) => tidyText(typed).replace(/\s+/g, ' '))
  .refine((typed) => typed.length <= 300, { error: key('field.tooLong'), abort: true })
  .refine((typed) => typed !== '', key('editProfile.name.missing'))

/** Returns a field for each language. */
const perLanguage = <Field extends string>(fieldOf: (locale: Locale) => Field, max: number) =>
  Object.fromEntries(LOCALES.map((locale) => [fieldOf(locale), plainText(max)])) as Record<
    Field,
    ReturnType<typeof plainText>
  >

const hiddenFields = { schoolId: schoolIdField, seen: z.string().max(64, { abort: true }) }
const words = {
  features: z.array(z.enum(FEATURES)).default([]),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/))
    .max(40, { abort: true })
    .default([]),
  ...perLanguage(summaryField, MAX_SUMMARY),
  ...perLanguage(descriptionField, MAX_TEXT),
}

/** The form of the profile. */
export const profileSchema = z
  .object({ ...hiddenFields, ...words, step: z.enum(['publish', 'draft', 'preview']).default('publish'), name })
  .transform(({ schoolId, seen, step, ...typed }) => ({ schoolId, seen, step, words: wordsOf(typed) }))

type Typed = { [Field in `summary_${Locale}` | `description_${Locale}`]: string } & {
  name: string
  features: ProfileWords['features']
  languages: string[]
}

function wordsOf({ name, features, languages, ...texts }: Typed): ProfileWords {
  const byLanguage = (textOf: (locale: Locale) => string) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, textOf(locale)])) as Record<Locale, string>
  return {
    name,
    features: [...new Set(features)],
    languages: [...new Set(languages)],
    summaries: byLanguage((locale) => texts[summaryField(locale)]),
    descriptions: byLanguage((locale) => texts[descriptionField(locale)]),
  }
}

/** The form that publishes or discards the draft that the person saw. */
export const draftSchema = z.object(hiddenFields)
