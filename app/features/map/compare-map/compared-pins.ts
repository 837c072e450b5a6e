import type { Category } from '#db/vocabulary.ts'
import type { SinglePin } from '../canvas/map-features.ts'

/** A compared school, with or without a place on the map. */
export type ComparedOnMap = {
  id: string
  name: string
  category: Category
  lat: number | null
  lng: number | null
  approximate: boolean
  /** Present if its last distances can be drawn. */
  lastDistances?: object | null | undefined
}

/** Returns the pins of the compared schools whose position is known, exactly or roughly, with their names. */
export function comparedPins(schools: readonly ComparedOnMap[], marked: string | null) {
  return schools.flatMap(({ id, name, category, lat, lng, approximate }): (SinglePin & { name: string })[] =>
    lat === null || lng === null
      ? []
      : [{ id, name, category, lat, lng, approximate, marked: id === marked, kept: false }],
  )
}
