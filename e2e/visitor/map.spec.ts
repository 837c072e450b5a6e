import { bodyOf, colorAt, drag, openMap, pixelOf, shownAfter } from '../fixtures/map-page.ts'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

const KOELN = '/results?q=gymnasium+k%C3%B6ln&view=map'

test('the map has no known accessibility barrier', { tag: '@phone' }, async ({ page }, { project }) => {
  const colorScheme = project.name === 'phone' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await openMap(page, KOELN)
  // Pins of one type whose places are known need no legend.
  await expect(page.getByText('Legende', { exact: true })).toBeHidden()
  await page.getByText('Schulen im Ausschnitt').click()
  await page.getByRole('button', { name: 'Städtisches Gymnasium 1, Köln' }).click()
  await expect(page.getByRole('button', { name: 'Kurzinfo der Schule schließen' })).toBeFocused()
  await expectAccessible(page)
})

test('moving the map changes nothing until the visitor searches there', async ({ page }) => {
  await openMap(page, KOELN)
  const title = page.getByRole('heading', { level: 1 })
  const before = (await title.textContent())!
  const shown = await shownAfter(page, () => drag(page, { x: 120, y: 60 }))
  await expect(title).toHaveText(before)
  await expect(page).toHaveURL(/at=/)
  expect(page.url()).not.toContain('box=')
  await page.getByRole('button', { name: 'Hier suchen' }).click()
  await expect(page).toHaveURL(/box=/)
  await expect(title).toHaveText(`${shown.results.total} Schulen für „gymnasium köln“`)
  await expect(page.getByRole('button', { name: 'Hier suchen' })).toBeHidden()
})

test('the search follows the map if the visitor wants it', async ({ page }) => {
  await openMap(page, KOELN)
  await shownAfter(page, () => page.getByRole('button', { name: 'Vergrößern' }).click())
  await page.getByLabel('Beim Verschieben aktualisieren').check()
  await expect(page).toHaveURL(/box=/)
  const first = page.url()
  // A map that is still being fitted to its size is not dragged by a press, which happens only where drawing is slow.
  await expect(async () => {
    await drag(page, { x: 80, y: 40 })
    await expect(page).not.toHaveURL(first, { timeout: 3000 })
  }).toPass()
})

test('a shared address shows the same part of the map', async ({ page }) => {
  const { box } = await openMap(page, '/results?view=map&box=6.9%2C50.9%2C7%2C51')
  expect(box).toEqual([6.9, 50.9, 7, 51])
  // What the first map still asks for is no answer to the second one.
  await page.goto('about:blank')
  const { box: moved } = await openMap(page, '/results?view=map&at=51.2%2C6.8%2C12')
  expect([(moved[0] + moved[2]) / 2, (moved[1] + moved[3]) / 2]).toEqual([
    expect.closeTo(6.8, 2),
    expect.closeTo(51.2, 2),
  ])
})

test('favourites come onto the map and into its address, and off them again', async ({ page }) => {
  await openMap(page, '/results?q=Lise+Meitner&view=map')
  const show = page.getByRole('button', { name: 'Merkliste zeigen' })
  await expect(show).toBeHidden()
  const row = page.getByRole('listitem').filter({ hasText: 'Lise-Meitner-Gymnasium' }).first()
  await row.getByRole('button', { name: /Lise-Meitner-Gymnasium/ }).click()
  await expect(row.getByRole('button', { name: /Lise-Meitner-Gymnasium/ })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await hydrated(page)
  await show.click()
  await expect(page).toHaveURL(/favourites=1/)
  await page.reload()
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await show.click()
  await expect(page).not.toHaveURL(/favourites=/)
})

test('on a phone the map fills the screen, the schools lie on it as cards, and the list is below', {
  tag: '@phone-only',
}, async ({ page }) => {
  const shown = await openMap(page, '/results?q=Lise+Meitner&view=map')
  const map = page.locator('.results-map canvas')
  const { y, height } = (await map.boundingBox())!
  const screen = page.viewportSize()!.height
  expect(height).toBeGreaterThan(0.6 * screen)
  expect(y + height).toBeLessThanOrEqual(screen)
  const card = page.getByRole('list', { name: 'Schulen der Liste als Kärtchen' }).getByRole('listitem').first()
  await expect(card).toContainText('Lise-Meitner-Gymnasium')
  const at = bodyOf(await pixelOf(page, shown, shown.results.pins[0]!))
  await page.touchscreen.tap(at.x, at.y)
  await expect(card).toHaveAttribute('data-marked', 'true')
  await expectAccessible(page)
  await card.getByRole('link').click()
  await expect(page).toHaveURL('/schools/1')
})

test('a cluster opens at a closer zoom', { tag: '@phone' }, async ({ page }) => {
  const far = await openMap(page, '/results?q=Gymnasium&view=map')
  // Buttons and panels lie at the edges of the map.
  const [west, south, east, north] = far.box
  const fromCentre = (of: { lat: number; lng: number }) =>
    Math.hypot((of.lng - (west + east) / 2) / (east - west), (of.lat - (south + north) / 2) / (north - south))
  const [cluster] = far.results.clusters.toSorted((one, other) => fromCentre(one) - fromCentre(other))
  const near = await shownAfter(page, async () => {
    const { x, y } = await pixelOf(page, far, cluster!)
    await page.mouse.click(x, y)
  })
  expect(near.zoom).toBeGreaterThan(far.zoom)
  expect(near.results.total).toBeGreaterThanOrEqual(cluster!.count)
})

test('a pin highlights its row, opens a card, and is highlighted from the list', async ({ page }) => {
  const shown = await openMap(page, '/results?q=Lise+Meitner&view=map')
  const row = page.getByRole('listitem').filter({ hasText: 'Lise-Meitner-Gymnasium' }).first()
  const map = page.locator('.results-map')
  await page.mouse.move(5, 5)
  const before = await map.screenshot()
  await row.getByRole('link').first().focus()
  await expect.poll(async () => (await map.screenshot()).equals(before)).toBe(false)
  const at = bodyOf(await pixelOf(page, shown, shown.results.pins[0]!))
  await page.mouse.move(at.x, at.y)
  await expect(row).toHaveClass(/outline-board/)
  await page.mouse.click(at.x, at.y)
  await expect(map.getByRole('link', { name: 'Lise-Meitner-Gymnasium' })).toBeVisible()
  await expect(map.getByText('Gymnasium · 50825 Köln')).toBeVisible()
  await expect(map.getByText('38 Bewertungen')).toBeVisible()
  await map.getByRole('link', { name: 'Lise-Meitner-Gymnasium' }).click()
  await expect(page).toHaveURL('/schools/1')
})

test('schools on one spot are shown in the list', async ({ page }) => {
  const shown = await openMap(page, '/results?q=gymnasium&view=map&box=6.955%2C50.935%2C6.965%2C50.942')
  const [spot] = shown.results.clusters
  const { x, y } = await pixelOf(page, shown, spot!)
  await page.mouse.click(x, y)
  await expect(page.getByText('5 Schulen an diesem Punkt')).toBeVisible()
  await page.getByRole('button', { name: 'In der Liste zeigen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('5 Schulen')
})

test('everything works by the keyboard', async ({ page }) => {
  await openMap(page, KOELN)
  const skip = page.getByRole('link', { name: 'Karte überspringen' })
  await skip.focus()
  await expect(skip).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('.results-map canvas')).toBeFocused()
  const moved = await shownAfter(page, () => page.keyboard.press('ArrowLeft'))
  const zoomed = await shownAfter(page, () => page.keyboard.press('+'))
  expect(zoomed.zoom).toBeGreaterThan(moved.zoom)
  await page.getByText('Schulen im Ausschnitt').focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /^Städtisches Gymnasium \d+, Köln$/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Kurzinfo der Schule schließen' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('.results-map canvas')).toBeFocused()
})

test('who uses the keyboard gets buttons that move the map in every direction', async ({ page }) => {
  let { box } = await openMap(page, KOELN)
  const disc = page.locator('.pan-disc')
  await expect(disc).toHaveCSS('opacity', '0')
  await page.getByRole('link', { name: 'Karte überspringen' }).focus()
  await page.keyboard.press('Tab')
  await expect(disc).toHaveCSS('opacity', '1')
  for (const [name, side, sign] of [
    ['Nach Norden schieben', 3, 1],
    ['Nach Osten schieben', 2, 1],
    ['Nach Süden schieben', 1, -1],
    ['Nach Westen schieben', 0, -1],
  ] as const) {
    const next = await shownAfter(page, () => page.getByRole('button', { name }).press('Enter'))
    expect(Math.sign(next.box[side] - box[side])).toBe(sign)
    box = next.box
  }
})

test('two single clicks beside each other move the map to where they are', async ({ page }) => {
  const before = await openMap(page, '/results?q=Lise+Meitner&view=map')
  const { x, y, width, height } = (await page.locator('.results-map canvas').boundingBox())!
  const after = await shownAfter(page, () => page.mouse.dblclick(x + width * 0.7, y + height * 0.4))
  expect(after.zoom).toBeGreaterThan(before.zoom)
  expect((after.box[0] + after.box[2]) / 2).toBeGreaterThan((before.box[0] + before.box[2]) / 2)
})

test('the map takes the theme of the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openMap(page, KOELN)
  const light = await colorAt(page, 0.02, 0.3)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => colorAt(page, 0.02, 0.3)).not.toEqual(light)
  await expect(page.getByText('Hintergrunds fehlt')).toBeHidden()
})

const OF_THE_MAP = /\/assets\/(school-map|street-tiles|create-map|map-style|maplibre|results-map)|\/map\//

for (const path of ['/', '/results?q=gymnasium', '/schools/1', '/places/de', '/help']) {
  test(`${path} works without the map and loads nothing of it`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(path)
    await hydrated(page)
    await page.mouse.move(300, 300)
    await page.waitForLoadState('networkidle')
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter((url) => OF_THE_MAP.test(url))).toEqual([])
  })
}

test('a map without streets loads nothing of them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openMap(page, KOELN)
  expect(asked.filter((url) => OF_THE_MAP.test(url)).length).toBeGreaterThan(3)
  expect(asked.filter((url) => /street/.test(url))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the profile of a premium school shows where it is', async ({ page }) => {
    await page.goto('/schools/1')
    const picture = page.getByRole('img', { name: 'Karte mit dem Standort: Lise-Meitner-Gymnasium' })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    const answer = await page.request.get((await picture.getAttribute('src'))!)
    expect(answer.headers()['content-type']).toBe('image/svg+xml')
    expect((await answer.body()).length).toBeLessThan(30_000)
  })
})
