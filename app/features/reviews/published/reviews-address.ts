import { type Asked, addressOf } from '#app/core/address/address.ts'
import { anyPageNumber, oneOf } from '#app/core/address/parameters.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { RELATIONS } from '../review.ts'
import { THEMES } from '../themes.ts'

export type Relation = (typeof RELATIONS)[number]
/** Levels of proof that the author knows the school; every author also has a confirmed e-mail address. */
export const VERIFIED_LEVELS = ['invited', 'proof', 'domain'] as const
export type VerifiedLevel = (typeof VERIFIED_LEVELS)[number]
export const STARS = [5, 4, 3, 2, 1] as const
export const REVIEW_SORTS = ['newest', 'helpful', 'high', 'low'] as const

/** Filters of reviews, with their choices in display order. */
export const REVIEW_FILTERS = {
  stars: STARS,
  role: RELATIONS,
  language: LOCALES,
  level: VERIFIED_LEVELS,
  theme: THEMES,
} as const
export type FilterName = keyof typeof REVIEW_FILTERS
export const FILTER_NAMES = Object.keys(REVIEW_FILTERS) as FilterName[]

const address = addressOf({
  stars: oneOf(STARS, undefined),
  role: oneOf(RELATIONS, undefined),
  language: oneOf(LOCALES, undefined),
  level: oneOf(VERIFIED_LEVELS, undefined),
  theme: oneOf(THEMES, undefined),
  sort: oneOf(REVIEW_SORTS, 'newest'),
  page: anyPageNumber,
})

/** Filters, order and page of a list of reviews, as encoded in its address. */
export type ReviewsAddress = Asked<typeof address>

export const ALL_REVIEWS: ReviewsAddress = { sort: 'newest', page: 1 }

/** Newest reviews that a profile shows. */
export const PROFILE_REVIEWS = 3

export const REVIEWS_PER_PAGE = 10

export const readReviewsAddress = address.read

/**
 * Returns the path and query of a list without language, always in the same order, so that one list has one address.
 *
 * @param changes what differs from `asked`; any change other than of the page leads to the first page
 */
export const reviewsPath = (schoolId: string, asked: ReviewsAddress, changes: Partial<ReviewsAddress> = {}): string =>
  `/schools/${schoolId}/reviews${address.write({ ...asked, page: 1, ...changes })}`

/** The filters that are set. */
export const setFilters = (asked: ReviewsAddress): FilterName[] =>
  FILTER_NAMES.filter((name) => asked[name] !== undefined)
