import pointInPolygon from 'point-in-polygon-hao'

/** Coordinates of a multipolygon as in GeoJSON (RFC 7946). */
export type Outline = [lng: number, lat: number][][][]

/** Whether a point is in an area. The line between two areas belongs to both; holes do not belong to it. */
export function isInside({ lat, lng }: { lat: number; lng: number }, outline: Outline): boolean {
  // pointInPolygon answers 0 for a point on the line.
  return outline.some((polygon) => pointInPolygon([lng, lat], polygon) !== false)
}
