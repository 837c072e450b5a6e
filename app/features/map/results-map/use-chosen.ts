import { useRef, useState } from 'react'
import type { MapFeature } from '../canvas/map-features.ts'

/** The feature whose card is open; `focus` if the card takes the focus, because the keyboard opened it. */
export type Chosen = { feature: MapFeature; focus: boolean }

const idOf = (feature: MapFeature | null | undefined) => (feature?.kind === 'pin' ? feature.id : null)

/** Returns the school on the map that is under the pointer, or else the open card. */
export function useChosen(onMark: (id: string | null) => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const pointedAt = useRef<string>(null)
  /** The school that has the ring while the pointer is on none. */
  const held = useRef<string>(null)
  return {
    chosen,
    chosenId: idOf(chosen?.feature),
    /** @param options.mark the school that gets the ring, if it is not the selected one */
    choose(feature: MapFeature | null, { focus = false, mark = idOf(feature) } = {}) {
      setChosen(feature && { feature, focus })
      held.current = mark
      onMark(mark)
    },
    /** Receives every move of the pointer and reports only changes. */
    point(feature: MapFeature | null) {
      const id = idOf(feature)
      if (id === pointedAt.current) return
      pointedAt.current = id
      onMark(id ?? held.current)
    },
  }
}
