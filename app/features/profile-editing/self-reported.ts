import type { KnownCorrection } from '#app/features/corrections/read-corrections.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Category, CountryCode, Feature } from '#db/vocabulary.ts'

/** How to reach a school; empty where nobody says so. */
export type ContactValues = { phone: string; website: string; email: string }
export type AddressWords = { street: string; postalCode: string; city: string; country: CountryCode }
export type Visibility = { showInSearch: boolean; showContact: boolean; showReviews: boolean }

/** What the forms of those who run a school begin with. */
export type SelfReported = AddressWords & {
  id: string
  /** No register speaks of the school: all facts are its own word. Else those of a register change by correction. */
  ownFacts: boolean
  name: string
  category: Category
  localType: string
  contact: ContactValues
  /** The register's word, which stands where the school is silent. */
  official: ContactValues & { features: Feature[]; languages: string[] }
  features: Feature[]
  languages: string[]
  summaries: Record<Locale, string>
  visibility: Visibility
  /** Facts of the register that the school wants corrected. */
  requested: KnownCorrection[]
  /** What each form carries along, see `versionToken`. */
  seen: { basics: string; contact: string; visibility: string }
}

/** What the forms are held against: what is said already passes as it is. */
export type ReportedValues = Pick<SelfReported, 'country' | 'contact' | 'postalCode' | 'ownFacts'>
