/**
 * Cuts the base map from OpenStreetMap outlines and Natural Earth's waters into public/map/{z}/{x}/{y}.pbf. The same
 * files give the same bytes.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { BASE_TILES } from '#app/features/map/tiles/base-tiles.ts'
import { buildCoverage } from './coverage.ts'
import { cutTiles } from './cut-tiles.ts'
import { readOutlines } from './outlines.ts'
import { readWaters } from './waters.ts'

const folder = new URL('../../public/map/', import.meta.url)
const coverage = buildCoverage(readOutlines())
const waters = readWaters()
for (let z = BASE_TILES.minZoom; z <= BASE_TILES.maxZoom; z++) {
  await rm(new URL(`${z}/`, folder), { recursive: true, force: true })
  let [count, bytes] = [0, 0]
  for (const { x, y, data } of cutTiles(coverage, z, waters)) {
    await mkdir(new URL(`${z}/${x}/`, folder), { recursive: true })
    await writeFile(new URL(`${z}/${x}/${y}.pbf`, folder), data)
    count++
    bytes += data.length
  }
  console.log(`zoom ${z}: ${count} tiles, ${Math.round(bytes / 1024)} KiB`)
}
