import { addTo, type Bitmap, hasBit } from '../../base/sets/bitmap.ts'
import { scratchBitmap } from '../../base/sets/scratch.ts'
import type { SegmentData } from '../columns/segment-data.ts'
import { type Box, type GeoIndex, isInBox, visitBox, visitRanges } from './geo-index.ts'

type Positions = Pick<SegmentData, 'lat' | 'lng'> & { geo: GeoIndex }

/** Returns the documents in a box. */
export function boxMembers({ lat, geo }: Positions, box: Box): Bitmap {
  const members = scratchBitmap(lat.length)
  visitBox(geo, box, (doc) => addTo(members, doc))
  return members
}

/** Documents in a box, kept between calls. */
let room = new Uint32Array(0)

/** Returns the documents of a set that are in a box, in no particular order; valid only until the next call. */
export function membersInBox(index: GeoIndex, box: Box, set: Bitmap): Uint32Array {
  const { docs, lat, lng } = index
  if (room.length < docs.length) room = new Uint32Array(docs.length)
  const found = room
  let count = 0
  visitRanges(index, box, (from, to, isInside) => {
    for (let at = from; at < to; at++) {
      const doc = docs[at]!
      const isIn = isInside || isInBox(box, lat[at]!, lng[at]!)
      // Branch-free: a processor cannot predict which documents are in the set.
      found[count] = doc
      count += (set[doc >>> 5]! >>> (doc & 31)) & (isIn ? 1 : 0)
    }
  })
  return found.subarray(0, count)
}

/** Documents as indexes into arrays of degrees, which are in the order of the documents or in another one. */
export type Points = { lat: Float32Array; lng: Float32Array; at: Uint32Array; docAt: (at: number) => number }

/**
 * Returns those of the documents that are in a box.
 *
 * @param at is filled with the members of a bitmap, so it has room for all documents
 */
export function limitToBox(
  { lat, lng, geo }: Positions,
  docs: Bitmap | Uint32Array,
  box: Box,
  at: Uint32Array,
): Points {
  if (docs instanceof Uint32Array)
    return { lat, lng, at: docs.filter((doc) => isInBox(box, lat[doc]!, lng[doc]!)), docAt: (doc) => doc }
  // In the order of the index, where points of one map cell are mostly adjacent.
  let count = 0
  visitRanges(geo, box, (from, to, isInside) => {
    for (let place = from; place < to; place++) {
      if (hasBit(docs, geo.docs[place]!) && (isInside || isInBox(box, geo.lat[place]!, geo.lng[place]!)))
        at[count++] = place
    }
  })
  return { lat: geo.lat, lng: geo.lng, at: at.subarray(0, count), docAt: (place) => geo.docs[place]! }
}
