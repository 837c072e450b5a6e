import { type Asked, addressOf } from '#app/core/address/address.ts'
import { matching, oneOf, pageNumber, typed } from '#app/core/address/parameters.ts'
import { COUNTRIES } from '#db/vocabulary.ts'

export const ROWS_PER_PAGE = 40

/** What a row is today: its days are known, by a rule or for a year, or have passed, or only its office is. */
export const ROW_STATES = ['days', 'rules', 'empty', 'expired', 'team'] as const
export type RowState = (typeof ROW_STATES)[number]

const address = addressOf({
  country: oneOf(COUNTRIES, 'DE'),
  state: oneOf(ROW_STATES, undefined),
  q: typed(100),
  /** The row in the form. */
  edit: matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, ''),
  page: pageNumber,
})

export type RowsQuery = Asked<typeof address>

export const readRowsAddress = (query: URLSearchParams): RowsQuery => address.read(query)

/** The address of the page, without language. */
export const rowsAddress = (asked: Partial<RowsQuery>): string => `/admin/admission-dates${address.write(asked)}`
