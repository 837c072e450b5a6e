import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { CITY_DISTRICTS, DISTRICTS_ZOOM, districtTileRange } from '#app/features/map/style/city-districts.ts'
import { BASE_TILES, toUnitSquare } from '#app/features/map/tiles/base-tiles.ts'

const folder = new URL('../../../public/map/districts/', import.meta.url)
const pathsOf = (city: (typeof CITY_DISTRICTS)[number]) => {
  const { columns, rows } = districtTileRange(city)
  const paths: string[] = []
  for (let x = columns[0]; x <= columns[1]; x++)
    for (let y = rows[0]; y <= rows[1]; y++) paths.push(`${city.folder}/${DISTRICTS_ZOOM}/${x}/${y}.pbf`)
  return paths
}
const linesOf = (path: string) => {
  const { districts } = new VectorTile(new PbfReader(readFileSync(new URL(path, folder)))).layers
  return districts
    ? Array.from({ length: districts.length }, (_, at) => districts.feature(at).loadGeometry()).flat()
    : []
}

test('exactly the tiles that a map asks for exist, and are small together', () => {
  const wanted = CITY_DISTRICTS.flatMap(pathsOf)
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.pbf'))
  expect(found.toSorted()).toEqual(wanted.toSorted())
  expect(wanted.reduce((sum, path) => sum + statSync(new URL(path, folder)).size, 0)).toBeLessThan(200_000)
})

test.each(CITY_DISTRICTS)('$folder has borders throughout its bounds, and none outside', (city) => {
  const [west, south, east, north] = city.bounds
  const tiles = 2 ** DISTRICTS_ZOOM
  const points = pathsOf(city).flatMap((path) => {
    const [, x = 0, y = 0] = /(\d+)\/(\d+)\.pbf$/.exec(path)?.map(Number) ?? []
    return linesOf(path)
      .flat()
      .map((point) => [(x + point.x / BASE_TILES.extent) / tiles, (y + point.y / BASE_TILES.extent) / tiles] as const)
  })
  const [left, top] = toUnitSquare(west, north)
  const [right, bottom] = toUnitSquare(east, south)
  for (const [x, y] of points) expect(x >= left && x <= right && y >= top && y <= bottom).toBe(true)
  const quarter = (isEast: boolean, isSouth: boolean) =>
    points.some(([x, y]) => x > (left + right) / 2 === isEast && y > (top + bottom) / 2 === isSouth)
  expect([quarter(false, false), quarter(true, false), quarter(false, true), quarter(true, true)]).not.toContain(false)
  expect(points.length).toBeGreaterThan(500)
})

test('each licence stands beside its tiles', () => {
  for (const licence of new Set(CITY_DISTRICTS.map((city) => city.folder.split('/')[0])))
    expect(existsSync(new URL(`${licence}/LICENSE.txt`, folder))).toBe(true)
  expect(readFileSync(new URL('odbl/LICENSE.txt', folder), 'utf8')).toMatch(/Open Database License 1\.0/)
})
