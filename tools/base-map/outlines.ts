import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson'
import { BASE_TILES, toUnitSquare } from '#app/features/map/tiles/base-tiles.ts'

/** The grid of all computations: the tile units of the highest zoom, counted from the world's north-west corner. */
export const GRID = 2 ** BASE_TILES.maxZoom * BASE_TILES.extent

export type Outline = Feature<MultiPolygon, { A3: string }>

/**
 * Returns the outlines of every country that overlaps the bounds, from OpenStreetMap with an error of at most 250 m.
 *
 * @returns polygons in whole grid units; `id` is the ISO 3166-1 alpha-3 code
 */
export function readOutlines(): Outline[] {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@geo-maps/countries-land-250m/package.json'))
  // The installation has compressed it, see scripts/ensure/superfluous.cjs.
  const text = gunzipSync(readFileSync(path.join(folder, 'map.geo.json.gz'))).toString()
  const world: FeatureCollection<Polygon | MultiPolygon, { A3: string }> = JSON.parse(text)
  return world.features
    .map(({ properties, geometry }): Outline => {
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
      const coordinates = polygons.filter(reachesIntoBounds).map((rings) => rings.map((ring) => ring.map(toGrid)))
      return { type: 'Feature', id: properties.A3, properties, geometry: { type: 'MultiPolygon', coordinates } }
    })
    .filter((outline) => outline.geometry.coordinates.length > 0)
}

function reachesIntoBounds([outer = []]: Position[][]): boolean {
  const [west, south, east, north] = BASE_TILES.bounds
  const lngs = outer.map(([lng = 0]) => lng)
  const lats = outer.map(([, lat = 0]) => lat)
  return most(lngs) > west && least(lngs) < east && most(lats) > south && least(lats) < north
}

const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)

/** Converts a position in degrees to whole grid units. */
export function toGrid([lng = 0, lat = 0]: Position): Position {
  // The poles are outside Mercator's square.
  const [x, y] = toUnitSquare(lng, Math.min(85, Math.max(-85, lat)))
  return [Math.round(x * GRID), Math.round(y * GRID)]
}
