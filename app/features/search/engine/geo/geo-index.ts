import KDBush from 'kdbush'
import type { SegmentData } from '../segment/segment-data.ts'

/** West, south, east, north in degrees. */
export type Box = [west: number, south: number, east: number, north: number]

/** Whether a box has sides; one with a side that is no number has none. */
export function isBox([west, south, east, north]: Box): boolean {
  return west <= east && south <= north
}

/** The part of a box that lies on the globe. */
export function onGlobe([west, south, east, north]: Box): Box {
  const within = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees))
  return [within(west, 180), within(south, 90), within(east, 180), within(north, 90)]
}

/** The documents that have a position, by it. */
export type GeoIndex = { tree: KDBush; docs: Uint32Array }

/** The tree rounds degrees to 32 bits; boxes are widened by more than that and checked again. */
const ROUNDING = 1e-4

export function buildGeoIndex({ lat, lng }: Pick<SegmentData, 'lat' | 'lng'>): GeoIndex {
  const docs = Uint32Array.from([...lat.keys()].filter((doc) => !Number.isNaN(lat[doc])))
  const tree = new KDBush(docs.length, 64, Float32Array)
  for (const doc of docs) tree.add(lng[doc]!, lat[doc]!)
  return { tree: tree.finish(), docs }
}

/** Documents in a box or a little outside, in no order. */
export function docsAround({ tree, docs }: GeoIndex, [west, south, east, north]: Box): number[] {
  const found = tree.range(west - ROUNDING, south - ROUNDING, east + ROUNDING, north + ROUNDING)
  for (let at = 0; at < found.length; at++) found[at] = docs[found[at]!]!
  return found
}
