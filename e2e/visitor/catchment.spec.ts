import sharp from 'sharp'
import { readBox } from '#app/features/search/search-address.ts'
import { AREA_CORNER } from '../fixtures/examples/schools/example-schools.ts'
import { pixelOf } from '../fixtures/map-page.ts'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

const PROMISE = /Das ist keine Zusage eines Platzes/

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] })

  test('commune, street and number lead to the collège, step by step', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/catchment')
    await page.getByRole('button', { name: 'Zuständiges Collège zeigen' }).click()
    await expect(page.getByText('Bitte wählt eine Gemeinde.').first()).toBeVisible()
    await page.getByLabel('Gemeinde').selectOption('Vitré')
    await page.getByRole('button', { name: 'Zuständiges Collège zeigen' }).click()
    await expect(page.getByText('Mehrere Collèges teilen sich Vitré.')).toBeVisible()
    await expect(page.locator('datalist option')).toHaveAttribute('value', 'Rue d’Ernee')
    await page.getByLabel('Straße oder Weiler').fill("r. d'Ernée")
    await page.getByRole('button', { name: 'Zuständiges Collège zeigen' }).click()
    await expect(page.getByText('In dieser Straße kommt es auf die Hausnummer an')).toBeVisible()
    await page.getByLabel('Hausnummer').fill('12 bis')
    await page.getByRole('button', { name: 'Zuständiges Collège zeigen' }).click()
    const answer = page.getByRole('region', { name: 'Ergebnis' })
    await expect(answer.getByRole('link', { name: 'Collège Gérard de Nerval' })).toBeVisible()
    await expect(answer).toContainText(PROMISE)
    await expect(answer).toContainText('Schuljahr 2025/26')
    expect(new URL(page.url()).search).toBe('')
  })
})

test('the position of the device gives the area and its school; no address of a page holds it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const [lng, lat] = AREA_CORNER
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ longitude: lng + 0.002, latitude: lat + 0.002 })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/catchment')
  await hydrated(page)
  await page.getByRole('button', { name: 'Meinen Standort verwenden' }).click()
  const answer = page.getByRole('region', { name: 'Ergebnis' })
  await expect(answer.getByRole('heading', { name: 'Einschulungsbereich 0101 (Mitte)' })).toBeVisible()
  await expect(answer.getByRole('link', { name: 'Linden-Grundschule' })).toBeVisible()
  await expect(answer).toContainText(PROMISE)
  await expect(answer).toContainText('Schuljahr 2026/27')
  await expect(answer).toBeFocused()
  expect(asked.filter((address) => address.includes('52.50'))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
})

test('a point on the map gives the area and its school', async ({ page }) => {
  await page.goto('/catchment')
  await hydrated(page)
  const [lng, lat] = AREA_CORNER
  const asked = page.waitForResponse(/\/api\/map\/catchments/)
  await page.getByRole('button', { name: 'Punkt auf der Karte setzen' }).click()
  const drawn = await asked
  expect((await drawn.json()).areas.features).toMatchObject([{ properties: { number: '0101' } }])
  const box = readBox(new URL(drawn.url()).searchParams.get('box'))!
  const home = await pixelOf(page, { box }, { lat: lat + 0.005, lng: lng + 0.005 })
  await page.mouse.click(home.x, home.y)
  await page.getByRole('button', { name: 'Bereich an diesem Punkt zeigen' }).click()
  const answer = page.getByRole('region', { name: 'Ergebnis' })
  await expect(answer.getByRole('heading', { name: 'Einschulungsbereich 0101 (Mitte)' })).toBeVisible()
  await expect(answer).toContainText(PROMISE)
  await expectAccessible(page)
})

test('the map of the point follows the theme of the page', async ({ page }) => {
  const canvas = page.locator('.maplibregl-canvas')
  const lightness = async () =>
    (
      await sharp(await canvas.screenshot())
        .greyscale()
        .stats()
    ).channels[0]!.mean
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/catchment')
  await hydrated(page)
  await page.getByRole('button', { name: 'Punkt auf der Karte setzen' }).click()
  await expect.poll(lightness).toBeGreaterThan(180)
  const outlines = page.waitForResponse(/\/api\/map\/catchments/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(lightness).toBeLessThan(100)
  await outlines
})

test('an area on the map of results leads to its school', async ({ page }) => {
  const [lng, lat] = AREA_CORNER
  const home = { lat: lat + 0.002, lng: lng + 0.002 }
  await page.goto(`/results?q=berlin&view=map&at=${home.lat},${home.lng},15`)
  const asked = page.waitForResponse(/\/api\/map\/catchments/)
  await page.getByRole('button', { name: 'Einzugsbereiche' }).click()
  await asked
  const schools = page.getByRole('button', { name: 'Einzugsbereich 0101: Schulen ansehen' })
  await expect(async () => {
    await page.locator('.results-map canvas').click()
    await expect(schools).toBeVisible({ timeout: 1000 })
  }).toPass()
  await schools.click()
  const answer = page.getByRole('region', { name: 'Ergebnis' })
  await expect(answer.getByRole('heading', { name: 'Einschulungsbereich 0101 (Mitte)' })).toBeVisible()
})

test('a place in Berlin gives the areas around it, a place elsewhere none', async ({ page }) => {
  const afterAnswer = Promise.withResolvers<void>()
  await page.route(/catchment\.data/, async (route) => {
    if (route.request().method() === 'GET') await afterAnswer.promise
    await route.continue()
  })
  await page.goto('/catchment')
  await hydrated(page)
  const place = page.getByLabel('Straße mit Postleitzahl, Ortsteil oder Postleitzahl')
  await place.fill('10179')
  await place.press('Enter')
  const answer = page.getByRole('region', { name: 'Ergebnis' })
  await expect(answer).toContainText('Das sind die Bereiche um die Mitte von')
  await expect(answer.getByRole('link', { name: 'Linden-Grundschule' })).toBeVisible()
  // What is typed stays, even if the page is not ready with the answer before.
  await place.fill('50667')
  afterAnswer.resolve()
  await expect(page.getByRole('button', { name: 'Bereiche in der Nähe zeigen' })).not.toHaveAttribute('aria-disabled')
  await expect(place).toHaveValue('50667')
  await place.press('Enter')
  await expect(answer).toContainText('Dort kennen wir keinen Einschulungsbereich.')
})

test('profiles show their catchment and lead to the page', async ({ page }) => {
  await page.goto('/schools/de-BE-01G99')
  const block = page.getByRole('region', { name: 'Einzugsbereich 2026/27' })
  await expect(block).toContainText('Einschulungsbereich 0101 (Mitte)')
  await expect(block).toContainText(PROMISE)
  await block.getByRole('link', { name: 'Zuständige Schule für eure Adresse finden' }).click()
  await expect(page.getByRole('heading', { name: 'Linden-Grundschule liegt in diesem Bereich:' })).toBeVisible()
  await page.goto('/fr/schools/fr-0352008T')
  await page.getByText('Rues concernées à Vitré').click()
  await expect(page.getByText('Rue d’Ernee (jusqu’au 48, numéros pairs)')).toBeVisible()
  await expectAccessible(page)
})

test('searches for the responsible school lead to the page', async ({ page }) => {
  await page.goto('/results?q=einschulungsbereich')
  await page.getByRole('link', { name: 'Zuständige Schule finden' }).click()
  await expect(page).toHaveURL(/\/catchment$/)
  await page.goto('/results?q=grundschule+berlin')
  await expect(page.getByRole('link', { name: 'Welche Grundschule ist in Berlin' })).toBeVisible()
})
