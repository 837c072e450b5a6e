import type { KnownCorrection } from '#app/features/corrections/read-corrections.server.ts'
import type { Fees } from '#app/features/schools/fees.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Category, CountryCode, Feature } from '#db/vocabulary.ts'

/** How to reach a school; empty where nothing is known. */
export type ContactValues = { phone: string; website: string; email: string }
export type AddressWords = { street: string; postalCode: string; city: string; country: CountryCode }
export type Visibility = { showInSearch: boolean; showContact: boolean; showReviews: boolean }

/** Initial values of the forms for a school's members. */
export type SelfReported = AddressWords & {
  id: string
  /**
   * Whether no register lists the school, so that all its facts are self-reported. Facts of a register change by
   * correction.
   */
  ownFacts: boolean
  name: string
  category: Category
  localType: string
  contact: ContactValues
  /** The register's values, which apply where the school says nothing. */
  official: ContactValues & { features: Feature[]; languages: string[] }
  features: Feature[]
  languages: string[]
  summaries: Record<Locale, string>
  visibility: Visibility
  /** Public schools charge no fees. */
  isPublic: boolean
  /** What a year costs, in the currency of the country; null if not stated. */
  fees: Fees | null
  currency: 'EUR' | 'GBP'
  /** Facts of the register that the school wants corrected. */
  requested: KnownCorrection[]
  /** Version tokens that the forms carry, see `versionToken`. */
  seen: { basics: string; contact: string; visibility: string; fees: string }
}

/** What the forms are compared with: existing values pass unchanged. */
export type ReportedValues = Pick<SelfReported, 'country' | 'contact' | 'postalCode' | 'ownFacts'>
