import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arcKm, distanceKm } from '../../base/distance.ts'
import { FLAGS } from '../columns/segment-data.ts'
import { boxAround, chordsFrom, UNKNOWN_CHORD } from './distances.ts'

const MUNICH = { lat: 48.137, lng: 11.575 }

test('an approximate position never gives a distance under 2 km, no position none at all', () => {
  const data = {
    lat: Float32Array.of(48.138, 48.138, 49, Number.NaN),
    lng: Float32Array.of(11.575, 11.575, 11.575, Number.NaN),
    flags: Uint8Array.of(FLAGS.positioned | FLAGS.exact, FLAGS.positioned, FLAGS.positioned, 0),
  }
  const chord = chordsFrom(MUNICH, data)
  expect(arcKm(chord(0))).toBeCloseTo(0.111, 3)
  expect(arcKm(chord(1))).toBeCloseTo(2, 9)
  expect(arcKm(chord(2))).toBeCloseTo(95.96, 1)
  expect(chord(3)).toBe(UNKNOWN_CHORD)
})

test('the box contains the whole circle', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  const point = fc.record({ lat: degrees(85), lng: degrees(100) })
  fc.assert(
    fc.property(
      point,
      fc.double({ min: 1, max: 100, noNaN: true }),
      degrees(2),
      degrees(20),
      (centre, km, up, right) => {
        const other = { lat: centre.lat + up, lng: centre.lng + right }
        fc.pre(distanceKm(centre, other) <= km)
        const [west, south, east, north] = boxAround(centre, km)
        expect(other.lat >= south && other.lat <= north && other.lng >= west && other.lng <= east).toBe(true)
      },
    ),
  )
})
