import { expect, expectAccessible, test } from '../fixtures/test.ts'

const SAXONY = '/admission-dates/deutschland/sachsen'

test.describe('the dates of admission', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('lead without script from the list of areas to a filter and a calendar', async ({ page, request }) => {
    await page.goto('/admission-dates')
    await page.getByRole('link', { name: 'Sachsen', exact: true }).click()
    await expect(page).toHaveURL(SAXONY)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmeldung und Ferien: Sachsen')
    await expect(page.getByText('Kinder, die bis zum 30. Juni').first()).toBeVisible()
    await page.getByLabel('Zeigen').selectOption('Ferien und Schuljahr')
    await page.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/show=holidays/)
    await expect(page.getByRole('heading', { name: 'Anmeldung', exact: true })).toHaveCount(0)
    const address = await page.getByRole('link', { name: 'Als Kalender (ICS)' }).getAttribute('href')
    const calendar = await (await request.get(address ?? '')).text()
    expect(calendar).toContain('SUMMARY:Ferien')
    expect(calendar).toContain('DTSTART;VALUE=DATE:')
  })
})

test('the page of an area is accessible, and fits a narrow screen', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/fr/admission-dates/united-kingdom/england')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
})
