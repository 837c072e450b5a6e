/**
 * Cuts the borders of city districts into public/map/districts/{folder}/{z}/{x}/{y}.pbf, from the GeoJSON files of the
 * cities and of OpenStreetMap, compressed with gzip (names and licences: public/map/districts):
 * npm run base-map:districts -- <folder with the files>
 * The same files give the same bytes.
 */
import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { FeatureCollection, Polygon } from 'geojson'
import { mesh } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import {
  CITY_DISTRICTS,
  type CityDistricts,
  DISTRICTS_ZOOM,
  districtTileRange,
} from '#app/features/map/style/city-districts.ts'
import { BASE_TILES } from '#app/features/map/tiles/base-tiles.ts'

const FILES: Record<string, string> = {
  'open/berlin': 'berlin_ortsteile',
  'open/frankfurt': 'districts_frankfurt-main',
  'open/koeln': 'districts_cologne',
  'open/madrid': 'districts_madrid',
  'open/milano': 'districts_milan',
  'odbl/bremen': 'districts_bremen',
  'odbl/hamburg': 'districts_hamburg',
}
/** Two neighbours whose corners differ by less than one step, about 4 m, share a border. */
const STEPS = 15_000
/** Square degrees of the triangle that a point spans: about 30 m × 30 m at 50° north (Visvalingam & Whyatt 1993). */
const MIN_TRIANGLE_AREA = 1e-7

const source = process.argv[2]
if (!source) throw new Error('Name the folder with the polygons of the cities.')
const target = new URL('../../../public/map/districts/', import.meta.url)
for (const city of CITY_DISTRICTS) await cut(city, source)

async function cut(city: CityDistricts, from: string): Promise<void> {
  const file = path.join(from, `${FILES[city.folder]}.geojson.gz`)
  const { features }: FeatureCollection<Polygon> = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'))
  const districts = { type: 'FeatureCollection' as const, features }
  type Districts = Topology<{ districts: GeometryCollection }>
  const whole = topology({ districts }, STEPS) as Districts
  const simple = simplify(presimplify(whole), MIN_TRIANGLE_AREA) as unknown as Districts
  const borders = { type: 'Feature' as const, properties: {}, geometry: mesh(simple, simple.objects.districts) }
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features: [borders] },
    { maxZoom: DISTRICTS_ZOOM, indexMaxZoom: DISTRICTS_ZOOM, tolerance: 0, extent: BASE_TILES.extent, buffer: 64 },
  )
  const { columns, rows } = districtTileRange(city)
  await rm(new URL(`${city.folder}/`, target), { recursive: true, force: true })
  let [count, bytes] = [0, 0]
  for (let x = columns[0]; x <= columns[1]; x++) {
    for (let y = rows[0]; y <= rows[1]; y++) {
      const tile = index.getTile(DISTRICTS_ZOOM, x, y)
      const data = fromGeojsonVt(tile ? { districts: tile } : {}, { version: 2, extent: BASE_TILES.extent })
      const folder = new URL(`${city.folder}/${DISTRICTS_ZOOM}/${x}/`, target)
      await mkdir(folder, { recursive: true })
      await writeFile(new URL(`${y}.pbf`, folder), data)
      count++
      bytes += data.length
    }
  }
  console.log(`${city.folder}: ${features.length} districts, ${count} tiles, ${Math.round(bytes / 1024)} KiB`)
}
