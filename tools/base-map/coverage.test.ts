import type { Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { expect, test } from 'vitest'
import { buildCoverage, type Coverage } from './coverage.ts'
import type { Outline } from './outlines.ts'

const square = (x: number, y: number, side: number): Position[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
]

const country = (A3: string, ...rings: Position[][]): Outline => ({
  type: 'Feature',
  id: A3,
  properties: { A3 },
  geometry: { type: 'MultiPolygon', coordinates: [rings] },
})

const ringsOf = (coverage: Coverage, A3: string) =>
  feature(coverage, coverage.objects.land).features.find(({ properties }) => properties.A3 === A3)!.geometry as {
    coordinates: Position[][][]
  }

const borders = (coverage: Coverage) => mesh(coverage, coverage.objects.land, (a, b) => a !== b).coordinates

test('a sliver between two countries closes, and the border is one line again', () => {
  const west = country('WST', [
    [0, 0],
    [1000, 0],
    [1000, 400],
    [990, 500],
    [1000, 600],
    [1000, 1000],
    [0, 1000],
    [0, 0],
  ])
  const east = country('EST', [
    [1000, 0],
    [2000, 0],
    [2000, 1000],
    [1000, 1000],
    [1000, 600],
    [1000, 400],
    [1000, 0],
  ])
  const coverage = buildCoverage([west, east])
  expect(borders(coverage)).toHaveLength(1)
  const points = new Set(ringsOf(coverage, 'WST').coordinates.flat(2).map(String))
  for (const point of borders(coverage)[0]!) expect(points).toContain(String(point))
})

test('a lake on the border stays water', () => {
  const west = country('WST', [
    [0, 0],
    [1000, 0],
    [1000, 400],
    [900, 500],
    [1000, 600],
    [1000, 1000],
    [0, 1000],
    [0, 0],
  ])
  const east = country('EST', [
    [1000, 0],
    [2000, 0],
    [2000, 1000],
    [1000, 1000],
    [1000, 600],
    [1100, 500],
    [1000, 400],
    [1000, 0],
  ])
  expect(borders(buildCoverage([west, east]))).toHaveLength(2)
})

test('holes too small for a lake are dropped, lakes and enclosed countries are kept', () => {
  const [pond, lake, enclave] = [square(100, 100, 20), square(300, 300, 100), square(700, 700, 20)]
  const coverage = buildCoverage([country('ALL', square(0, 0, 1000), pond, lake, enclave), country('INN', enclave)])
  const starts = ringsOf(coverage, 'ALL')
    .coordinates[0]!.slice(1)
    .map((ring) => Math.min(...ring.map(([x = 0]) => x)))
  expect(starts.toSorted((a, b) => a - b)).toEqual([300, 700])
})

test('a small country inside another is kept even if their common border is drawn twice', () => {
  const hole: Position[] = [
    [700, 700],
    [710, 699],
    [720, 720],
    [709, 721],
    [700, 700],
  ]
  const enclave: Position[] = [
    [700, 700],
    [711, 700],
    [720, 720],
    [710, 720],
    [700, 700],
  ]
  const coverage = buildCoverage([country('ALL', square(0, 0, 1000), hole), country('INN', enclave)])
  expect(ringsOf(coverage, 'ALL').coordinates[0]).toHaveLength(2)
  expect(borders(coverage)).toHaveLength(1)
})
