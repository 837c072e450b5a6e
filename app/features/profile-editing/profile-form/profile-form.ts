import type { Locale } from '#app/i18n/locales.ts'
import type { Feature } from '#db/vocabulary.ts'
import type { SelfReported } from '../self-reported.ts'

/** The values of the profile's form. */
export type ProfileWords = {
  /** The school's own name; if a register names it, the requested correction. */
  name: string
  /** The register's features and those that the school adds. */
  features: Feature[]
  /** ISO 639 */
  languages: string[]
  summaries: Record<Locale, string>
  descriptions: Record<Locale, string>
}

/** Saved but unpublished values. */
export type ProfileDraft = { words: ProfileWords; savedAt: Date; savedBy: string | null }

/** Initial values of the form. */
export type ProfileForm = {
  school: SelfReported
  published: ProfileWords
  draft: ProfileDraft | null
  /** Version token that the form carries, see `versionToken`. */
  seen: string
}

/** Returns the name of the field of a full description in a language; that of a summary is `summaryField`. */
export const descriptionField = <Language extends Locale>(language: Language) => `description_${language}` as const
