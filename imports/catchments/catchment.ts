/** A point as in GeoJSON: longitude and latitude in WGS84 degrees. */
export type Vertex = readonly [lng: number, lat: number]

/** Coordinates of a multipolygon as in GeoJSON (RFC 7946): polygons of rings, the first of each ring the outer one. */
export type Outline = readonly (readonly (readonly Vertex[])[])[]

/** House numbers of a street: from and to, both included, and the side of the street that they are on. */
export type Houses = { first: number | null; last: number | null; side: 'odd' | 'even' | 'both' }

/** What all catchments have: an area with an outline, or a street, or a whole commune where the street is empty. */
export type Catchment = {
  /** First day (YYYY-MM-DD) of the school year. */
  start: string
  /** Number of the area, or code of the commune: a later file replaces it as a whole. */
  unit: string
  /** Number of the area as people read it, or name of the commune. */
  name: string
  /** Borough of the city, or part of the commune. */
  district: string
} & (
  | { outline: Outline }
  | {
      street: string
      houses: Houses
      /** Country and official code of the school, as the id that it gets at its first import. */
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
