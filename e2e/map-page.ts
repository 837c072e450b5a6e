import type { Page, Response } from '@playwright/test'
import type { MapResult } from '#app/features/search/engine/index.ts'
import { toUnitSquare } from '#app/features/search/map/base-tiles.ts'
import { type MapBox, readBox } from '#app/features/search/search-address.ts'
import { hydrated } from './fixtures.ts'

/** What the map shows: where, and which clusters and pins. */
export type Shown = { box: MapBox; zoom: number; results: MapResult }

const isResults = (response: Response) => response.url().includes('/api/map?')

/** What the map shows after an act that makes it ask for results. */
export async function shownAfter(page: Page, act: () => Promise<unknown>): Promise<Shown> {
  const [response] = await Promise.all([page.waitForResponse(isResults), act()])
  const query = new URL(response.url()).searchParams
  return { box: readBox(query.get('box'))!, zoom: Number(query.get('zoom')), results: await response.json() }
}

/** Opens a page with a map and waits until its results are drawn. */
export async function openMap(page: Page, path: string): Promise<Shown> {
  const shown = await shownAfter(page, async () => {
    await page.goto(path)
    await hydrated(page)
  })
  await page.waitForTimeout(DRAWN_MS)
  return shown
}

/** The canvas says nothing about what is drawn on it; without a graphics card drawing takes this long. */
const DRAWN_MS = 1500

/** Where a place of the map is on the screen; the map must not be limited to a box. */
export async function pixelOf(page: Page, { box }: Shown, place: { lat: number; lng: number }) {
  const canvas = page.locator('.results-map canvas')
  await canvas.scrollIntoViewIfNeeded()
  const frame = (await canvas.boundingBox())!
  const [left, top] = toUnitSquare(box[0], box[3])
  const [right, bottom] = toUnitSquare(box[2], box[1])
  const [x, y] = toUnitSquare(place.lng, place.lat)
  return {
    x: frame.x + ((x - left) / (right - left)) * frame.width,
    y: frame.y + ((y - top) / (bottom - top)) * frame.height,
  }
}

/** Pins stand with their foot on the place. */
export const bodyOf = ({ x, y }: { x: number; y: number }) => ({ x, y: y - 18 })

export async function drag(page: Page, by: { x: number; y: number }): Promise<void> {
  const canvas = page.locator('.results-map canvas')
  await canvas.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await canvas.boundingBox())!
  const [fromX, fromY] = [x + width / 2, y + height / 2]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX + by.x, fromY + by.y, { steps: 5 })
  await page.mouse.up()
}
