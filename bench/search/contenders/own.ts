import type { SearchEngine } from '#app/features/search/engine/index.ts'
import type { Asked } from '../asked.ts'
import type { Contender } from '../measure.ts'

export function ownEngine(engine: SearchEngine): Contender {
  return {
    name: 'own engine',
    answer({ query, view, isSuggestion }: Asked) {
      if (isSuggestion) return engine.suggest(query.text)
      return view ? engine.map(query, view.box, view.zoom) : engine.search(query)
    },
  }
}
