import { layoutShift, NO_SHIFT } from '../fixtures/layout-shift.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test.use({ locale: 'fr-FR' })

test('a page offers itself in the browser’s language in a line that covers and moves nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/schools/1')
  const offer = page.getByRole('link', { name: 'Cette page existe aussi en français' })
  await expect(offer).toBeVisible()
  const line = (await page.getByRole('complementary', { name: 'Sprache' }).boundingBox())!
  const header = (await page.getByRole('banner').boundingBox())!
  const main = (await page.getByRole('main').boundingBox())!
  expect(line.y).toBeGreaterThanOrEqual(header.y + header.height)
  expect(line.y + line.height).toBeLessThanOrEqual(main.y + 1)
  expect(await layoutShift(page)).toBeLessThan(NO_SHIFT)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Schließen' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.offer)).toBeUndefined()
  await expect(offer).toBeHidden()
})
