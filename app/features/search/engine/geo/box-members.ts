import type { SegmentData } from '../segment/segment-data.ts'
import { addTo, type Bitmap, emptyBitmap, hasBit } from '../sets/bitmap.ts'
import { type Box, docsAround, type GeoIndex } from './geo-index.ts'

type Positions = Pick<SegmentData, 'lat' | 'lng'> & { geo: GeoIndex }

/** From this many square degrees on, looking at every document is faster than collecting them from the tree. */
const LARGE_BOX = 50

const isLarge = ([west, south, east, north]: Box) => (east - west) * (north - south) >= LARGE_BOX

/** The documents in a box. */
export function boxMembers(segment: Positions, box: Box): Bitmap {
  const { lat, lng, geo } = segment
  const members = emptyBitmap(lat.length)
  if (isLarge(box)) {
    for (let doc = 0; doc < lat.length; doc++) if (isInBox(box, lat[doc]!, lng[doc]!)) addTo(members, doc)
  } else {
    for (const doc of docsAround(geo, box)) if (isInBox(box, lat[doc]!, lng[doc]!)) addTo(members, doc)
  }
  return members
}

/** Those of the documents that are in a box, as a list. */
export function limitToBox(segment: Positions, docs: Bitmap | Uint32Array, box: Box): Uint32Array {
  const { lat, lng, geo } = segment
  if (docs instanceof Uint32Array) return docs.filter((doc) => isInBox(box, lat[doc]!, lng[doc]!))
  if (isLarge(box)) return bitsInBox(segment, docs, box)
  const inBox = (doc: number) => hasBit(docs, doc) && isInBox(box, lat[doc]!, lng[doc]!)
  return Uint32Array.from(docsAround(geo, box).filter(inBox))
}

function bitsInBox({ lat, lng }: Positions, docs: Bitmap, box: Box): Uint32Array {
  const list = new Uint32Array(lat.length)
  let count = 0
  for (let i = 0; i < docs.length; i++) {
    for (let word = docs[i]!; word !== 0; word &= word - 1) {
      const doc = i * 32 + 31 - Math.clz32(word & -word)
      if (isInBox(box, lat[doc]!, lng[doc]!)) list[count++] = doc
    }
  }
  return list.subarray(0, count)
}

function isInBox([west, south, east, north]: Box, lat: number, lng: number): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}
