import { openMap } from '../fixtures/map-page.ts'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

const FORLI = '/results?q=Forl%C3%AC&type=primary'

test('the sites of an institution are one result that unfolds, and link to each other', async ({ page }) => {
  await page.goto(FORLI)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 Schulen für „Forlì“')
  const row = page.getByRole('listitem').filter({ has: page.getByText('3 Standorte', { exact: true }) })
  await expect(row.getByText('Via dei Platani 2')).toBeHidden()
  await row.getByText('3 Standorte', { exact: true }).click()
  await expect(row.getByRole('link', { name: /^(Gianni Rodari|Don Milani|Bruno Munari)$/ })).toHaveCount(3)
  await expectAccessible(page)
  await row.locator('details').getByRole('link').last().click()
  await page.getByText('Zugehörige Standorte und Schulen:').click()
  await page.getByRole('link', { name: 'Il Girasole', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il Girasole')
})

test('the map shows every site and says why it counts more than the list', async ({ page }) => {
  await openMap(page, `${FORLI}&view=map`)
  await expect(page.getByText('Die Karte zeigt jeden Standort: 4 Schulen in 2 Ergebnissen der Liste.')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a row unfolds and its sites are links', async ({ page }) => {
    await page.goto(FORLI)
    await page.getByText('3 Standorte', { exact: true }).click()
    await page.locator('main details').getByRole('link').first().click()
    await expect(page.getByText('Zugehörige Standorte und Schulen:')).toBeVisible()
  })
})
