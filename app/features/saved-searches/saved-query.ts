import { readSearchAddress, writeSearchAddress } from '#app/features/search/search-address.ts'

/** Returns the query of a search in its normal form, without the page number; unknown parts are dropped. */
export const normalQuery = (query: string): string =>
  writeSearchAddress(readSearchAddress(new URLSearchParams(query)), { page: 1 })

/** Returns the default name of a search: its text and place; empty when it has neither. */
export function nameOfQuery(query: string): string {
  const { text, near = '' } = readSearchAddress(new URLSearchParams(query))
  // The id of a place means nothing to people.
  return [text, /^[A-Z]{2}\./.test(near) ? '' : near].filter(Boolean).join(', ').slice(0, 100)
}
