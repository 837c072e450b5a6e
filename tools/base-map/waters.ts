import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Feature, FeatureCollection } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { toGrid } from './outlines.ts'

/** A river or a lake: `rank` is Natural Earth's scalerank, 0 for the largest, 12 for the smallest. */
type Rank = { rank: number }
/** A topology in degrees. */
export type CompactWaters = Topology<{ lakes: GeometryCollection<Rank>; rivers: GeometryCollection<Rank> }>
/** Polygons and lines in grid units. */
export type Waters = { lakes: Feature[]; rivers: Feature[] }

export const WATERS_FILE = new URL('natural-earth/waters.json.gz', import.meta.url)

/** Returns the rivers and lakes of Natural Earth within the bounds of the base map, see `compact-waters.ts`. */
export function readWaters(): Waters {
  const compact: CompactWaters = JSON.parse(gunzipSync(readFileSync(WATERS_FILE)).toString('utf8'))
  const { lakes, rivers } = compact.objects
  return { lakes: inGrid(feature(compact, lakes)), rivers: inGrid(feature(compact, rivers)) }
}

function inGrid({ features }: FeatureCollection): Feature[] {
  const walk = (part: unknown[]): unknown[] =>
    typeof part[0] === 'number' ? toGrid(part as number[]) : part.map((inner) => walk(inner as unknown[]))
  return features.map((water): Feature => {
    if (!('coordinates' in water.geometry)) throw new Error('Collections of geometries are no waters.')
    const coordinates = walk(water.geometry.coordinates)
    return { ...water, geometry: { ...water.geometry, coordinates } as Feature['geometry'] }
  })
}
