import fs from 'node:fs'
import { expect, hydrated, test } from '../fixtures/test.ts'

const TWO = '/compare?ids=1,4'
const FIVE = `/compare?ids=1,2,de-NW-900000,de-NW-900001,de-NW-800000`

test('a shared address opens for anyone, even without script, and search engines leave it out', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto(TWO)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 Schulen im Vergleich')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  const all = await page.getByRole('rowheader').count()
  await page.getByRole('link', { name: 'Nur Unterschiede' }).click()
  expect(await page.getByRole('rowheader').count()).toBeLessThan(all)
  await expect(page.getByRole('rowheader', { name: 'unterschiedlich' })).toHaveCount(
    await page.getByRole('rowheader').count(),
  )
  await page.getByRole('link', { name: 'Alle Angaben' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(all)
  await context.close()
})

test('a gap is not known, and never no', async ({ page }) => {
  await page.goto('/compare?ids=de-NW-900000,1')
  const music = page.getByRole('row', { name: /^Musik/ })
  await expect(music.getByRole('cell').first()).toHaveText('nicht bekannt')
  await expect(page.getByRole('cell', { name: 'nein', exact: true })).toHaveCount(0)
})

test('a school is taken out; with one left another is asked for', async ({ page }) => {
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

test('unknown schools are named, more than five are not shown', async ({ page }) => {
  await page.goto('/compare?ids=1,%3Cb%3Enix,2,3,4,5')
  await expect(page.getByText('Nicht gefunden: <b>nix')).toBeVisible()
  await expect(page.getByText(/Gezeigt werden die ersten fünf/)).toBeVisible()
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

test('five schools are printed on one sheet of A4 across', async ({ page }) => {
  await page.goto(FIVE)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf)!
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595])
})

test('the comparison is a file', async ({ page }) => {
  await page.goto(TWO)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()])
  const text = fs.readFileSync(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toBe('comparison.csv')
  expect(text.startsWith('\uFEFFAngabe,')).toBe(true)
  expect(text).toContain('nicht bekannt')
})
