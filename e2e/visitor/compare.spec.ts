import type { Locator } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

const TWO = '/compare?ids=1,4'
const FIVE = `/compare?ids=1,2,de-NW-900000,de-NW-900001,de-NW-800000`

test('a school is removed; with one left the page asks for another', async ({ page }) => {
  await page.goto(TWO)
  await hydrated(page)
  await page
    .getByRole('link', { name: /^Entfernen: / })
    .first()
    .click()
  await expect(page).toHaveURL(/ids=4$/)
  await expect(page.getByText('Zum Vergleichen fehlt noch eine zweite Schule.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Schulen suchen' })).toBeVisible()
})

test('two messages stand one above the other and cover nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(TWO)
  await hydrated(page)
  const share = page.getByRole('button', { name: 'Teilen' })
  const messages = page.locator('[data-sonner-toast]')
  await share.click()
  await expect(messages).toHaveCount(1)
  await share.click()
  await expect(messages).toHaveCount(2)
  await expect(async () => {
    const boxes = await messages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    const [upper, lower] = boxes.sort((one, other) => one.y - other.y)
    expect(upper.bottom).toBeLessThanOrEqual(lower.top)
  }).toPass()
})

test('on 320 px the table scrolls by keyboard and the names stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(FIVE)
  await hydrated(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const region = page.getByRole('region', { name: 'Tabelle zum Vergleich der Schulen' })
  await region.focus()
  await region.evaluate((element) => element.scrollTo(400, 300))
  const box = (await region.boundingBox())!
  const label = (await page.getByRole('rowheader', { name: 'Ganztag' }).boundingBox())!
  expect(Math.round(label.x - box.x)).toBeLessThanOrEqual(1)
  const name = (await page.getByRole('columnheader').nth(3).boundingBox())!
  expect(Math.round(name.y - box.y)).toBeLessThanOrEqual(1)
})

test('no empty band stands above the table or below its last row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(TWO)
  await hydrated(page)
  const edgeOf = async (edge: 'top' | 'bottom', where: Locator) =>
    await where.evaluate((element, side) => element.getBoundingClientRect()[side], edge)
  const actions = page.getByRole('main').getByRole('link', { name: 'Dossier' })
  const place = page.getByText('Wie weit ist es von euch?')
  expect((await edgeOf('top', place)) - (await edgeOf('bottom', actions))).toBeLessThan(40)
  const region = page.getByRole('region', { name: 'Tabelle zum Vergleich der Schulen' })
  await region.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const last = region.getByRole('row').last()
  expect((await edgeOf('bottom', region)) - (await edgeOf('bottom', last))).toBeLessThan(4)
})

test('five schools are printed on one sheet of A4 across', async ({ page }) => {
  await page.goto(FIVE)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf)!
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595])
})

test('all distances are measured from a point that stays on the device until it is removed', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto(TWO)
  await hydrated(page)
  await page.getByText('Wie weit ist es von euch?').click()
  const field = page.getByLabel('Straße mit Ort, Ort oder Postleitzahl')
  await field.fill('Nirgendwo')
  await field.press('Enter')
  await expect(page.getByText('Diese Adresse kennen wir nicht.')).toBeVisible()
  await field.fill('50667')
  await field.press('Enter')
  const row = page.getByRole('row', { name: 'Entfernung von euch' })
  await expect(row.getByRole('cell').first()).toHaveText(/^\d+(,\d)?\skm$/)
  await expect(page.getByText('Alle Entfernungen sind ab der Mitte von „50667“ gemessen.')).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Eigene Gewichtung').click()
  await page.getByRole('slider', { name: 'Entfernung von euch' }).fill('5')
  await page.getByRole('button', { name: 'Nach eigener Gewichtung ordnen' }).click()
  await expect(page).toHaveURL(`${TWO}&weight-distance=5`)
  await expect(page.getByRole('region', { name: 'So entsteht die Summe' })).toContainText('Entfernung von euch')
  await page.goto('/schools/1')
  const distance = page.getByRole('region', { name: 'Anschrift' }).getByText(/km von euch$/)
  await distance.click()
  await page.getByRole('button', { name: 'Adresse entfernen' }).click()
  await expect(page.getByText('Wie weit ist es von euch?')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('own-point'))).toBeNull()
  expect(sent.filter((url) => url.includes('50667'))).toEqual([])
})
