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
