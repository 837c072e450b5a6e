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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('reloading the page that answers a form sends it again', async ({ page }) => {
    await page.goto('/about#contact')
    await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
    await page.getByLabel('E-Mail-Adresse').fill(`ada-plain-${Date.now()}@post.example`)
    await page.getByLabel('Nachricht', { exact: true }).fill('Wie alt ist die Angabe zur Schülerzahl?')
    await page.getByLabel(/^Ich habe die Datenschutzerklärung gelesen/).check()
    const body = fs.readFileSync('deploy/away/de-form.html', 'utf8')
    await page.route('**/about', (route) => route.fulfill({ status: 502, contentType: 'text/html', body }))
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page.getByText('Bitte diese Seite in einer Minute neu laden')).toBeVisible()
    await page.unrouteAll()
    await page.reload()
    await expect(page.getByText('Nachricht gesendet.')).toBeVisible()
  })
})
