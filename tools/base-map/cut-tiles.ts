import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Geometry, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { filter, filterAttachedWeight, simplify } from 'topojson-simplify'
import { BASE_TILES, baseTileRange } from '#app/features/map/tiles/base-tiles.ts'
import type { Coverage } from './coverage.ts'
import { GRID } from './outlines.ts'
import type { Waters } from './waters.ts'

export type Tile = { z: number; x: number; y: number; data: Uint8Array }

/** The countries whose schools the directory holds, as ISO 3166-1 alpha-3. */
const HOME = ['DEU', 'FRA', 'ESP', 'ITA', 'GBR']

/**
 * The margin beyond a tile's edge, in units, that the tile also contains, so that lines join where tiles meet: 8
 * pixels.
 */
const BUFFER = 128

/**
 * The largest rank of waters shown at each zoom below the highest; small rivers in a distant view would look like a
 * net.
 */
const MAX_RANK: Record<number, number> = { 2: 4, 3: 5, 4: 7, 5: 9 }

/**
 * Cuts all tiles of one zoom. A tile has the layers `land` (polygons, `home` marks the five countries), `borders`
 * (lines between countries), `shores` (lines between land and sea or a large lake, which is a hole), `lakes` (polygons)
 * and `rivers` (lines), both with Natural Earth's `rank`.
 */
export function* cutTiles(coverage: Coverage, z: number, waters: Waters): Generator<Tile> {
  const byName = Object.entries({ ...layersAt(coverage, z), ...watersAt(waters, z) })
  const layers = byName.map(([name, features]) => [name, indexOf(features, z)] as const)
  const { columns, rows } = baseTileRange(z)
  for (let x = columns[0]; x <= columns[1]; x++) {
    for (let y = rows[0]; y <= rows[1]; y++) {
      const found = layers.flatMap(([name, index]) => {
        const tile = index.getTile(z, x, y)
        return tile?.features.length ? [[name, tile] as const] : []
      })
      yield { z, x, y, data: fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: BASE_TILES.extent }) }
    }
  }
}

function layersAt(coverage: Coverage, z: number): Record<string, Feature[]> {
  const simple = simplifyFor(coverage, z)
  const land = simple.objects.land
  const countries = feature(simple, land).features
  return {
    land: countries.map(({ geometry, properties }) => toFeature(geometry, { home: HOME.includes(properties.A3) })),
    borders: [toFeature(mesh(simple, land, (a, b) => a !== b))],
    shores: [toFeature(mesh(simple, land, (a, b) => a === b))],
  }
}

function watersAt({ lakes, rivers }: Waters, z: number): Record<string, Feature[]> {
  const shown = ({ properties }: Feature) => properties!.rank <= (MAX_RANK[z] ?? Number.POSITIVE_INFINITY)
  const at = (waters: Feature[]) => waters.filter(shown).map((water) => toFeature(water.geometry, water.properties))
  return { lakes: at(lakes), rivers: at(rivers) }
}

/**
 * Leaves out details that are hardly visible when the zoom is shown at its largest (a tile is then 1024 pixels wide):
 * points that span a triangle of less than 1.5 square pixels (Visvalingam & Whyatt 1993), and islands and lakes of less
 * than ten. The highest zoom is enlarged further and loses only points on nearly straight lines and rocks.
 */
function simplifyFor(coverage: Coverage, z: number): Coverage {
  const squarePixel = ((BASE_TILES.extent / 1024) * 2 ** (BASE_TILES.maxZoom - z)) ** 2
  const [point, island] = z === BASE_TILES.maxZoom ? [4, 64] : [squarePixel * 1.5, squarePixel * 10]
  const simple = simplify(coverage, point)
  return filter(simple, filterAttachedWeight(simple, island)) as Coverage
}

function indexOf(features: Feature[], z: number): GeoJSONVT {
  return new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: z, indexMaxZoom: z, tolerance: 0, extent: BASE_TILES.extent, buffer: BUFFER, coordinates: 'unitSquare' },
  )
}

function toFeature(geometry: Geometry, properties: Feature['properties'] = {}): Feature {
  return { type: 'Feature', properties, geometry: scale(geometry) }
}

/** Scales grid units to the unit square. */
function scale<G extends Geometry>(geometry: G): G {
  const walk = (part: unknown[]): unknown[] =>
    part.map((inner) => (typeof inner === 'number' ? inner / GRID : walk(inner as unknown[])))
  return 'coordinates' in geometry ? { ...geometry, coordinates: walk(geometry.coordinates as Position[]) } : geometry
}
