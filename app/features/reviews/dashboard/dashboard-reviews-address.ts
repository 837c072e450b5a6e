import { STARS } from '../published/reviews-address.ts'

/** Whether the school's answer is public. */
export const ANSWER_STATES = ['open', 'answered'] as const
/** Days back from now. */
export const PERIODS = [30, 90, 365] as const
export const DASHBOARD_REVIEW_SORTS = ['newest', 'oldest', 'high', 'low'] as const
export const ROWS_PER_PAGE = 20
export const MAX_SEARCH = 100
/** No school has as many pages; a larger number is read as this one. */
const LAST_PAGE = 100_000

/** Which reviews of a school its table shows; as it stands in the address. */
export type DashboardReviewsAddress = {
  /** Words in the review, its author's name or the answer; empty for all. */
  search: string
  state?: (typeof ANSWER_STATES)[number]
  stars?: (typeof STARS)[number]
  period?: (typeof PERIODS)[number]
  sort: (typeof DASHBOARD_REVIEW_SORTS)[number]
  page: number
}

/** Reads the query of an address; what is unknown or makes no sense is passed over. */
export function readDashboardReviewsAddress(query: URLSearchParams): DashboardReviewsAddress {
  const known = <T extends string | number>(choices: readonly T[], name: string) =>
    choices.find((choice) => String(choice) === query.get(name))
  const page = Math.trunc(Number(query.get('page') || Number.NaN))
  return {
    search: (query.get('search') ?? '').replaceAll('\0', '').trim().slice(0, MAX_SEARCH),
    state: known(ANSWER_STATES, 'state'),
    stars: known(STARS, 'stars'),
    period: known(PERIODS, 'period'),
    sort: known(DASHBOARD_REVIEW_SORTS, 'sort') ?? 'newest',
    page: page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/** Path and query of the table without language, always in the same order. */
export function dashboardReviewsPath({ search, state, stars, period, sort, page }: DashboardReviewsAddress): string {
  const all = { search, state, stars, period, sort: sort === 'newest' ? '' : sort, page: page > 1 ? page : '' }
  const set = Object.entries(all).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return `/dashboard/reviews${set.length > 0 ? `?${new URLSearchParams(set)}` : ''}`
}

/** Whether the address leaves any review out. */
export const isFiltered = ({ search, state, stars, period }: DashboardReviewsAddress): boolean =>
  [search, state, stars, period].some(Boolean)
