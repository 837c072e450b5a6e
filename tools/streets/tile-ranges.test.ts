import fc from 'fast-check'
import { tileIdToZxy, zxyToTileId } from 'pmtiles'
import { expect, test } from 'vitest'
import { toUnitSquare } from '#app/features/map/tiles/base-tiles.ts'
import type { Box } from './area.ts'
import { countTiles, tileRanges } from './tile-ranges.ts'

function everyTile([west, south, east, north]: Box, zoom: number): number[] {
  const [left, top] = toUnitSquare(west, north).map((part) => Math.floor(part * 2 ** zoom)) as [number, number]
  const [right, bottom] = toUnitSquare(east, south).map((part) => Math.floor(part * 2 ** zoom)) as [number, number]
  const ids: number[] = []
  for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) ids.push(zxyToTileId(zoom, x, y))
  return ids
}

const box = fc
  .tuple(
    fc.double({ min: -179, max: 170, noNaN: true }),
    fc.double({ min: -80, max: 75, noNaN: true }),
    fc.double({ min: 0.01, max: 8, noNaN: true }),
    fc.double({ min: 0.01, max: 5, noNaN: true }),
  )
  .map(([west, south, wide, high]): Box => [west, south, west + wide, south + high])

test('the ranges hold exactly the tiles that touch a box', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 3 }), fc.integer({ min: 0, max: 9 }), (boxes, maxZoom) => {
      const wanted = new Set<number>()
      for (let zoom = 0; zoom <= maxZoom; zoom++) {
        for (const one of boxes) for (const id of everyTile(one, zoom)) wanted.add(id)
      }
      const found = tileRanges(boxes, 0, maxZoom).flatMap(({ from, to }) =>
        Array.from({ length: to - from }, (_, at) => from + at),
      )
      expect(found).toEqual([...wanted].sort((a, b) => a - b))
    }),
    { numRuns: 60 },
  )
})

test('a country at the closest zoom is divided only along its edge', () => {
  const ranges = tileRanges([[5.8, 47.2, 15.1, 55.1]], 15, 15)
  const [west, north] = toUnitSquare(5.8, 55.1).map((part) => Math.floor(part * 2 ** 15)) as [number, number]
  const [east, south] = toUnitSquare(15.1, 47.2).map((part) => Math.floor(part * 2 ** 15)) as [number, number]
  expect(countTiles(ranges)).toBe((east - west + 1) * (south - north + 1))
  expect(ranges.length).toBeLessThan(3000)
  expect(tileIdToZxy(ranges[0]!.from)[0]).toBe(15)
})
