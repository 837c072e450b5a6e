import { type Asked, addressOf } from '#app/core/address/address.ts'
import { matching, oneOf } from '#app/core/address/parameters.ts'
import { ENQUIRY_STATES } from './enquiry.ts'

const address = addressOf({
  state: oneOf(ENQUIRY_STATES, undefined),
  before: matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, undefined),
})

/**
 * The enquiries shown by a school's inbox, as encoded in the address. `before` is the last enquiry of the previous
 * page.
 */
export type InboxAddress = Asked<typeof address>

export const readInboxAddress = address.read

/** Returns the path and query of the inbox, without language. */
export const inboxPath = (asked: InboxAddress): string => `/dashboard/messages${address.write(asked)}`
