import { directory } from '#app/features/search/live/directory.server.ts'
import { findNearPlace } from '#app/features/search/places/near-place.server.ts'
import { queryOf } from '#app/features/search/results/search-schools.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import { MAX_MATCHES } from './saved-search-rules.ts'

const ENGINE_PAGE = 100
/** Number of queries whose matches are remembered during a run. */
const REMEMBERED = 200

/**
 * The matches of a search now: the number of rows in the list, and all their schools in its order, or null when there
 * are too many.
 */
export type Matches = { count: number; ids: string[] | null }

/** Queries the index of this process; sites that share a row count as separate schools here. */
export async function findMatches(query: string, most = MAX_MATCHES): Promise<Matches> {
  const engine = await directory()
  const address = readSearchAddress(new URLSearchParams(query))
  const near = address.near === undefined ? undefined : findNearPlace(engine, address.near)
  const ids = new Set<string>()
  for (let page = 1; ; page++) {
    const { hits, total } = engine.search({ ...queryOf({ ...address, page }, near), pageSize: ENGINE_PAGE })
    if (total > most) return { count: total, ids: null }
    for (const { id, sites } of hits) for (const one of [id, ...sites]) ids.add(one)
    if (hits.length < ENGINE_PAGE) return { count: total, ids: [...ids] }
  }
}

export type FindMatches = (query: string) => Promise<Matches>

/** Returns a function that queries the index once for equal queries, as many as it remembers. */
export function findMatchesOnce(): FindMatches {
  const known = new Map<string, Promise<Matches>>()
  return (query) => {
    const matches = known.get(query) ?? findMatches(query)
    known.set(query, matches)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
    return matches
  }
}
