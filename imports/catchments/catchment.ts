/** A point as in GeoJSON: longitude and latitude in WGS84 degrees. */
export type Vertex = readonly [lng: number, lat: number]

/** Coordinates of a multipolygon as in GeoJSON (RFC 7946): polygons made of rings, the outer ring first. */
export type Outline = readonly (readonly (readonly Vertex[])[])[]

/** House numbers of a street: first and last, both included, and the side of the street. */
export type Houses = { first: number | null; last: number | null; side: 'odd' | 'even' | 'both' }

/**
 * What all catchments have in common: each is an area with an outline, or a street, or a whole commune if the street is
 * empty.
 */
export type Catchment = {
  /** First day (YYYY-MM-DD) of the school year. */
  start: string
  /** Number of the area, or code of the commune: a later file replaces the unit as a whole. */
  unit: string
  /** Number of the area as displayed, or name of the commune. */
  name: string
  /** Borough of the city, or part of the commune. */
  district: string
} & (
  | { outline: Outline }
  | {
      street: string
      houses: Houses
      /** Country and official code of the school, like the id it gets at its first import. */
      schoolKey: string
    }
)

/** A row of a table of catchments. */
export type CatchmentRow = { catchment: Catchment }

/** Tells the rows of a unit apart; an area has only one. */
export function partOf(catchment: Catchment): string {
  if ('outline' in catchment) return ''
  const { district, street, houses, schoolKey } = catchment
  return [district, street, houses.first ?? '', houses.last ?? '', houses.side, schoolKey].join('|')
}
