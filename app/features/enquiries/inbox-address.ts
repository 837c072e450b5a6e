import { ENQUIRY_STATES, type EnquiryState } from './enquiry-rules.ts'

/** Which messages of a school its inbox shows; as it stands in the address. `before` is the last message of the page before. */
export type InboxAddress = { state?: EnquiryState | undefined; before?: string | undefined }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads the query of an address; what is unknown or makes no sense is passed over. */
export function readInboxAddress(query: URLSearchParams): InboxAddress {
  const before = query.get('before') ?? ''
  return {
    state: ENQUIRY_STATES.find((state) => state === query.get('state')),
    before: UUID.test(before) ? before : undefined,
  }
}

/** Path and query of the inbox without language. */
export function inboxPath({ state, before }: InboxAddress): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(before && { before }) }).toString()
  return `/dashboard/messages${query && `?${query}`}`
}
