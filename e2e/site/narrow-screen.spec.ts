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

test('everything fits on 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of SCREENS) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})
