import type { Audience, Category, CountryCode, Feature } from '#db/vocabulary.ts'
import type { TaggedSchool } from '../base/properties.ts'
import type { SearchedFactId } from '../base/searched-facts.ts'

/** The searchable data of a school. */
export type SchoolDocument = TaggedSchool & {
  id: string
  name: string
  /** The full name in the register, by which the school is found as well; missing if it is the same. */
  officialName?: string
  /** The register's own word for the type: Gymnasium, Lycée, Colegio. */
  localType: string
  category: Category
  country: CountryCode
  region: string
  city: string
  postalCode: string
  street: string
  /** The register's code for the institution of which the school is a site; null if there is none. */
  institute: string | null
  /** The name of that institution, by which the school is found as well; missing if the school is its head. */
  instituteName?: string
  /** Official numbers in registers. */
  codes: string[]
  ownership: 'public' | 'private' | null
  features: Feature[]
  /** WGS84 degrees; both null if unknown. */
  lat: number | null
  lng: number | null
  /** `exact` is the building; the others are only the centre of that area. */
  precision: 'exact' | 'postal_code' | 'town' | null
  premium: boolean
  /** Mean of 1–5, null without reviews. */
  ratingAverage: number | null
  /** Sort key for ratings, higher is better: the shrunk mean of the published formula. */
  ratingRank: number
  /** Missing means children; searches leave out schools for others unless they ask for them. */
  audience?: Audience
  /** Official facts, each at most once; missing if none is known. */
  facts?: readonly DocumentFact[]
}

/** An official fact about a school. */
export type DocumentFact = {
  fact: SearchedFactId
  /** A number, the index of a choice, the bits of several choices, or 1 and 0 for a flag. */
  value: number
  /**
   * Identifies the publication a value comes from: only values of the same edition may be compared, and later ones are
   * greater. 32 bits.
   */
  edition: number
}

/** A new or changed school, or a removed one. */
export type Change = SchoolDocument | { id: string; removed: true }
