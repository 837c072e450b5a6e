import { directory } from '#app/features/search/live/directory.server.ts'
import type { Gazetteer } from '#search-engine/language/gazetteer.ts'
import { PlaceIndex } from './place-index.ts'

/** The places of the directory that the search has loaded; made once for each. */
const made = new WeakMap<Gazetteer, PlaceIndex>()

/** Returns the places of the search in this process; those added since its last merge are not among them. */
export async function readPlaceIndex(): Promise<PlaceIndex> {
  const { gazetteer } = await directory()
  const index = made.get(gazetteer) ?? new PlaceIndex(gazetteer.allTowns)
  made.set(gazetteer, index)
  return index
}
