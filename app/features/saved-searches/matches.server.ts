import { directory } from '#app/features/search/live/directory.server.ts'
import { findNearPlace } from '#app/features/search/places/near-place.server.ts'
import { queryOf } from '#app/features/search/results/search-schools.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import { chosenWays, limitToWays } from '#app/features/search/ways/limit-to-ways.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { MAX_MATCHES } from './saved-search.ts'

/** Number of queries whose matches are remembered during a run. */
const MAX_REMEMBERED_QUERIES = 200

/**
 * The present matches of a search: the number of rows in the list, and all their schools in list order, or null when
 * there are too many.
 */
export type Matches = { count: number; ids: string[] | null }

/**
 * Queries the index of this process; sites that share a row count as separate schools here.
 *
 * @param language of the page on which the person sees the results, which decides what a text more likely means
 */
export async function findMatches(query: string, language: Locale, most = MAX_MATCHES): Promise<Matches> {
  const engine = await directory()
  const address = readSearchAddress(new URLSearchParams(query))
  const near = address.near === undefined ? undefined : findNearPlace(engine, address.near)
  const all = { ...queryOf({ ...address, page: 1 }, near, language), withoutSponsored: true, pageSize: most }
  const asked = chosenWays(address).length > 0 ? near : undefined
  const { query: wanted, measured } = await limitToWays(engine, all, address, asked)
  const found = engine.search(wanted)
  // Schools without a word of the text match no more than any others.
  if (found.isBesideText) return { count: 0, ids: [] }
  const { hits, total } = found
  // What is further away than asked for must not look new while the routing engine does not answer.
  const isUnlimited = measured !== undefined && !measured.isAnswered
  return { count: total, ids: total > most || isUnlimited ? null : hits.flatMap(({ id, sites }) => [id, ...sites]) }
}

export type FindMatches = (query: string, language: Locale) => Promise<Matches>

/** Returns a function that queries the index once for equal queries in one language, as long as it remembers them. */
export function findMatchesOnce(): FindMatches {
  const known = new Map<string, Promise<Matches>>()
  return (query, language) => {
    const key = `${language} ${query}`
    const matches = known.get(key) ?? findMatches(query, language)
    known.set(key, matches)
    const [oldest] = known.keys()
    if (known.size > MAX_REMEMBERED_QUERIES && oldest !== undefined) known.delete(oldest)
    return matches
  }
}
