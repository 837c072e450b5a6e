import type { Page } from '@playwright/test'
import { makePmtiles } from '#server/testing/make-pmtiles.ts'
import { countPixels, openMap } from '../fixtures/map-page.ts'
import { expect, test } from '../fixtures/test.ts'

const lake = {
  type: 'Feature' as const,
  properties: { kind: 'lake' },
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [6, 50],
        [8, 50],
        [8, 52],
        [6, 52],
        [6, 50],
      ],
    ],
  },
}
/** Motorways from west to east, 2 km apart. */
const motorways = Array.from({ length: 60 }, (_, at) => ({
  type: 'Feature' as const,
  properties: { kind: 'highway', name: `A ${at}`, 'name:de': `Autobahn ${at}` },
  geometry: {
    type: 'LineString' as const,
    coordinates: [
      [6, 50.4 + at * 0.02],
      [8, 50.4 + at * 0.02],
    ],
  },
}))
const KOELN = '/results?q=gymnasium+k%C3%B6ln&view=map'

/** Overrides the settings of the server. */
async function setBackground(page: Page, background: { streets: string | null; styleUrl: string | null }) {
  await page.route('**/api/map/overview?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), background } })
  })
}

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/Failed to load resource|WebGL|AJAXError/] })

  test('without WebGL a sentence replaces the map and the list remains', async ({ page }) => {
    await page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind === 'webgl2' ? null : Reflect.apply(original, this, [kind, ...rest])
      } as typeof original
    })
    await page.goto(KOELN)
    await expect(page.getByText('Die Karte lässt sich hier nicht anzeigen.')).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('without tiles the schools are still shown', async ({ page }) => {
    await page.route('**/map/**/*.pbf', (route) => route.abort())
    await openMap(page, KOELN)
    await expect(page.getByText('Ein Teil des Kartenhintergrunds fehlt')).toBeVisible()
    await page.getByText('Schulen im Ausschnitt').click()
    await expect(page.getByRole('button', { name: 'Städtisches Gymnasium 1, Köln' })).toBeVisible()
  })

  test('until the map is drawn the schools of the list stand in for it, and then a way to the list', async ({
    page,
  }) => {
    await page.route('**/map/**/*.pbf', () => undefined)
    await page.goto(KOELN, { waitUntil: 'commit' })
    const skeleton = page.locator('.map-skeleton')
    await expect(skeleton.getByRole('status')).toHaveText('Karte lädt …')
    expect(await skeleton.locator('svg g').count()).toBeGreaterThan(1)
    const toList = skeleton.getByRole('link', { name: 'Zur Liste' })
    await expect(toList).toBeHidden()
    await expect(toList).toBeVisible()
    await page.unrouteAll()
    await openMap(page, KOELN)
    await expect(skeleton).toBeHidden()
  })

  test('results that fail to load can be requested again', async ({ page }) => {
    await page.route('**/api/map?*', (route) => route.fulfill({ status: 503 }))
    await page.goto(KOELN)
    await expect(page.getByText('Die Ergebnisse ließen sich nicht auf die Karte laden.')).toBeVisible()
    await page.unroute('**/api/map?*')
    await page.getByRole('button', { name: 'Erneut laden' }).click()
    await expect(page.getByText('Die Ergebnisse ließen sich nicht auf die Karte laden.')).toBeHidden()
  })
})

test('streets are drawn from one file of ours, read by ranges', async ({ page }) => {
  const addresses: [number, number, number][] = [
    [8, 132, 85],
    [8, 132, 86],
    [8, 133, 85],
    [8, 133, 86],
  ]
  const file = makePmtiles({ water: [lake], roads: motorways }, addresses)
  const ranges: string[] = []
  await setBackground(page, { streets: '/map/streets.pmtiles?v=1', styleUrl: null })
  await page.route('**/map/streets.pmtiles?v=1', async (route) => {
    const range = (await route.request().headerValue('range')) ?? ''
    ranges.push(range)
    const [, start = 0, end = 0] = /bytes=(\d+)-(\d+)/.exec(range)?.map(Number) ?? []
    const body = file.subarray(start, end + 1)
    const headers = { etag: '"1"', 'content-range': `bytes ${start}-${start + body.length - 1}/${file.length}` }
    await route.fulfill({ status: 206, body, headers })
  })
  await openMap(page, KOELN)
  await expect.poll(() => ranges.length).toBeGreaterThan(1)
  // At this place the outlines have land, and the extract has a lake.
  await expect.poll(() => countPixels(page, [185, 215, 230])).toBeGreaterThan(100_000)
  await expect.poll(() => countPixels(page, [253, 243, 220])).toBeGreaterThan(1000)
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()
})

test.describe('the map of another server', () => {
  test.use({ expectedErrors: [/request to https:\/\/tiles\.example/] })

  test('is loaded only after a click that names its server, and is removed as easily', async ({ page, context }) => {
    const asked: string[] = []
    const style = {
      version: 8,
      sources: {
        none: {
          type: 'geojson',
          data: { type: 'FeatureCollection', features: [] },
          attribution: 'Karten von Beispiel',
        },
      },
      layers: [
        { id: 'ground', type: 'background', paint: { 'background-color': '#ff00ff' } },
        { id: 'none', type: 'circle', source: 'none' },
      ],
    }
    await setBackground(page, { streets: null, styleUrl: 'https://tiles.example/style.json' })
    await page.route('https://tiles.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ json: style, headers: { 'access-control-allow-origin': '*' } })
    })
    await openMap(page, KOELN)
    await expect(page.getByText('Dabei erfährt tiles.example eure IP-Adresse')).toBeVisible()
    expect(asked).toEqual([])
    // The server of the journeys has no such setting, so what it would allow is added here.
    await page.route('**/results?*', async (route) => {
      const response = await route.fetch()
      const policy = response.headers()['content-security-policy'] ?? ''
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace("connect-src 'self'", '$& https://tiles.example'),
      }
      await route.fulfill({ response, headers })
    })
    await page.getByRole('button', { name: 'Von tiles.example laden' }).click()
    await expect(page.getByText('Karten von Beispiel')).toBeVisible()
    expect((await context.cookies()).find(({ name }) => name === 'map-server')?.value).toBe('https://tiles.example')
    expect(asked).toEqual(['https://tiles.example/style.json'])
    await page.getByRole('button', { name: 'Nicht mehr von tiles.example laden' }).click()
    await expect(page.getByText('Dabei erfährt tiles.example eure IP-Adresse')).toBeVisible()
    await expect(page.getByText('Karten von Beispiel')).toBeHidden()
  })
})
