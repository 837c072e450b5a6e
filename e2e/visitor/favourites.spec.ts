import type { Page } from '@playwright/test'
import { expect, logIn, signOut, test } from '../fixtures/account.ts'
import { addressOf } from '../fixtures/examples/example-accounts.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test('favourites have a note and a visit date, and are compared', async ({ page, context, account, baseURL }) => {
  await account('favourites')
  for (const schoolId of ['1', '4'])
    await page.request.post('/account/favourites', {
      form: { intent: 'add', schoolId },
      headers: { origin: baseURL ?? '' },
    })
  // What the two requests would tell the next page is not about what is saved here.
  await context.clearCookies({ name: 'message' })
  await page.goto('/account/favourites')
  await hydrated(page)
  const school = page.getByRole('article').first()
  const name = (await school.getByRole('heading').textContent())!
  await school.getByLabel('Notiz').fill('Die Sternwarte war toll.')
  await school.getByRole('textbox', { name: 'Besuch am' }).fill('28.11.2026')
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await school.getByRole('button', { name: 'Speichern' }).click()
  await saved
  await expect(page.locator('[data-sonner-toast]')).toContainText('Gemerkte Schulen gespeichert')
  await page.reload()
  await expect(school.getByLabel('Notiz')).toHaveValue('Die Sternwarte war toll.')
  await expect(school.getByRole('textbox', { name: 'Besuch am' })).toHaveValue('28.11.2026')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Ausgewählte vergleichen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 Schulen im Vergleich')
  await page.goto('/account/favourites')
  await hydrated(page)
  await page.getByRole('button', { name: `Entfernen ${name}` }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Merken: ${name}`, exact: true }).first()
const menu = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Merkliste' })
const open = (page: Page) =>
  menu(page)
    .getByRole('button', { name: /^Merkliste · / })
    .click()

async function keepTwo(page: Page) {
  await page.goto('/compare?ids=1,2')
  await hydrated(page)
  for (const name of ['Lise-Meitner-Gymnasium', 'Grundschule am Amselweg']) {
    await heart(page, name).click()
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
}

test('the menu of favourites fits the narrowest phone in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await keepTwo(page)
  for (const path of ['/', '/en', '/fr', '/es', '/it']) {
    await page.goto(path)
    await page.getByRole('banner').locator('button[popovertarget]').click()
    await expect(page.locator('a[href*="/compare?ids="]')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBe(0)
  }
})

test('without an account favourites are kept on the device, without a cookie, and removed in the header', {
  tag: '@phone',
}, async ({ page, context }) => {
  await keepTwo(page)
  await expect(menu(page)).toContainText('Merkliste · 2')
  await expectAccessible(page)
  await page.goto('/schools/1')
  await expect(heart(page, 'Lise-Meitner-Gymnasium')).toHaveAttribute('aria-pressed', 'true')
  await heart(page, 'Lise-Meitner-Gymnasium').click()
  await expect(menu(page)).toContainText('Merkliste · 1')
  await heart(page, 'Lise-Meitner-Gymnasium').click()
  const compare = page.getByRole('main').getByRole('link', { name: 'Vergleichen', exact: true })
  await expect(compare).toHaveAttribute('href', /^\/compare\?ids=1,\d$/)
  await open(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu(page).getByRole('list')).toBeHidden()
  await open(page)
  await menu(page).getByRole('link', { name: 'Vergleichen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 Schulen im Vergleich')
  await expect(heart(page, 'Lise-Meitner-Gymnasium')).toHaveAttribute('aria-pressed', 'true')
  await open(page)
  await menu(page).getByRole('button', { name: 'Entfernen: Lise-Meitner-Gymnasium' }).click()
  await expect(heart(page, 'Lise-Meitner-Gymnasium')).toHaveAttribute('aria-pressed', 'false')
  await menu(page).getByRole('button', { name: 'Entfernen: Grundschule am Amselweg' }).click()
  await expect(menu(page)).toHaveCount(0)
  expect(await context.cookies()).toEqual([])
})

test('results and later pages show the same hearts, in another tab too', async ({ page, context }) => {
  await page.goto('/results?q=Lise-Meitner-Gymnasium')
  await hydrated(page)
  await heart(page, 'Lise-Meitner-Gymnasium').click()
  await expect(menu(page)).toContainText('Merkliste · 1')
  await page.getByRole('main').getByRole('link', { name: 'Lise-Meitner-Gymnasium', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lise-Meitner-Gymnasium' })).toBeVisible()
  await expect(heart(page, 'Lise-Meitner-Gymnasium')).toHaveAttribute('aria-pressed', 'true')
  const other = await context.newPage()
  await other.goto('/schools/1')
  await hydrated(other)
  await heart(other, 'Lise-Meitner-Gymnasium').click()
  await expect(menu(other)).toHaveCount(0)
  await expect(menu(page)).toHaveCount(0)
})

test('without browser storage the list lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await keepTwo(page)
  await expect(menu(page)).toContainText('Merkliste · 2')
})

test('after signing in the list of the device is in the account, and remains there', async ({ page }, { project }) => {
  const name = 'Lise-Meitner-Gymnasium'
  await keepTwo(page)
  await page.goto(`/auth?next=${encodeURIComponent('/schools/1')}`)
  await hydrated(page)
  const merged = page.waitForResponse((answer) => answer.url().endsWith('/api/shortlist'))
  await logIn(page, addressOf('hearts', project.name))
  await merged
  await expect(page).toHaveURL('/schools/1')
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  await expect(menu(page)).toContainText('Merkliste · 2')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shortlist'))).toBe(null)
  await page.goto('/account/favourites')
  await expect(page.getByRole('article')).toHaveCount(2)
  await hydrated(page)
  await expect(menu(page)).toHaveCount(0)
  await page.getByRole('button', { name: `Entfernen ${name}` }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Grundschule am Amselweg' }).click()
  await expect(menu(page)).toContainText('Merkliste · 1')
  await signOut(page)
  await page.goto('/schools/1')
  await hydrated(page)
  await expect(menu(page)).toHaveCount(0)
})

test('schools saved on the device are offered for a comparison that names none', async ({ page }) => {
  await keepTwo(page)
  await page.goto('/compare')
  await hydrated(page)
  await expect(page.getByText('Noch keine Schule zum Vergleichen')).toBeHidden()
  await page.getByRole('link', { name: 'Nebeneinander ansehen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 Schulen im Vergleich')
})

test('while the device still holds schools the account’s list never says that it is empty', async ({
  page,
  account,
}) => {
  await account('merger')
  await page.addInitScript(() => {
    const kept = [{ id: '1', name: 'Lise-Meitner-Gymnasium' }]
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', '1')
    localStorage.setItem('shortlist', JSON.stringify(kept))
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/shortlist', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/account/favourites')
  await expect(page.getByText('Die Merkliste von diesem Gerät wird übernommen …')).toBeVisible()
  await expect(page.getByText('Noch keine Schule gemerkt')).toBeHidden()
  release()
  await expect(page.getByRole('article', { name: 'Lise-Meitner-Gymnasium' })).toBeVisible()
  await expect(page.getByText('wird übernommen')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a heart leads to sign-in and back, and then adds the school to the account', async ({ page, account }) => {
    const name = 'Grundschule am Amselweg'
    await page.goto('/results?q=Grundschule+am+Amselweg')
    await heart(page, name).click()
    await expect(page).toHaveURL(/\/auth\?next=%2Fschools%2F\d$/)
    await account('hearts-noscript')
    await page.goto(new URL(page.url()).searchParams.get('next') ?? '')
    await heart(page, name).click()
    await expect(page).toHaveURL('/account/favourites')
    await expect(page.getByRole('article', { name })).toBeVisible()
  })
})
