import { type Asked, addressOf } from '#app/core/address/address.ts'
import { matching, oneOf } from '#app/core/address/parameters.ts'
import { SUPPORT_WAYS } from './ticket.ts'

const address = addressOf({
  way: oneOf(SUPPORT_WAYS, undefined),
  before: matching(/^\d{1,18}$/, undefined),
})

/** Parses what the address of the support page asks for: a way to reach the team, or the tickets before a number. */
export const readSupportAddress = address.read

/** Returns the path and query of the support page, without language. */
export const supportPath = (asked: Asked<typeof address>): string => `/dashboard/support${address.write(asked)}`
