import { existsSync, readFileSync } from 'node:fs'
import { VectorTile } from '@mapbox/vector-tile'
import { clipPolyline } from 'lineclip'
import { PbfReader } from 'pbf'
import type { View } from '#app/features/map/static/static-view.ts'
import { CITY_DISTRICTS, DISTRICTS_ZOOM } from '#app/features/map/style/city-districts.ts'
import { BASE_TILES } from '#app/features/map/tiles/base-tiles.ts'

/** Lines of the base map that cross a view. */
export type Lines = { waters: number; borders: number }

const LAYERS = { waters: ['rivers', 'lakes', 'shores'], borders: ['borders', 'districts'] }
const folder = new URL('../../../public/map/', import.meta.url)
const read = new Map<string, VectorTile | null>()

/** Counts the lines of water and the borders of countries and districts in a view; a line counts once in each tile. */
export function linesIn(view: View): Lines {
  const tiles = [
    ...tilesAt(view, '', BASE_TILES.maxZoom),
    ...CITY_DISTRICTS.flatMap((city) => tilesAt(view, `districts/${city.folder}/`, DISTRICTS_ZOOM)),
  ]
  const count = (layers: string[]) =>
    tiles.reduce((sum, tile) => sum + layers.reduce((lines, layer) => lines + crossing(tile, layer, view), 0), 0)
  return { waters: count(LAYERS.waters), borders: count(LAYERS.borders) }
}

type Tile = { data: VectorTile; left: number; top: number; size: number }

function tilesAt(view: View, path: string, zoom: number): Tile[] {
  const size = view.world / 2 ** zoom
  const numbers = (start: number, length: number) => {
    const first = Math.floor(start / size)
    return Array.from({ length: Math.floor((start + length) / size) - first + 1 }, (_, at) => first + at)
  }
  return numbers(view.left, view.width).flatMap((x) =>
    numbers(view.top, view.height).flatMap((y) => {
      const data = tileOf(`${path}${zoom}/${x}/${y}.pbf`)
      return data ? [{ data, left: x * size - view.left, top: y * size - view.top, size }] : []
    }),
  )
}

function tileOf(path: string): VectorTile | null {
  const known = read.get(path)
  if (known !== undefined) return known
  const file = new URL(path, folder)
  const tile = existsSync(file) ? new VectorTile(new PbfReader(readFileSync(file))) : null
  read.set(path, tile)
  return tile
}

function crossing({ data, left, top, size }: Tile, name: string, view: View): number {
  const layer = data.layers[name]
  if (!layer) return 0
  let lines = 0
  for (let at = 0; at < layer.length; at++) {
    for (const line of layer.feature(at).loadGeometry()) {
      const scale = size / BASE_TILES.extent
      const points = line.map(({ x, y }): [number, number] => [left + x * scale, top + y * scale])
      if (clipPolyline(points, [0, 0, view.width, view.height]).length > 0) lines++
    }
  }
  return lines
}
