import { expect, hydrated, test } from '../fixtures/test.ts'

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
