import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bitmapWhere } from '../../base/sets/bitmap.ts'
import { limitToBox } from './box-members.ts'
import { sumCells } from './cell-sums.ts'
import { CellGrid, MAX_FEATURES } from './clusters.ts'
import { type Box, buildGeoIndex } from './geo-index.ts'

const BOX: Box = [5, 45, 15, 55]
const point = fc.tuple(fc.float({ min: 45, max: 55, noNaN: true }), fc.float({ min: 5, max: 15, noNaN: true }))

function cellsOf(points: [lat: number, lng: number][], zoom: number) {
  const grid = new CellGrid(BOX, zoom, points.length)
  const positions = { lat: Float32Array.from(points, ([lat]) => lat), lng: Float32Array.from(points, ([, lng]) => lng) }
  grid.add(positions, Uint32Array.from(points.keys()), 3)
  return grid.cells()
}

describe('CellGrid', () => {
  test('every point is in one cell, which holds it', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 700 }), fc.nat(22), (points, zoom) => {
        const cells = cellsOf(points, zoom)
        expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(points.length)
        expect(cells.length).toBeLessThanOrEqual(MAX_FEATURES)
        for (const { lat, lng, bounds, example } of cells) {
          const [west, south, east, north] = bounds
          const [exampleLat, exampleLng] = points[example.point]!
          for (const [y, x] of [
            [lat, lng],
            [exampleLat, exampleLng],
          ] as const) {
            expect(x >= west - 1e-9 && x <= east + 1e-9 && y >= south - 1e-9 && y <= north + 1e-9).toBe(true)
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  test('whole cells are the same as their points one by one', () => {
    const box = fc.tuple(point, point).map(([[a, b], [c, d]]): Box => {
      return [Math.min(b, d), Math.min(a, c), Math.max(b, d), Math.max(a, c)]
    })
    const places = fc.array(point, { minLength: 1, maxLength: 900, size: 'max' })
    fc.assert(
      fc.property(places, box, fc.integer({ min: 0, max: 12 }), fc.boolean(), (points, within, zoom, isFixed) => {
        const positions = {
          lat: Float32Array.from(points, ([lat]) => lat),
          lng: Float32Array.from(points, ([, lng]) => lng),
        }
        const index = buildGeoIndex(positions)
        const docs = bitmapWhere(points.length, (doc) => doc % 3 > 0)
        const { at, ...degrees } = limitToBox(
          { ...positions, geo: index },
          docs,
          within,
          new Uint32Array(points.length),
        )
        const [cells, single] = [0, 1].map(() => new CellGrid(within, zoom, Number.POSITIVE_INFINITY)) as [
          CellGrid,
          CellGrid,
        ]
        single.add(degrees, at, 1)
        for (const sum of sumCells(index, docs, within, cells.level, isFixed)) cells.addCell(sum, 1)
        const shown = (grid: CellGrid) =>
          grid
            .cells()
            .map(({ count, lat, lng, bounds }) => [count, lat.toFixed(9), lng.toFixed(9), ...bounds].join(' '))
        expect(shown(cells).sort()).toEqual(shown(single).sort())
      }),
      { numRuns: 60 },
    )
  })

  test('at street level only points at the same place share a cell', () => {
    const points: [number, number][] = [
      [50, 10],
      [50, 10],
      [50.0001, 10],
    ]
    expect(cellsOf(points, 16).map(({ count }) => count)).toEqual([2, 1])
    expect(cellsOf(points, 15).map(({ count }) => count)).toEqual([3])
  })

  test('keeps to the limit over any box at any zoom', () => {
    const points = Array.from({ length: 2000 }, (_, at): [number, number] => [45 + (at % 100) / 10, 5 + at / 200])
    expect(cellsOf(points, 22).length).toBeLessThanOrEqual(MAX_FEATURES)
    expect(cellsOf(points, 0)).toHaveLength(1)
  })
})
