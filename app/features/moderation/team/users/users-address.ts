import { type Asked, addressOf } from '#app/core/address/address.ts'
import { cursor, named, oneOf, typed } from '#app/core/address/parameters.ts'

export const USERS_PER_PAGE = 50

/** Filters of the list of accounts; `unconfirmed` are sign-ups whose address nobody has confirmed yet. */
export const USER_FILTERS = ['moderator', 'admin', 'suspended', 'unconfirmed', 'deleted'] as const
export type UserStateFilter = (typeof USER_FILTERS)[number]

const address = addressOf({ filter: oneOf(USER_FILTERS, ''), search: named('q', typed(100)), after: cursor })

/** Filter of the list of accounts; empty texts mean all. */
export type UserQuery = Asked<typeof address>

/** The accounts that an address asks for, and the query of the address of a `UserQuery`. */
export const { read: readUsersAddress, write: userQuery } = address
