import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { clipPolygon, clipPolyline } from 'lineclip'
import { LRUCache } from 'lru-cache'
import { PbfReader } from 'pbf'
import { BASE_TILES, baseTileRange } from '../tiles/base-tiles.ts'
import type { View } from './static-view.ts'

/** SVG path data of what a view shows. */
type Outlines = Record<(typeof PARTS)[number], string>

const PARTS = ['home', 'abroad', 'lakes', 'shores', 'rivers', 'borders'] as const
/** Ranks from here on, by Natural Earth, are too small for a picture that shows a region. */
const SMALL_RANK = 10

/** Pixels by which the outlines extend beyond the picture, so that no stroke along its edge is visible. */
const MARGIN = 4

const tiles = new LRUCache<string, VectorTile>({
  max: 60,
  fetchMethod: async (path) => new VectorTile(new PbfReader(await readFile(resolve('public/map', path)))),
})

/** Renders the outlines from the tiles that the view touches, of its own zoom: finer ones only have more points. */
export async function renderOutlines(view: View): Promise<Outlines> {
  const parts = await Promise.all(tilesOf(view).map((tile) => renderTile(tile, view)))
  const all = PARTS.map((name) => [name, parts.map((part) => part[name]).join('')])
  return Object.fromEntries(all)
}

type TileAddress = { zoom: number; column: number; row: number }

function tilesOf(view: View): TileAddress[] {
  const zoom = Math.min(
    Math.max(Math.floor(Math.log2(view.world / TILE_PIXELS)), BASE_TILES.minZoom),
    BASE_TILES.maxZoom,
  )
  const size = tileSize(view, zoom)
  const { columns, rows } = baseTileRange(zoom)
  const touched = (start: number, length: number, [first, last]: [number, number]) => {
    const from = Math.max(first, Math.floor(start / size))
    const to = Math.min(last, Math.floor((start + length) / size))
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  }
  const touchedRows = touched(view.top, view.height, rows)
  return touched(view.left, view.width, columns).flatMap((column) => touchedRows.map((row) => ({ zoom, column, row })))
}

/** Pixels along one side of a tile as it was cut. */
const TILE_PIXELS = 512
/** Pixels along one side of a tile in the view. */
const tileSize = (view: View, zoom: number) => view.world / 2 ** zoom

async function renderTile({ zoom, column, row }: TileAddress, view: View): Promise<Outlines> {
  const tile = (await tiles.fetch(`${zoom}/${column}/${row}.pbf`))!
  const size = tileSize(view, zoom)
  const toView = ({ x, y }: { x: number; y: number }): Point => [
    (column + x / BASE_TILES.extent) * size - view.left,
    (row + y / BASE_TILES.extent) * size - view.top,
  ]
  const box: [number, number, number, number] = [-MARGIN, -MARGIN, view.width + MARGIN, view.height + MARGIN]
  const draw = (features: VectorTileFeature[], clip: (part: Point[]) => Point[][]) => {
    const parts = features.flatMap((feature) => feature.loadGeometry())
    return parts
      .flatMap((part) => clip(part.map(toView)))
      .map(renderPath)
      .join('')
  }
  // Holes in a vector tile run in the opposite direction to their outer ring, which SVG's fill rule respects.
  const ring = (part: Point[]) => [clipPolygon(part, box)]
  const line = (part: Point[]) => clipPolyline(part, box)
  const land = featuresOf(tile, 'land')
  return {
    home: draw(
      land.filter(({ properties }) => properties.home),
      ring,
    ),
    abroad: draw(
      land.filter(({ properties }) => !properties.home),
      ring,
    ),
    lakes: draw(featuresOf(tile, 'lakes').filter(isLarge), ring),
    shores: draw(featuresOf(tile, 'shores'), line),
    rivers: draw(featuresOf(tile, 'rivers').filter(isLarge), line),
    borders: draw(featuresOf(tile, 'borders'), line),
  }
}

const isLarge = ({ properties }: VectorTileFeature) => Number(properties.rank) < SMALL_RANK

type Point = [number, number]

/** Returns the path data in tenths of a pixel, with coinciding points written once; empty for less than a line. */
function renderPath(points: Point[]): string {
  const rounded = points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
  const distinct = rounded.filter((point, index) => point !== rounded[index - 1])
  return distinct.length > 1 ? `M${distinct.join('L')}` : ''
}

function featuresOf(tile: VectorTile, name: string): VectorTileFeature[] {
  const layer = tile.layers[name]
  return layer ? Array.from({ length: layer.length }, (_, index) => layer.feature(index)) : []
}
