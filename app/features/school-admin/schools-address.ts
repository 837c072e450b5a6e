import { type Asked, addressOf } from '#app/core/address/address.ts'
import { matching, named, oneOf, someOf, typed } from '#app/core/address/parameters.ts'
import { COUNTRIES } from '#db/vocabulary.ts'

export const STATUSES = ['active', 'closed', 'hidden', 'merged'] as const
export type AdminStatus = (typeof STATUSES)[number]

/** Other filters of schools; several of them are combined. */
export const MARKS = ['premium', 'verified', 'twins', 'unplaced'] as const
export type Mark = (typeof MARKS)[number]

const address = addressOf({
  search: named('q', typed(100)),
  country: oneOf(COUNTRIES, ''),
  status: oneOf(STATUSES, ''),
  // A mapping may declare any register; there are also claims of missing schools, and the sample schools.
  source: matching(/^(own|sample|(de|fr|es|it|gb)(-[a-z0-9]{1,40}){1,5})$/, ''),
  marks: named('mark', someOf(MARKS)),
  after: matching(/^[A-Za-z0-9-]{1,64}$/, ''),
})

/**
 * The schools that an admin asks for; empty texts mean all. `after` is the id of the last school of the previous page.
 */
export type SchoolsQuery = Asked<typeof address>

export const readSchoolsAddress = address.read

/** The address of a part of the list, without language. */
export const schoolsAddress = (asked: Partial<SchoolsQuery>): string => `/admin/schools${address.write(asked)}`
