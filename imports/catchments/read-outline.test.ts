import { expect, test } from 'vitest'
import { boundsOf, readOutline } from './read-outline.ts'

const same = (point: readonly [number, number]) => point
const ring = [
  [0, 0],
  [2, 0],
  [2, 1],
  [0, 0],
]
const text = (type: string, coordinates: unknown) => JSON.stringify({ type, coordinates })

test('a polygon becomes a multipolygon of one, with its holes and without heights', () => {
  const outer = ring.map((point) => [...point, 34.5])
  expect(readOutline(text('Polygon', [outer, ring]), same)).toEqual([[ring, ring]])
  expect(readOutline(text('MultiPolygon', [[ring], [ring]]), same)).toEqual([[ring], [ring]])
})

test.each([
  ['', 'no polygon'],
  ['{"type":"Polygon","coordinates":', 'no readable polygon'],
  [text('Point', [1, 2]), 'no readable polygon'],
  [text('Polygon', []), 'no readable polygon'],
  [text('Polygon', [ring.slice(1)]), 'no readable polygon'],
  [text('Polygon', [[...ring, [5, 5]]]), 'a ring that is not closed'],
  [text('Polygon', [[...ring.slice(0, 3), ['0', 0]]]), 'no readable polygon'],
  [
    text('Polygon', [[[0, 0], ...Array.from({ length: 50_000 }, (_, at) => [at, 1]), [0, 0]]]),
    'more points than any area',
  ],
  [' '.repeat(4_000_001), 'longer than any area'],
])('refuses %.40s', (geometry, problem) => {
  expect(readOutline(geometry, same)).toBe(problem)
})

test('a single point outside the area refuses the whole outline', () => {
  expect(readOutline(text('Polygon', [ring]), ([x, y]) => (x > 1 ? undefined : [x, y]))).toBe(
    'a point outside the area of the source: 2 0',
  )
})

test('the bounds hold all parts', () => {
  expect(
    boundsOf([
      [
        [
          [3, 1],
          [4, 2],
        ],
      ],
      [
        [
          [-1, 5],
          [0, 0],
        ],
      ],
    ]),
  ).toEqual([-1, 0, 4, 5])
})
