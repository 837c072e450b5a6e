import type { SearchQuery } from '../index.ts'

/** Makes a query with a text and few limits. */
export function ask(text: string, limits: Partial<SearchQuery> = {}): SearchQuery {
  return { text, types: [], features: [], countries: [], sort: 'relevance', page: 1, pageSize: 20, ...limits }
}
