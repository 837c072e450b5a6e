import type { MapBox, SearchAddress } from '../../search-address.ts'

export type ResultsMapProps = {
  /** The search whose results are shown. */
  address: SearchAddress
  /** The school that has the pointer or the focus, in the list or on the map. */
  marked: string | null
  onMark: (id: string | null) => void
  /** Called when the visitor limits the results to a part of the map. */
  onSearchHere: (box: MapBox) => void
}
