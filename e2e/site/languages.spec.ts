import { expect, test } from '../fixtures/test.ts'

const SCREENS = [
  '/',
  '/results?q=Gymnasium',
  '/results?q=xyzxyz',
  '/schools/1',
  '/schools/2',
  '/schools/de-NW-900000',
  '/for-schools',
  '/claim?q=Gymnasium',
  '/premium',
  '/about',
  '/auth',
]
const LANGUAGES = ['', '/en', '/fr', '/es', '/it']

for (const language of LANGUAGES) {
  test(`the screens stand in the language of ${language || '/'}`, async ({ page }) => {
    for (const path of ['/', '/results', '/schools/1', '/for-schools', '/premium', '/about']) {
      await page.goto(language + path)
      await expect(page.locator('html')).toHaveAttribute('lang', language.slice(1) || 'de')
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('link[rel=alternate]')).toHaveCount(6)
      await expect(page).not.toHaveTitle('')
    }
  })
}

test('everything fits on 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of SCREENS) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})
