import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { RELATIONS } from '../write/review-rules.ts'

export type Relation = (typeof RELATIONS)[number]
/** How sure it is that somebody knows the school; every author has a confirmed e-mail address besides. */
export const VERIFIED_LEVELS = ['invited', 'proof', 'domain'] as const
export type VerifiedLevel = (typeof VERIFIED_LEVELS)[number]
export const STARS = [5, 4, 3, 2, 1] as const
export const REVIEW_SORTS = ['newest', 'helpful', 'high', 'low'] as const

/** What reviews are filtered by, with the choices in the order in which they are offered. */
export const REVIEW_FILTERS = {
  stars: STARS,
  role: RELATIONS,
  language: LOCALES,
  level: VERIFIED_LEVELS,
} as const
export type FilterName = keyof typeof REVIEW_FILTERS
export const FILTER_NAMES = Object.keys(REVIEW_FILTERS) as FilterName[]

/** Which reviews, in which order, which page of them; as it stands in the address of the list. */
export type ReviewsAddress = {
  stars?: (typeof STARS)[number]
  role?: Relation
  language?: Locale
  level?: VerifiedLevel
  sort: (typeof REVIEW_SORTS)[number]
  page: number
}

export const ALL_REVIEWS: ReviewsAddress = { sort: 'newest', page: 1 }

export const REVIEWS_PER_PAGE = 10
/** No school has as many pages; a larger number is read as this one. */
const LAST_PAGE = 100_000

/** Reads the query of an address; what is unknown or makes no sense is passed over. */
export function readReviewsAddress(query: URLSearchParams): ReviewsAddress {
  const known = <T extends string | number>(choices: readonly T[], name: string) =>
    choices.find((choice) => String(choice) === query.get(name))
  const page = Math.trunc(Number(query.get('page') || Number.NaN))
  return {
    stars: known(STARS, 'stars'),
    role: known(RELATIONS, 'role'),
    language: known(LOCALES, 'language'),
    level: known(VERIFIED_LEVELS, 'level'),
    sort: known(REVIEW_SORTS, 'sort') ?? 'newest',
    page: page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/**
 * Path and query of a list without language, always in the same order, so that one list has one address.
 *
 * @param changes what is different from `address`; a change other than of the page leads to the first page
 */
export function reviewsPath(schoolId: string, address: ReviewsAddress, changes: Partial<ReviewsAddress> = {}): string {
  const { sort, page, ...filters } = { ...address, page: 1, ...changes }
  const query = new URLSearchParams()
  for (const name of FILTER_NAMES) if (filters[name] !== undefined) query.set(name, String(filters[name]))
  if (sort !== 'newest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return `/schools/${schoolId}/reviews${query.size > 0 ? `?${query}` : ''}`
}

/** The filters that are set. */
export const setFilters = (address: ReviewsAddress): FilterName[] =>
  FILTER_NAMES.filter((name) => address[name] !== undefined)
