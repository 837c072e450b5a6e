import { readSearchAddress, writeSearchAddress } from '#app/features/search/search-address.ts'

/** The query of a search in its one normal form, without the page that somebody was on; what it does not know is left out. */
export const normalQuery = (query: string): string =>
  writeSearchAddress(readSearchAddress(new URLSearchParams(query)), { page: 1 })

/** What a search may be called until its owner names it: its text and place; empty when it has neither. */
export function nameOfQuery(query: string): string {
  const { text, near = '' } = readSearchAddress(new URLSearchParams(query))
  // The id of a place says nothing to people.
  return [text, /^[A-Z]{2}\./.test(near) ? '' : near].filter(Boolean).join(', ').slice(0, 100)
}
