declare module 'lineclip' {
  type Point = [number, number]
  /** West, south, east, north: least x, least y, most x, most y. */
  type Box = [number, number, number, number]
  /**
   * Returns the part of a ring inside the box, as one ring that may run along the box's edge; empty when nothing is
   * inside.
   */
  export function clipPolygon(ring: Point[], box: Box): Point[]
  /** Returns the parts of a line inside the box. */
  export function clipPolyline(line: Point[], box: Box): Point[][]
}
