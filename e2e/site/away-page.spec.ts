import fs from 'node:fs'
import path from 'node:path'
import { LOCALES } from '#app/i18n/locales.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 502/] })

test('what the proxy shows while no process answers', async ({ page }) => {
  const show = async (file: string) => {
    const body = fs.readFileSync(path.join('deploy/away', `${file}.html`), 'utf8')
    await page.route('**/results', (route) => route.fulfill({ status: 502, contentType: 'text/html', body }))
    await page.goto('/results')
    await page.unrouteAll()
  }
  for (const locale of LOCALES.flatMap((each) => [each, `${each}-form`])) {
    await page.setViewportSize({ width: 320, height: 700 })
    await show(locale)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await show('de-form')
    await expectAccessible(page)
    await show('de')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  }
})
