import { beforeUse } from '#app/features/search/live/before-use.ts'
import type { SearchEngine } from '#search-engine/index.ts'
import type { Gazetteer } from '#search-engine/language/gazetteer/gazetteer.ts'
import { PlaceIndex } from './place-index.ts'

/** Created once for each directory that the search has loaded. */
const indexes = new WeakMap<Gazetteer, PlaceIndex>()

/** Returns the places of a search; those added since its last merge are not among them. */
export function readPlaceIndex({ gazetteer }: SearchEngine): PlaceIndex {
  const index = indexes.get(gazetteer) ?? PlaceIndex.of(gazetteer.allTowns)
  indexes.set(gazetteer, index)
  return index
}

/** Has the places built before the search uses a directory, so that no visitor waits for them. */
export function preparePlaceIndex(): void {
  beforeUse(async ({ gazetteer }) => {
    indexes.set(gazetteer, await PlaceIndex.inPieces(gazetteer.allTowns))
  })
}
