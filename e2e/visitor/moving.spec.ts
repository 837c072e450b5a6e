import { expect, expectAccessible, test } from '../fixtures/test.ts'

test.describe('moving abroad', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('leads without script from a class in Köln to the class in France, and by month of birth', async ({ page }) => {
    await page.goto('/moving')
    await page.getByLabel('Klasse jetzt').selectOption('DE 6')
    await page.getByLabel('Umzug nach').selectOption('FR')
    await page.getByLabel('Bundesland jetzt').selectOption('Nordrhein-Westfalen')
    await page.getByLabel('Schulart jetzt').selectOption('Gymnasium')
    await page.getByRole('button', { name: 'Antwort zeigen' }).click()
    await expect(page).toHaveURL(/\/moving\/de\/fr\?class=DE\+6/)
    const answer = page.getByRole('region', { name: 'Frankreich: statt Klasse 6' })
    await expect(answer.getByText('5e')).toBeVisible()
    await expect(answer.getByText('6e')).toBeVisible()
    await expect(answer.getByText('Collège')).toBeVisible()
    await page.getByLabel('Monat der Geburt').selectOption('05')
    await page.getByLabel('Jahr der Geburt').selectOption({ index: 8 })
    await page.getByRole('button', { name: 'Klasse zeigen' }).click()
    await expect(page.getByText(/^Geboren im Mai \d{4}, Schuljahr/)).toBeVisible()
    expect(page.url()).not.toMatch(/born/i)
  })
})

test.describe('the pages of moving', { tag: '@phone' }, () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('are accessible, also with a refusal, and fit a narrow screen', async ({ page }) => {
    for (const path of ['/moving', '/en/moving/fr/gb?class=FR+6&to=GB+SCT', '/moving/de/fr?class=DE+6&town=69003']) {
      await page.goto(path)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 700 })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(320)
    }
  })
})
