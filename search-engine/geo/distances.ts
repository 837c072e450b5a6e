import { FLAGS, type SegmentData } from '../segment/segment-data.ts'
import { chordKm, chordOfArc, cosOfLatitude, KM_PER_DEGREE, MIN_APPROXIMATE_KM, type Point } from './distance.ts'
import type { Box } from './geo-index.ts'

const MIN_APPROXIMATE_CHORD = chordOfArc(MIN_APPROXIMATE_KM)
/** The chord of schools without a position: longer than any other, so that they come last. */
export const UNKNOWN_CHORD = 20_000

/** Returns the chord in km from a point to each document. */
export function chordsFrom(point: Point, data: Pick<SegmentData, 'lat' | 'lng' | 'flags'>): (doc: number) => number {
  const { lat, lng, flags } = data
  const cos = cosOfLatitude(point.lat)
  return (doc) => {
    if ((flags[doc]! & FLAGS.positioned) === 0) return UNKNOWN_CHORD
    const chord = chordKm(point, cos, lat[doc]!, lng[doc]!)
    return (flags[doc]! & FLAGS.exact) === 0 ? Math.max(chord, MIN_APPROXIMATE_CHORD) : chord
  }
}

/** Returns a box that contains the circle of a radius in km around a point. */
export function boxAround({ lat, lng }: Point, km: number): Box {
  const high = km / KM_PER_DEGREE
  const farthest = Math.min(90, Math.abs(lat) + high)
  const wide = farthest === 90 ? 360 : Math.min(360, high / cosOfLatitude(farthest))
  return [lng - wide, lat - high, lng + wide, lat + high]
}
