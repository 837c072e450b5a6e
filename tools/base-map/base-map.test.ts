import { readdirSync, readFileSync } from 'node:fs'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { BASE_TILES, baseTileRange, toUnitSquare } from '#app/features/map/tiles/base-tiles.ts'
import { buildCoverage } from './coverage.ts'
import { cutTiles } from './cut-tiles.ts'
import { readOutlines } from './outlines.ts'
import { readWaters } from './waters.ts'

type Point = { x: number; y: number }
const zooms = Array.from(
  { length: BASE_TILES.maxZoom - BASE_TILES.minZoom + 1 },
  (_, index) => BASE_TILES.minZoom + index,
)
const bytesOf = (path: string) => readFileSync(new URL(`../../public/map/${path}`, import.meta.url))
const tileOf = (path: string) => new VectorTile(new PbfReader(bytesOf(path)))

function featuresOf(tile: VectorTile, name: string): VectorTileFeature[] {
  const layer = tile.layers[name]
  return layer ? Array.from({ length: layer.length }, (_, index) => layer.feature(index)) : []
}

/** Returns what the map shows at a place: `home`, `abroad` or `water`. */
function shownAt(lng: number, lat: number, z: number): string {
  const [x, y] = toUnitSquare(lng, lat).map((part) => part * 2 ** z) as [number, number]
  const place = { x: (x % 1) * BASE_TILES.extent, y: (y % 1) * BASE_TILES.extent }
  const tile = tileOf(`${z}/${Math.floor(x)}/${Math.floor(y)}.pbf`)
  const land = featuresOf(tile, 'land').find((feature) => isInside(place, feature.loadGeometry()))
  return land ? (land.properties.home ? 'home' : 'abroad') : 'water'
}

/**
 * Counts crossings of the ray to the east (https://wrfranklin.org/Research/Short_Notes/pnpoly.html), holes included.
 */
function isInside({ x, y }: Point, rings: Point[][]): boolean {
  const edges = rings.flatMap((ring) => ring.slice(1).map((end, index) => [ring[index]!, end] as const))
  const crossed = edges.filter(([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
  return crossed.length % 2 === 1
}

const tilePaths = zooms.flatMap((z) => {
  const { columns, rows } = baseTileRange(z)
  return readdirSync(new URL(`../../public/map/${z}/`, import.meta.url)).flatMap((column) => {
    expect(Number(column)).toBeGreaterThanOrEqual(columns[0])
    expect(Number(column)).toBeLessThanOrEqual(columns[1])
    const files = readdirSync(new URL(`../../public/map/${z}/${column}/`, import.meta.url))
    expect(files).toHaveLength(rows[1] - rows[0] + 1)
    return files.map((file) => `${z}/${column}/${file}`)
  })
})

test('all tiles exist, and are small each and together', () => {
  const expected = zooms.map(baseTileRange).map(({ columns: [w, e], rows: [n, s] }) => (e - w + 1) * (s - n + 1))
  expect(tilePaths).toHaveLength(expected.reduce((sum, count) => sum + count, 0))
  const sizes = tilePaths.map((path) => bytesOf(path).length)
  expect(Math.max(...sizes)).toBeLessThan(110_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000)
})

test('tiles contain land, borders and shores within their bounds', () => {
  const layers = new Set<string>()
  for (const tile of tilePaths.map(tileOf)) {
    for (const [name, layer] of Object.entries(tile.layers)) {
      layers.add(name)
      expect(layer.extent).toBe(BASE_TILES.extent)
      for (const feature of featuresOf(tile, name)) {
        const [left, top, right, bottom] = feature.bbox() as [number, number, number, number]
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-130)
        expect(Math.max(right, bottom)).toBeLessThanOrEqual(BASE_TILES.extent + 130)
      }
    }
  }
  expect(layers).toEqual(new Set(['land', 'borders', 'shores', 'lakes', 'rivers']))
})

test.each([
  ['Lyon', 4.84, 45.76, 'home'],
  ['Berlin', 13.4, 52.52, 'home'],
  ['Belfast', -5.95, 54.6, 'home'],
  ['Lerwick in Shetland', -1.24, 60.2, 'home'],
  ['Corte on Corsica', 9.15, 42.3, 'home'],
  ['Nuoro on Sardinia', 9.33, 40.32, 'home'],
  ['Inca on Mallorca', 2.91, 39.72, 'home'],
  ['Vilaflor on Tenerife', -16.63, 28.2, 'home'],
  ['Zürich', 8.5, 47.4, 'abroad'],
  ['Dublin', -6.4, 53.35, 'abroad'],
  ['San Marino', 12.46, 43.94, 'abroad'],
  ['Andorra', 1.55, 42.55, 'abroad'],
  ['Lake Constance', 9.4, 47.62, 'water'],
  ['Lake Geneva', 6.55, 46.45, 'water'],
  ['Lago di Garda', 10.67, 45.6, 'water'],
  ['Lago di Como', 9.27, 46.0, 'water'],
  ['Lough Neagh', -6.4, 54.6, 'water'],
  ['North Sea', 4, 55, 'water'],
])('%s', (_, lng, lat, shown) => {
  expect(shownAt(lng, lat, BASE_TILES.maxZoom)).toBe(shown)
})

/** Returns the smallest rank of a river within some kilometres of a place, at the highest zoom. */
function riverNear(lng: number, lat: number, km: number): number | undefined {
  const [x, y] = toUnitSquare(lng, lat).map((part) => part * 2 ** BASE_TILES.maxZoom) as [number, number]
  const place = { x: (x % 1) * BASE_TILES.extent, y: (y % 1) * BASE_TILES.extent }
  const metres = (40_075_017 * Math.cos((lat * Math.PI) / 180)) / 2 ** BASE_TILES.maxZoom / BASE_TILES.extent
  const isNear = (from: Point, to: Point) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const share = ((place.x - from.x) * dx + (place.y - from.y) * dy) / (dx * dx + dy * dy || 1)
    const [nearX, nearY] = [
      from.x + dx * Math.min(1, Math.max(0, share)),
      from.y + dy * Math.min(1, Math.max(0, share)),
    ]
    return Math.hypot(nearX - place.x, nearY - place.y) * metres < km * 1000
  }
  const rivers = featuresOf(tileOf(`${BASE_TILES.maxZoom}/${Math.floor(x)}/${Math.floor(y)}.pbf`), 'rivers')
  const near = rivers.filter((river) =>
    river.loadGeometry().some((line) => line.slice(1).some((end, at) => isNear(line[at]!, end))),
  )
  return near.length === 0 ? undefined : Math.min(...near.map(({ properties }) => Number(properties.rank)))
}

test.each([
  ['Rhein at Köln', 6.965, 50.94, 5],
  ['Seine at Paris', 2.34, 48.857, 9],
  ['Rhône at Lyon', 4.84, 45.757, 6],
  ['Guadalquivir at Sevilla', -6.0, 37.385, 9],
  ['Thames at London', -0.12, 51.507, 9],
  ['Po at Torino', 7.7, 45.06, 6],
])('%s', (_, lng, lat, rank) => {
  expect(riverNear(lng, lat, 3)).toBeLessThanOrEqual(rank)
})

test('there is no river in the middle of the Meseta of Albacete or of the North Sea', () => {
  expect(riverNear(-2.2, 39.1, 5)).toBeUndefined()
  expect(riverNear(4, 55, 50)).toBeUndefined()
})

test.each(zooms)('at zoom %i the five countries stand out and neighbours share every point of their border', (z) => {
  expect([shownAt(4.84, 45.76, z), shownAt(8.5, 46.9, z), shownAt(-30, 45, z)]).toEqual(['home', 'abroad', 'water'])
  const [x, y] = toUnitSquare(7.8, 48.6).map((part) => Math.floor(part * 2 ** z))
  const tile = tileOf(`${z}/${x}/${y}.pbf`)
  const inTile = ({ x, y }: Point) => Math.min(x, y) >= 0 && Math.max(x, y) <= BASE_TILES.extent
  const countries = featuresOf(tile, 'land').map(
    (land) =>
      new Set(
        land
          .loadGeometry()
          .flat()
          .map(({ x, y }) => `${x} ${y}`),
      ),
  )
  const border = featuresOf(tile, 'borders').flatMap((line) => line.loadGeometry().flat().filter(inTile))
  expect(border.length).toBeGreaterThan(50)
  const alone = border.filter(({ x, y }) => countries.filter((points) => points.has(`${x} ${y}`)).length < 2)
  expect(alone).toEqual([])
})

test('the outlines and waters still give the committed bytes', () => {
  const coverage = buildCoverage(readOutlines())
  const waters = readWaters()
  for (const { z, x, y, data } of [...cutTiles(coverage, 2, waters), ...cutTiles(coverage, 4, waters)]) {
    expect(Buffer.from(data).equals(bytesOf(`${z}/${x}/${y}.pbf`)), `${z}/${x}/${y}`).toBe(true)
  }
})
