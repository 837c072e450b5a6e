import { type Asked, addressOf } from '#app/core/address/address.ts'
import { anyPageNumber, oneOf, typed } from '#app/core/address/parameters.ts'
import { STARS } from '../published/reviews-address.ts'

/** Whether the school's answer is public. */
export const ANSWER_STATES = ['open', 'answered'] as const
/** Days back from now. */
export const PERIODS = [30, 90, 365] as const
export const DASHBOARD_REVIEW_SORTS = ['newest', 'oldest', 'high', 'low'] as const
export const ROWS_PER_PAGE = 20
export const MAX_SEARCH_LENGTH = 100

const address = addressOf({
  /** Words in the review, its author's name or the answer; empty for all. */
  search: typed(MAX_SEARCH_LENGTH),
  state: oneOf(ANSWER_STATES, undefined),
  stars: oneOf(STARS, undefined),
  period: oneOf(PERIODS, undefined),
  sort: oneOf(DASHBOARD_REVIEW_SORTS, 'newest'),
  page: anyPageNumber,
})

/** Filters, order and page of a school's table of reviews, as encoded in the address. */
export type DashboardReviewsAddress = Asked<typeof address>

export const readDashboardReviewsAddress = address.read

/** Path and query of the table without language, always in the same order. */
export const dashboardReviewsPath = (asked: DashboardReviewsAddress): string =>
  `/dashboard/reviews${address.write(asked)}`

/** Whether the address filters reviews at all. */
export const isFiltered = ({ search, state, stars, period }: DashboardReviewsAddress): boolean =>
  [search, state, stars, period].some(Boolean)
