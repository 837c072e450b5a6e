import { useRef, useState } from 'react'
import { type MapBox, writeBox } from '../../search/search-address.ts'
import type { MapView } from '../canvas/school-map.ts'
import type { ResultsMapProps } from './results-map-props.ts'

/** Returns the part of the map to which the search is limited, and how visitors change it. */
export function useSearchArea({ address, onSearchHere }: Pick<ResultsMapProps, 'address' | 'onSearchHere'>) {
  const [isMoved, setMoved] = useState(false)
  const [follows, setFollows] = useState(false)
  const asked = useRef<string>(undefined)
  const searchIn = (box: MapBox) => {
    asked.current = writeBox(box)
    setMoved(false)
    onSearchHere(box)
  }
  return {
    /** Whether the visitor has moved the map since the last search. */
    isMoved,
    /** Whether every move of the map starts a search. */
    follows,
    setFollows,
    searchIn,
    moved(view: MapView, byVisitor: boolean) {
      if (byVisitor && follows) searchIn(view.box)
      else if (byVisitor) setMoved(true)
    },
    /**
     * Whether the box in the address came from this map, which then stays where it is; otherwise the map moves to the
     * box.
     */
    isOwn: () => address.box !== undefined && writeBox(address.box) === asked.current,
    settle() {
      asked.current = undefined
      setMoved(false)
    },
  }
}
