import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildGeoIndex, visitBox } from './geo-index.ts'

const degrees = fc.float({ min: -10, max: 10, noNaN: true })
const point = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(degrees, degrees) },
  fc.constant([Number.NaN, Number.NaN] as const),
)

test('visits each document in a box once, and no other', () => {
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 600, size: 'max' }),
      degrees,
      degrees,
      degrees,
      degrees,
      (points, a, b, c, d) => {
        const index = buildGeoIndex({
          lat: Float32Array.from(points, ([lat]) => lat),
          lng: Float32Array.from(points, ([, lng]) => lng),
        })
        const [west, east, south, north] = [Math.min(a, b), Math.max(a, b), Math.min(c, d), Math.max(c, d)]
        const visited: number[] = []
        visitBox(index, [west, south, east, north], (doc) => {
          visited.push(doc)
        })
        const inBox = points.flatMap(([lat, lng], doc) =>
          lat >= south && lat <= north && lng >= west && lng <= east ? [doc] : [],
        )
        expect(visited.sort((one, other) => one - other)).toEqual(inBox)
      },
    ),
    { numRuns: 50 },
  )
})
