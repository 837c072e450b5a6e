import type { Page } from '@playwright/test'
import { field, list, open } from '../fixtures/search-field.ts'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

test('a family finds a school and reads its profile', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Schule finden, die zu euch passt.')
  await page.getByRole('searchbox').fill('Lise Meitner')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/\/results\?q=Lise\+Meitner/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 Schule für „Lise Meitner“')
  await expect(page.getByRole('article').first()).toContainText('Anzeige')
  await page.getByRole('link', { name: 'Lise-Meitner-Gymnasium', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lise-Meitner-Gymnasium')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('38 Bewertungen').first()).toBeVisible()
})

test('an empty text is refused at the field', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('searchbox').fill('   ')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByRole('alert')).toContainText('Bitte gebt')
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL('/')
})

test('a search without results says what to try', async ({ page }) => {
  await page.goto('/results?q=qqqqqq')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keine Schulen gefunden')
  await expect(page.locator('main').getByRole('link', { name: 'Alle Schulen ansehen' })).toBeVisible()
})

test('the field keeps the focus, except on phones, and follows the search that is shown', { tag: '@phone' }, async ({
  page,
  hasTouch,
}) => {
  await open(page, '/results?q=Lise')
  await field(page).fill('Städtisches')
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('45 Schulen')
  // The keyboard of a phone disappears with the focus, and reveals the results that it covered.
  if (hasTouch) await expect(field(page)).not.toBeFocused()
  else await expect(field(page)).toBeFocused()
  await field(page).pressSequentially(' Gymnasium')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('„Lise“')
  await expect(field(page)).toHaveValue('Lise')
})

test('focus alone opens no suggestions for the search that is shown', async ({ page }) => {
  await open(page, '/results?q=Lise')
  await field(page).fill('Städtisches')
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('45 Schulen')
  await page.getByRole('button', { name: 'Suchen' }).focus()
  await field(page).focus()
  await page.waitForTimeout(500)
  await expect(list(page)).toHaveCount(0)
})

test('an unknown place to search around is reported in view', async ({ page }) => {
  await page.goto('/results?near=Xyzzy')
  await expect(page.getByText('Diesen Ort kennen wir nicht.').first()).toBeVisible()
})

test('long lists have pages with their own addresses', async ({ page }) => {
  await page.goto('/results?q=Städtisches')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('link', { name: 'Weiter' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.goto('/results?q=Städtisches&page=3')
  await expect(page.getByRole('article')).toHaveCount(5)
})

test('the e-mail address appears on a click and is not in the page', async ({ page }) => {
  const response = await page.goto('/schools/de-NW-900000')
  expect(await response?.text()).not.toContain('schule-0@example.org')
  await hydrated(page)
  await page.getByRole('button', { name: 'E-Mail anzeigen' }).click()
  await expect(page.getByRole('link', { name: 'schule-0@example.org' })).toBeVisible()
})

test('a closed school keeps its page and names its successor', async ({ page }) => {
  await page.goto('/schools/de-NW-800000')
  await expect(page.getByText('geschlossen')).toBeVisible()
  await page.getByRole('link', { name: /Nachfolgerin/ }).click()
  await expect(page).toHaveURL('/schools/de-NW-900000')
})

test.describe('without a page', () => {
  test.use({ expectedErrors: [/404/] })

  test('an unknown path links to the home page', async ({ page }) => {
    const response = await page.goto('/en/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('404')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await page.locator('main').getByRole('link').click()
    await expect(page).toHaveURL('/en')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('searching, paging, reading and changing the language work', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox').fill('Städtisches')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('45 Schulen')
    await page.getByRole('link', { name: 'Weiter' }).click()
    await expect(page).toHaveURL(/page=2/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en\/results\?q=St.*page=2/)
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/en\/schools\//)
    await page.getByRole('button', { name: /e-?mail/i }).click()
    await expect(page.getByRole('link', { name: /@example.org/ })).toBeVisible()
  })
})

test.describe('near me', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'In meiner Nähe' })

  test('the position leads to the nearest postal code and is stored nowhere', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 50.8804321, longitude: 6.8204321 })
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await open(page)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await button(page).click()
    expect((await sent).postData()).toBe('lat=50.880&lng=6.820')
    await expect(page).toHaveURL('/results?near=DE.50600&sort=distance')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('article').first()).toContainText('Städtisches Gymnasium 1')
    expect(addresses.filter((address) => address.includes('50.88'))).toEqual([])
  })

  test('a visitor who refuses names a place', async ({ page, context }) => {
    await context.clearPermissions()
    await open(page)
    await button(page).click()
    await expect(page.getByText('Der Standort ist nicht verfügbar.')).toBeVisible()
    await expect(page.locator('[name=q]')).toBeFocused()
    await expect(page.getByRole('main').locator('input:not([type=hidden])')).toHaveCount(1)
    await expectAccessible(page)
    await page.keyboard.type('50601')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/results?q=50601&sort=distance')
    await expect(page.getByRole('article').first()).toContainText('Städtisches Gymnasium 2')
  })

  test.describe('far from every school', () => {
    test.use({ expectedErrors: [/status of 400/] })

    test('the page asks for a place as well', async ({ page, context }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 0, longitude: -150 })
      await open(page)
      await button(page).click()
      await expect(page.getByText('Der Standort ist nicht verfügbar.')).toBeVisible()
      await expect(page.locator('[name=q]')).toBeFocused()
      await expect(page).toHaveURL('/')
    })
  })
})
