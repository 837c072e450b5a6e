import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { MapResult } from '#search-engine/index.ts'

const CPU_SLOWDOWN = 4
const DESKTOP = { width: 1280, height: 900 }
/** By then everything in the view has been drawn. */
const REST_MS = 3000
const PAN = { rounds: 4, steps: 40, pixels: 6, everyMs: 16 }
/** West, south, east, north: the view of a city. */
export const CITY = [6.85, 50.88, 7.06, 51] as const
const CATEGORIES = ['primary', 'secondary', 'high_school', 'vocational', 'special_needs', 'other'] as const

/** A browser's performance while the map is moved. */
export type Frames = {
  /** Frames per second that the page could draw. */
  perSecond: number
  /** Milliseconds of the main thread per frame: script, layout and drawing commands, without the graphics card. */
  mainThreadMs: number
  /** The longest time between two frames, in milliseconds. */
  longestMs: number
}

/** Returns the given number of pins, spread over a city. */
export function pinsOf(count: number): MapResult {
  const [west, south, east, north] = CITY
  const side = Math.ceil(Math.sqrt(count))
  const pins = Array.from({ length: count }, (_, at) => ({
    id: `school-${at}`,
    category: CATEGORIES[at % CATEGORIES.length]!,
    lng: west + ((east - west) * ((at % side) + 0.5)) / side,
    lat: south + ((north - south) * (Math.floor(at / side) + 0.5)) / side,
    approximate: false,
  }))
  return { total: count, clusters: [], pins }
}

/**
 * Moves the map of a city on a processor slowed down four times and returns the browser's performance meanwhile.
 *
 * @param pins number on the map; null to measure the page with its map hidden, the limit of the machine alone
 */
export async function framesWhilePanning(browser: Browser, origin: string, pins: number | null): Promise<Frames> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'de-DE' })
  try {
    const page = await context.newPage()
    await page.route('**/api/map?*', (route) => route.fulfill({ json: pinsOf(pins ?? 0) }))
    await page.goto(`${origin}/results?view=map&box=${CITY.join(',')}`, { waitUntil: 'networkidle' })
    await page.locator('.results-map canvas').waitFor()
    if (pins === null) await page.addStyleTag({ content: '.results-map .maplibregl-map { display: none }' })
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await sleep(REST_MS)
    return await measure(page, session)
  } finally {
    await context.close()
  }
}

async function measure(page: Page, session: CDPSession): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    const note = (time: number) => {
      times.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  const before = await taskSeconds(session)
  const first = await page.evaluate(() => (window as unknown as { times: number[] }).times.length)
  await pan(page)
  const times = (await page.evaluate(() => (window as unknown as { times: number[] }).times)).slice(first)
  const used = (await taskSeconds(session)) - before
  const gaps = times.slice(1).map((time, at) => time - times[at]!)
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000
  return {
    perSecond: gaps.length / seconds,
    mainThreadMs: (used / gaps.length) * 1000,
    longestMs: Math.max(...gaps),
  }
}

/** Drags the map to and fro, as a hand does. */
async function pan(page: Page): Promise<void> {
  const { x, y } = { x: DESKTOP.width * 0.75, y: DESKTOP.height / 2 }
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let round = 0; round < PAN.rounds; round++) {
    const [from, to] = round % 2 === 0 ? [0, 1] : [1, 0]
    for (let step = 0; step <= PAN.steps; step++) {
      const way = (from + ((to - from) * step) / PAN.steps) * PAN.steps * PAN.pixels
      await page.mouse.move(x - way, y)
      await sleep(PAN.everyMs)
    }
  }
  await page.mouse.up()
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}
