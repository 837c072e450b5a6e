import type { Page } from '@playwright/test'
import { openMap } from '../fixtures/map-page.ts'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

/** In the middle of Köln; the journeys' engine knows as many streets as birds do. */
const HOME = { lat: 50.93812, lng: 6.95987, name: '' }
const MINUTES = /etwa \d+ Min\. (zu Fuß|mit dem Rad)/

/** A page does not wait longer than a second for the engine, whatever else the machine does. */
const openList = (page: Page) =>
  expect(async () => {
    await page.goto('/results?near=K%C3%B6ln&sort=distance')
    await expect(page.getByText(MINUTES).first()).toBeVisible({ timeout: 2000 })
  }).toPass()

test('a search around a place is limited to so many minutes', { tag: '@phone' }, async ({ page }) => {
  await openList(page)
  await hydrated(page)
  const filters = page.getByRole('button', { name: /^Filter/ })
  if (await filters.isVisible()) await filters.click()
  await page.getByRole('checkbox', { name: /höchstens 20 Minuten mit dem Rad/ }).click()
  await expect(page).toHaveURL(/way=bicycle\.20/)
  await expectAccessible(page)
  if (await filters.isVisible()) await page.keyboard.press('Escape')
  await expect(page.getByText('Minuten sind ungefähre Angaben').first()).toBeVisible()
  await expectAccessible(page)
})

test('a search is limited to minutes by public transport at a time that is named', {
  tag: '@phone',
}, async ({ page }) => {
  await expect(async () => {
    await page.goto('/results?near=K%C3%B6ln&sort=distance&way=transit.45')
    await expect(page.getByText('am nächsten Schultag um 7:45 Uhr').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await hydrated(page)
  await expectAccessible(page)
  const filters = page.getByRole('button', { name: /^Filter/ })
  if (await filters.isVisible()) await filters.click()
  await expect(page.getByRole('checkbox', { name: /höchstens 45 Minuten mit Bus und Bahn/ })).toBeChecked()
})

test('minutes from the own point come when they are asked for, and no address names it', {
  tag: '@phone',
}, async ({ page }) => {
  const sent: { url: string; body: string }[] = []
  page.on('request', (request) => sent.push({ url: request.url(), body: request.postData() ?? '' }))
  await page.addInitScript((point) => {
    if (!localStorage.getItem('own-point')) localStorage.setItem('own-point', point)
  }, JSON.stringify(HOME))
  await page.goto('/schools/1')
  await hydrated(page)
  const place = page.locator('summary', { hasText: 'von euch' }).first()
  await expect(place).toBeVisible()
  await expect(place).not.toContainText(MINUTES)
  expect(sent.filter(({ url, body }) => (url + body).includes('50.938'))).toEqual([])
  await place.click()
  await page.getByRole('button', { name: 'Minuten zu Fuß und mit dem Rad zeigen' }).click()
  await expect(page.getByRole('button', { name: 'Minuten ausblenden' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/results?q=K%C3%B6ln')
  await hydrated(page)
  await expect(page.getByText(MINUTES).first()).toBeVisible()
  await page.goto('/compare?ids=1,4')
  await hydrated(page)
  await expect(
    page.getByRole('rowheader', { name: 'Weg ab eurer Adresse' }).or(page.getByText(MINUTES)).first(),
  ).toBeVisible()
  const asked = sent.filter(({ url }) => url.endsWith('/api/ways'))
  expect(asked.length).toBeGreaterThan(0)
  for (const { body } of asked) expect(body).toMatch(/^lat=50\.938&lng=6\.96&id=/)
  expect(sent.filter(({ url }) => /50\.93|6\.95|6\.96/.test(url))).toEqual([])
})

test('the map shows how far one gets', { tag: '@phone' }, async ({ page }) => {
  await openMap(page, '/results?near=K%C3%B6ln&view=map')
  const onFoot = page.getByRole('button', { name: 'Zu Fuß' })
  await onFoot.click()
  await expect(onFoot).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Flächen: etwa 10, 20 und 30 Minuten')).toBeVisible()
  await expectAccessible(page)
  await onFoot.click()
  await expect(page.getByText('Flächen: etwa 10, 20 und 30 Minuten')).toBeHidden()
})

test('so does the map on which a catchment area is looked for', async ({ page }) => {
  await page.goto('/catchment')
  await hydrated(page)
  await page.getByRole('button', { name: 'Punkt auf der Karte setzen' }).click()
  await page.getByRole('button', { name: 'Mit dem Rad' }).click()
  await expect(page.getByText('entlang der Straßen ab der Nadel')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list says minutes and is limited by them', { tag: '@phone' }, async ({ page }) => {
    await openList(page)
    const filters = page.getByRole('button', { name: /^Filter/ })
    if (await filters.isVisible()) await filters.click()
    await page.getByRole('checkbox', { name: /höchstens 30 Minuten mit dem Rad/ }).check()
    await page.getByRole('button', { name: 'Filter anwenden' }).click()
    await expect(page).toHaveURL(/way=bicycle\.30/)
    await expect(page.getByText('Minuten sind ungefähre Angaben').first()).toBeVisible()
  })
})
