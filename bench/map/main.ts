// Measures the map: processor time of the program for a tile of the base map, and frames per second while the map of a
// city is moved on a processor slowed down four times, with the page alone, the map without pins, and the map with 300
// pins:
// npm run bench -- map. Nothing else should run on the machine. Without a graphics card the browser draws with the
// processor, which limits the frames per second: the main thread's time is what a machine with a graphics card would
// need.

import http from 'node:http'
import { chromium } from '@playwright/test'
import { baseTileRange } from '#app/features/map/tiles/base-tiles.ts'
import { browserLaunchOptions } from '../../e2e/setup/browser.ts'
import { timed } from '../load/processor.ts'
import { withProgram } from '../load/with-program.ts'
import { framesWhilePanning } from './frames.ts'

const ZOOM = 6

const MAX_TILE_MS = 0.5
const MIN_PER_SECOND = 60
const MAX_MAIN_THREAD_MS = 1000 / MIN_PER_SECOND
const TILES = 20_000
const SCHOOLS = 2000
const VIEWS: { name: string; pins: number | null }[] = [
  { name: 'page, map hidden', pins: null },
  { name: 'map without pins', pins: 0 },
  { name: 'map with 300 pins', pins: 300 },
]

const verdict = (met: boolean): string => (met ? 'met' : 'missed')

async function main(): Promise<void> {
  await withProgram({ schools: SCHOOLS, profile: undefined }, async ({ server }) => {
    const tile = await tileMilliseconds(server.origin, server.pid, TILES)
    console.log(
      `Tile of the base map: ${tile.toFixed(3)} ms of processor time; goal ${MAX_TILE_MS} ms  ${verdict(tile <= MAX_TILE_MS)}`,
    )
    console.log(`Moving the map, processor slowed four times; goal: ${MIN_PER_SECOND} pictures a second`)
    const browser = await chromium.launch(await browserLaunchOptions())
    try {
      for (const { name, pins } of VIEWS) {
        const { perSecond, mainThreadMs, longestMs } = await framesWhilePanning(browser, server.origin, pins)
        const thread = `main thread ${mainThreadMs.toFixed(1)} ms  ${verdict(mainThreadMs <= MAX_MAIN_THREAD_MS)}`
        const shown = `${perSecond.toFixed(1)} a second  ${verdict(perSecond >= MIN_PER_SECOND * 0.98)}`
        console.log(`${name.padEnd(18)} ${shown}  longest ${longestMs.toFixed(0)} ms  ${thread}`)
      }
    } finally {
      await browser.close()
    }
  })
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

/**
 * Returns the milliseconds of processor time of the program for one tile of the base map, requested by a browser that
 * keeps its connection and has no tiles cached: the mean over many, one after the other.
 *
 * @param count number of tiles, taken in turn from the highest zoom
 */
async function tileMilliseconds(origin: string, pid: number, count: number): Promise<number> {
  const { columns, rows } = baseTileRange(ZOOM)
  const paths: string[] = []
  for (let x = columns[0]; x <= columns[1]; x++) {
    for (let y = rows[0]; y <= rows[1]; y++) paths.push(`/map/${ZOOM}/${x}/${y}.pbf`)
  }
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (from: number, to: number) => {
    for (let at = from; at < to; at++) await get(origin + paths[at % paths.length], agent)
  }
  // Compilation during the first answers is not part of the cost of a tile.
  await ask(0, paths.length * 2)
  const used = timed({ program: pid })
  await ask(0, count)
  const { program } = used()
  agent.destroy()
  return program / count
}

function get(url: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const request = http.get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${url}`))
      response.resume().on('end', resolve)
    })
    request.on('error', reject)
  })
}
