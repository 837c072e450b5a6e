import type { FoundSchool } from '../../search/results/search-schools.server.ts'
import type { MapBox, MapCentre, SearchAddress } from '../../search/search-address.ts'

export type ResultsMapProps = {
  /** The search whose results are shown. */
  address: SearchAddress
  /** The schools of the list beside the map; where there is no room for the list, the map has a card for each. */
  schools: readonly FoundSchool[]
  /** The school under the pointer or the focus, in the list or on the map. */
  marked: string | null
  onMark: (id: string | null) => void
  /** Called when the map is drawn, or cannot be: from then on it says itself what it shows. */
  onShown: () => void
  /** Called when the visitor limits the results to a part of the map. */
  onSearchHere: (box: MapBox) => void
  /** Returns the ids of the visitor's favourites. */
  readFavourites: () => Promise<string[]>
  /** Called when the visitor puts favourites on the map, or takes them off it. */
  onFavourites: (ids: string[], at: MapCentre | undefined) => void
}
