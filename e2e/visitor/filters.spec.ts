import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

/** On narrow screens the filters are in a sheet that a button opens. */
async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filter( · \d+)?$/ })
  if (await button.isVisible()) await button.click()
}

test('filters by data of only some schools narrow the results and can be removed', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/results')
  await hydrated(page)
  await openFilters(page)
  await expect(page.getByRole('group', { name: 'Konfession' })).toHaveCount(0)
  await page.getByRole('group', { name: 'Unterrichtete Sprachen' }).getByLabel('Spanisch').click()
  await expect(page).toHaveURL('/results?language=es')
  await page.getByRole('group', { name: 'Anzeigen' }).getByLabel('Ohne Anzeigen').click()
  await expect(page).toHaveURL('/results?language=es&ads=none')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 Schulen')
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.getByRole('link', { name: 'Filter „Spanisch“ entfernen' }).click()
  await expect(page).toHaveURL('/results?ads=none')
})

test('a filter that is rarely stated is in reach, keeps the focus, and an empty outcome offers what is not known', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/results?q=Gymnasium&country=DE&ads=none')
  await hydrated(page)
  await openFilters(page)
  const offer = page.getByRole('group', { name: 'Angebot' })
  await expect(offer.locator('input')).toHaveCount(14)
  await offer.getByText('Selten angegeben').click()
  // The first press loads the script of the panel.
  await page.waitForLoadState('networkidle')
  const waldorf = offer.getByLabel(/^Waldorf/)
  await expect(offer.getByText(/^0 von \d+$/).first()).toBeVisible()
  await expectAccessible(page)
  await waldorf.press('Space')
  await expect(page).toHaveURL(/feature=waldorf/)
  await expect(waldorf).toBeChecked()
  await expect(waldorf).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Keine Schulen gefunden/)
  await expect(
    page.getByText(/Ohne „Waldorf“ gäbe es \d+ Treffer\. Bei \d+ davon ist das nicht bekannt\./),
  ).toBeAttached()
  await expect(page.getByRole('button', { name: 'Filter anwenden' })).toBeHidden()
})

test('two filters that exclude each other are named together', async ({ page }) => {
  await page.goto('/results?language=es&faith=jewish&gender=girls')
  await expect(page.getByText('Ohne „Mädchen und Jungen + Konfession“ gäbe es 4 Treffer.')).toBeVisible()
  await page.getByRole('link', { name: '„Mädchen und Jungen + Konfession“ entfernen', exact: true }).click()
  await expect(page).toHaveURL('/results?language=es')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters work as a form, and a search without results names the filter to drop', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/results?language=es&faith=jewish')
    await expect(page.getByText('Ohne „Konfession“ gäbe es 4 Treffer.')).toBeVisible()
    await page.getByRole('link', { name: '„Konfession“ entfernen', exact: true }).click()
    await expect(page).toHaveURL('/results?language=es')
    await openFilters(page)
    await page.getByRole('group', { name: 'Außerdem' }).getByLabel('mit Bewertungen').check()
    await page.getByRole('button', { name: 'Filter anwenden' }).click()
    await expect(page).toHaveURL(/language=es&offer=reviewed/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 Schulen')
  })
})
