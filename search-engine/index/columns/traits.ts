import { CATEGORIES, type Category, COUNTRIES, type CountryCode, FEATURES } from '#db/vocabulary.ts'
import { OWNERSHIPS, type Ownership, RATING_STEPS } from '../../base/properties.ts'
import type { SchoolDocument } from '../document.ts'
import { bitsOf } from './tags.ts'

/** An average is shown, and can be filtered by, from this many reviews. */
export const REVIEWS_FOR_AVERAGE = 3

/**
 * The single-valued filter properties of a school. Ownership 2 means unknown; rating is the number of {@link
 * RATING_STEPS} that its displayed average reaches.
 */
export type Traits = { category: number; country: number; ownership: number; rating: number }

const OWNERSHIP_VALUES = OWNERSHIPS.length + 1
const RATING_VALUES = RATING_STEPS.length + 1
/** Number of different trait codes. */
export const TRAIT_CODES = CATEGORIES.length * COUNTRIES.length * OWNERSHIP_VALUES * RATING_VALUES

/** Encodes all traits as one small number, so that a filter is one look-up per school. */
export function encodeTraits({ category, country, ownership, rating }: Traits): number {
  return ((category * COUNTRIES.length + country) * OWNERSHIP_VALUES + ownership) * RATING_VALUES + rating
}

function decodeTraits(code: number): Traits {
  const beforeRating = Math.floor(code / RATING_VALUES)
  const beforeOwnership = Math.floor(beforeRating / OWNERSHIP_VALUES)
  return {
    category: Math.floor(beforeOwnership / COUNTRIES.length),
    country: beforeOwnership % COUNTRIES.length,
    ownership: beforeRating % OWNERSHIP_VALUES,
    rating: code % RATING_VALUES,
  }
}

/** The traits of every code. */
export const TRAITS: readonly Traits[] = Array.from({ length: TRAIT_CODES }, (_, code) => decodeTraits(code))

const indexIn = <T>(values: readonly T[], value: T, otherwise: number) => {
  const index = values.indexOf(value)
  return index === -1 ? otherwise : index
}

export function traitsOf(school: SchoolDocument): number {
  const shown = school.ratingCount >= REVIEWS_FOR_AVERAGE ? (school.ratingAverage ?? 0) : 0
  return encodeTraits({
    category: indexIn<Category>(CATEGORIES, school.category, CATEGORIES.indexOf('other')),
    country: indexIn<CountryCode>(COUNTRIES, school.country, 0),
    ownership: indexIn<Ownership | null>(OWNERSHIPS, school.ownership, OWNERSHIPS.length),
    rating: RATING_STEPS.filter((step) => shown >= step).length,
  })
}

/** Returns feature tags as bits, in the order of FEATURES; unknown ones are ignored. */
export function featureBits(features: readonly string[]): number {
  return bitsOf(FEATURES, features)
}
