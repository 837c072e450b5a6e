import {
  chordKm,
  chordOfArc,
  cosOfLatitude,
  KM_PER_DEGREE,
  MIN_APPROXIMATE_KM,
  type Point,
} from '../../base/distance.ts'
import { FLAGS, type SegmentData } from '../columns/segment-data.ts'
import type { Box } from './geo-index.ts'

type Positions = Pick<SegmentData, 'lat' | 'lng' | 'flags'>

const MIN_APPROXIMATE_CHORD = chordOfArc(MIN_APPROXIMATE_KM)
/** The chord of schools without a position: longer than any other, so that they come last. */
export const UNKNOWN_CHORD = 20_000

/** Returns the chords in km from a point to documents. */
export function chordsTo(point: Point, data: Positions, docs: Uint32Array): Float64Array {
  const { lat, lng, flags } = data
  const cos = cosOfLatitude(point.lat)
  const chords = new Float64Array(docs.length)
  for (let at = 0; at < docs.length; at++) chords[at] = chordTo(point, cos, lat, lng, flags, docs[at]!)
  return chords
}

/** Returns the chord in km from a point to each document. */
export function chordsFrom(point: Point, { lat, lng, flags }: Positions): (doc: number) => number {
  const cos = cosOfLatitude(point.lat)
  return (doc) => chordTo(point, cos, lat, lng, flags, doc)
}

function chordTo(
  point: Point,
  cos: number,
  lat: Float32Array,
  lng: Float32Array,
  flags: Uint8Array,
  doc: number,
): number {
  if ((flags[doc]! & FLAGS.positioned) === 0) return UNKNOWN_CHORD
  const chord = chordKm(point, cos, lat[doc]!, lng[doc]!)
  return (flags[doc]! & FLAGS.exact) === 0 ? Math.max(chord, MIN_APPROXIMATE_CHORD) : chord
}

/** Returns a box that contains the circle of a radius in km around a point. */
export function boxAround({ lat, lng }: Point, km: number): Box {
  const high = km / KM_PER_DEGREE
  const farthest = Math.min(90, Math.abs(lat) + high)
  const wide = farthest === 90 ? 360 : Math.min(360, high / cosOfLatitude(farthest))
  return [lng - wide, lat - high, lng + wide, lat + high]
}
