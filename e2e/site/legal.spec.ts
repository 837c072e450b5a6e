import { expect, hydrated, test } from '../fixtures/test.ts'

const PAGES = ['Impressum', 'Datenschutz', 'Nutzungsbedingungen', 'Barrierefreiheit', 'Kontaktstellen', 'Datenquellen']

test('the footer leads to the legal pages', async ({ page }) => {
  await page.goto('/ordering')
  await hydrated(page)
  for (const name of PAGES) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page.locator('h1')).toContainText(name)
    await expect(page.getByText(/^Stand: \d\d\.\d\d\.\d{4}$/)).toBeVisible()
    await expect(page.getByRole('note')).toContainText('OPERATOR_NAME')
  }
})

test('the privacy page names every cookie and period, and leads to its parts', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('link', { name: 'Wie lange wir Daten aufbewahren' }).click()
  await expect(page).toHaveURL('/privacy#retention')
  const cookies = page.getByRole('region', { name: 'Cookies', exact: true })
  await expect(cookies.getByRole('row', { name: /^aulario\.session_token/ })).toContainText('14 Tage')
  const periods = page.getByRole('region', { name: 'Speicherdauer' })
  await expect(periods.getByRole('row', { name: /^Nachweise zu Bewertungen/ })).toContainText('30 Tage')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages are whole, in each language', async ({ page }) => {
    await page.goto('/fr/dsa')
    await expect(page.locator('h1')).toHaveText('Points de contact et chiffres')
    const figures = page.getByRole('region', { name: 'Chiffres de la modération' })
    await expect(
      figures
        .getByRole('row', { name: /^Signalements d’avis/ })
        .getByRole('cell')
        .first(),
    ).toHaveText(/^\d+$/)
    await page.goto('/it/data-sources')
    await expect(page.getByRole('region', { name: 'Registri', exact: true })).toContainText('Licence Ouverte 2.0')
    await page.goto('/es/terms#withdrawal')
    await expect(page.getByText('Tiene usted derecho a desistir del presente contrato')).toBeVisible()
    await page.goto('/en/imprint')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/imprint$/)
    await expect(page.locator('link[rel=alternate]')).toHaveCount(6)
  })
})
