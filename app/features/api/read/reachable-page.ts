import { MAX_RESULTS } from '../schemas/search.schema.ts'

/**
 * Returns the number of pages of a search that can be read, and the hits of one of them: none on a page beyond the
 * last.
 */
export function reachablePage<Hit>(
  { total, hits }: { total: number; hits: readonly Hit[] },
  { page, size }: { page: number; size: number },
): { pages: number; hits: readonly Hit[] } {
  const pages = Math.ceil(Math.min(total, MAX_RESULTS) / size)
  return { pages, hits: page > pages ? [] : hits }
}
