import type { Locale } from '#app/i18n/locales.ts'
import type { Feature } from '#db/vocabulary.ts'
import type { SelfReported } from '../self-reported.ts'

/** What the form of the profile holds. */
export type ProfileWords = {
  /** Null where a register names the school. */
  name: string | null
  /** Those of the register with those that the school adds. */
  features: Feature[]
  /** ISO 639 */
  languages: string[]
  summaries: Record<Locale, string>
  descriptions: Record<Locale, string>
}

/** What was saved and not published. */
export type ProfileDraft = { words: ProfileWords; savedAt: Date; savedBy: string | null }

/** What the form begins with. */
export type ProfileForm = {
  school: SelfReported
  published: ProfileWords
  draft: ProfileDraft | null
  /** What the form carries along, see `versionToken`. */
  seen: string
}

/** Name of the field of a full description in a language; that of a summary is `summaryField`. */
export const descriptionField = <Language extends Locale>(language: Language) => `description_${language}` as const
