import { beforeUse } from '#app/features/search/live/before-use.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import type { Gazetteer } from '#search-engine/language/gazetteer.ts'
import { PlaceIndex } from './place-index.ts'

/** The places of the directory that the search has loaded; made once for each. */
const made = new WeakMap<Gazetteer, PlaceIndex>()

/** Returns the places of the search in this process; those added since its last merge are not among them. */
export async function readPlaceIndex(): Promise<PlaceIndex> {
  const { gazetteer } = await directory()
  const index = made.get(gazetteer) ?? PlaceIndex.of(gazetteer.allTowns)
  made.set(gazetteer, index)
  return index
}

/** Has the places made before the search uses a directory, so that no visitor waits for them. */
export function preparePlaceIndex(): void {
  beforeUse(async ({ gazetteer }) => {
    made.set(gazetteer, await PlaceIndex.inPieces(gazetteer.allTowns))
  })
}
