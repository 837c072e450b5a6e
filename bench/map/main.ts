// Measures the map: processor time of the program for a tile of the base map, and frames per second while the map of a
// city is moved on a processor slowed down four times, with the page alone, the map without pins, and the map with 300
// pins:
// npm run bench:map. Nothing else should run on the machine. Without a graphics card the browser draws with the
// processor, which limits the frames per second: the main thread's time is what a machine with a graphics card would
// need.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserLaunchOptions } from '../../e2e/setup/browser.ts'
import { withProgram } from '../load/with-program.ts'
import { framesWhilePanning } from './frames.ts'
import { tileMilliseconds } from './tiles.ts'

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

const { values } = parseArgs({ options: { port: { type: 'string', default: '3211' } } })
const verdict = (met: boolean): string => (met ? 'met' : 'missed')

async function main(): Promise<void> {
  await withProgram({ schools: SCHOOLS, port: Number(values.port), profile: undefined }, async ({ server }) => {
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
