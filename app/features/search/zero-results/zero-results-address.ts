import { type Asked, addressOf } from '#app/core/address/address.ts'
import { matching, oneOf, pageNumber } from '#app/core/address/parameters.ts'
import { LOCALES } from '#app/i18n/locales.ts'

/** How searches without a result ended: on an empty page, or with the results of a nearer text. */
export const ENDINGS = ['empty', 'relaxed'] as const

const address = addressOf({
  language: oneOf(LOCALES, ''),
  /** A Monday, or empty for the last four weeks. */
  week: matching(/^\d{4}-\d{2}-\d{2}$/, ''),
  ending: oneOf(ENDINGS, ''),
  page: pageNumber,
})

/** The part of the list that an address asks for; empty texts mean all. */
export type ZeroResultsQuery = Asked<typeof address>

export const readZeroResultsAddress = address.read

/** The address of a part of the list, without language. */
export const zeroResultsAddress = (asked: Partial<ZeroResultsQuery>): string => `/admin/searches${address.write(asked)}`
