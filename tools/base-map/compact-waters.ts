/**
 * Creates tools/base-map/natural-earth/waters.json.gz from the rivers and lakes of Natural Earth 1 : 10,000,000
 * (public domain, https://www.naturalearthdata.com), GeoJSON files compressed with gzip:
 * npm run base-map:waters -- <folder with the files>
 * Names are left out, because many of them lack letters in the files. The same files give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import { quantize } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import { BASE_TILES } from '#app/features/map/tiles/base-tiles.ts'
import { type CompactWaters, WATERS_FILE } from './waters.ts'

/** The map of the whole world and its supplement for Europe: no river or lake is in both. */
const FILES = {
  lakes: ['ne_10m_lakes_europe_west', 'ne_10m_lakes_europe'],
  rivers: ['ne_10m_rivers_lake_centerlines_europe_west', 'ne_10m_rivers_europe'],
}
/** The files of the world map end here; beyond it, the supplement's smaller rivers alone would not make a map. */
const EAST = 21
/** Square degrees of the triangle that a point spans: about 90 m × 90 m at 50° north (Visvalingam & Whyatt 1993). */
const MIN_TRIANGLE_AREA = 1e-6
/** Coordinate steps across the bounds: about 100 m, finer than maps at 1 : 10,000,000. */
const STEPS = 60_000

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder with the files of Natural Earth.')
const read = (names: string[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: names.flatMap((name) => readFeatures(path.join(folder, `${name}.geojson.gz`))),
})
const whole = topology({ lakes: read(FILES.lakes), rivers: read(FILES.rivers) }) as CompactWaters
const compact = quantize(simplify(presimplify(whole), MIN_TRIANGLE_AREA), STEPS) as unknown as CompactWaters
const packed = gzipSync(JSON.stringify(compact), { level: 9 })
// The tenth byte names the system that packed the file (RFC 1952): 255 is unknown.
packed[9] = 255
writeFileSync(WATERS_FILE, packed)
const points = compact.arcs.reduce((sum, arc) => sum + arc.length, 0)
const { lakes, rivers } = compact.objects
console.log(`${lakes.geometries.length} lakes, ${rivers.geometries.length} rivers, ${points} points`)
console.log(`${Math.round(packed.length / 1024)} KiB`)

function readFeatures(file: string): Feature[] {
  const { features }: FeatureCollection<Geometry, { scalerank: number }> = JSON.parse(
    gunzipSync(readFileSync(file)).toString('utf8'),
  )
  return features
    .filter(({ geometry }) => 'coordinates' in geometry && reachesIn(geometry.coordinates))
    .map(({ geometry, properties }) => ({ type: 'Feature', properties: { rank: properties.scalerank }, geometry }))
}

/** Whether any point is on the map and west of {@link EAST}. */
function reachesIn(part: unknown[]): boolean {
  if (typeof part[0] !== 'number') return part.some((inner) => reachesIn(inner as unknown[]))
  const [lng = 0, lat = 0] = part as Position
  const [west, south, , north] = BASE_TILES.bounds
  return lng >= west && lng <= EAST && lat >= south && lat <= north
}
