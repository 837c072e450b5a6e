import type { SearchEngine, SearchResult } from '#search-engine/index.ts'
import type { Contender } from '../measure.ts'

export function ownEngine(engine: SearchEngine): Contender {
  return {
    name: 'own engine',
    answer({ query, view, isSuggestion }) {
      if (isSuggestion) return engine.suggest(query.text)
      return view ? engine.map(query, view.box, view.zoom) : engine.search(query)
    },
    idsOf: (answer) => (answer as SearchResult).hits.map(({ id }) => id),
  }
}

/** The minimum cost of a question in memory: one look-up of the name, nothing else. */
export function bestLookup(names: Iterable<string>): Contender {
  const known = new Map(Array.from(names, (name, at) => [name.toLowerCase(), at]))
  return { name: 'one look-up', answer: ({ query }) => known.get(query.text.toLowerCase()) ?? -1 }
}
