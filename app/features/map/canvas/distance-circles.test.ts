import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '#search-engine/base/distance.ts'
import { circleAround, distanceCircles } from './distance-circles.ts'

const NEAR_US = {
  lat: fc.double({ min: 35, max: 61, noNaN: true }),
  lng: fc.double({ min: -10, max: 20, noNaN: true }),
}

test('every corner of a circle is as far away as it says, and the ring is closed', () => {
  fc.assert(
    fc.property(fc.record({ ...NEAR_US, km: fc.double({ min: 0.05, max: 50, noNaN: true }) }), ({ km, ...at }) => {
      const ring = circleAround(at, km)
      for (const [lng, lat] of ring) expect(distanceKm(at, { lat: lat!, lng: lng! })).toBeCloseTo(km, 5)
      expect(ring.at(-1)).toEqual(ring[0])
    }),
    { numRuns: 100 },
  )
})

test('a circle of the year has its school, year and distance at its northern end', () => {
  const limits = [
    { year: 2025, km: 3, text: '1.86 miles' },
    { year: 2024, km: 2, text: '1.24 miles' },
  ]
  const school = { id: 'gb-1', name: 'Park School', lat: 51.2, lng: -0.8, limits }
  const { features } = distanceCircles([school, { ...school, limits: limits.slice(0, 1) }], 2024)
  expect(features.map(({ geometry, properties }) => [geometry.type, properties])).toEqual([
    ['Polygon', {}],
    ['Point', { label: 'Park School\n2024: 1.24 miles' }],
  ])
  const [, label] = features
  expect(label?.geometry).toMatchObject({ coordinates: [-0.8, expect.closeTo(51.2 + 2 / 111.19, 3)] })
  expect(distanceCircles([school], undefined).features).toEqual([])
})
