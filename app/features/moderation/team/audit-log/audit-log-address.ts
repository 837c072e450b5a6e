import { type Asked, addressOf } from '#app/core/address/address.ts'
import { cursor, matching, typed } from '#app/core/address/parameters.ts'

export const ENTRIES_PER_PAGE = 50

const address = addressOf({ kind: matching(/^[a-z_]{1,30}$/, ''), subject: typed(100), before: cursor })

/** Filter of the log; empty texts mean all. */
export type LogQuery = Asked<typeof address>

/** The part of the log that an address asks for, and the query of the address of a `LogQuery`. */
export const { read: readLogAddress, write: logQuery } = address
