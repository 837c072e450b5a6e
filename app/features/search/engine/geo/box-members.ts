import type { SegmentData } from '../segment/segment-data.ts'
import { addTo, type Bitmap, emptyBitmap } from '../sets/bitmap.ts'
import { type Box, docsAround, type GeoIndex } from './geo-index.ts'

/** From this many square degrees on, looking at every document is faster than collecting them from the tree. */
const LARGE_BOX = 10

/** The documents in a box. */
export function boxMembers(segment: Pick<SegmentData, 'lat' | 'lng'> & { geo: GeoIndex }, box: Box): Bitmap {
  const [west, south, east, north] = box
  const { lat, lng, geo } = segment
  const members = emptyBitmap(lat.length)
  if ((east - west) * (north - south) < LARGE_BOX) {
    for (const doc of docsAround(geo, box)) if (isInBox(box, lat[doc]!, lng[doc]!)) addTo(members, doc)
    return members
  }
  for (let doc = 0; doc < lat.length; doc++) if (isInBox(box, lat[doc]!, lng[doc]!)) addTo(members, doc)
  return members
}

function isInBox([west, south, east, north]: Box, lat: number, lng: number): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}
