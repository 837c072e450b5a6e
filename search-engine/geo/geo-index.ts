import KDBush from 'kdbush'
import type { SegmentData } from '../segment/segment-data.ts'

/** West, south, east, north in degrees. */
export type Box = [west: number, south: number, east: number, north: number]

/** Whether a box has a positive width and height; NaN gives false. */
export function isBox([west, south, east, north]: Box): boolean {
  return west <= east && south <= north
}

/** Returns the part of a box that is on the globe. */
export function onGlobe([west, south, east, north]: Box): Box {
  const within = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees))
  return [within(west, 180), within(south, 90), within(east, 180), within(north, 90)]
}

/**
 * The documents with a position, in the order of a k-d tree: the middle element of a range divides it, alternately by
 * longitude and latitude, and neighbours in the order are mostly neighbours on the globe.
 */
export type GeoIndex = { docs: Uint32Array; lat: Float32Array; lng: Float32Array }

/** Ranges of up to one element more than this are not divided. */
const LEAF = 64
const GLOBE: Box = [-180, -90, 180, 90]

export function buildGeoIndex({ lat, lng }: Pick<SegmentData, 'lat' | 'lng'>): GeoIndex {
  const positioned = Uint32Array.from([...lat.keys()].filter((doc) => !Number.isNaN(lat[doc])))
  const tree = new KDBush(positioned.length, LEAF, Float32Array)
  for (const doc of positioned) tree.add(lng[doc]!, lat[doc]!)
  const docs = Uint32Array.from(tree.finish().ids, (at) => positioned[at]!)
  return { docs, lat: Float32Array.from(docs, (doc) => lat[doc]!), lng: Float32Array.from(docs, (doc) => lng[doc]!) }
}

/** Visits the documents in a box, in no particular order. */
export function visitBox(index: GeoIndex, box: Box, visit: (doc: number) => void): void {
  visitRanges(index, box, (from, to, isInside) => {
    for (let at = from; at < to; at++)
      if (isInside || isInBox(box, index.lat[at]!, index.lng[at]!)) visit(index.docs[at]!)
  })
}

/**
 * Visits, once each, the ranges `[from, to)` of an index that hold the documents in a box.
 *
 * @param visit told whether the whole range is in the box; otherwise each document must be checked
 */
export function visitRanges(
  { docs, lat, lng }: GeoIndex,
  box: Box,
  visit: (from: number, to: number, isInside: boolean) => void,
): void {
  const [west, south, east, north] = box
  const divide = (from: number, to: number, byLng: boolean, within: Box) => {
    if (isBoxIn(within, box)) return visit(from, to, true)
    if (to - from <= LEAF + 1) return visit(from, to, false)
    const middle = (from + to - 1) >> 1
    const [value, low, high] = byLng ? [lng[middle]!, west, east] : [lat[middle]!, south, north]
    const [w, s, e, n] = within
    if (low <= value) divide(from, middle, !byLng, byLng ? [w, s, value, n] : [w, s, e, value])
    if (low <= value && value <= high) visit(middle, middle + 1, false)
    if (value <= high) divide(middle + 1, to, !byLng, byLng ? [value, s, e, n] : [w, value, e, n])
  }
  divide(0, docs.length, true, GLOBE)
}

export function isInBox([west, south, east, north]: Box, lat: number, lng: number): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}

const isBoxIn = (inner: Box, outer: Box) =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
