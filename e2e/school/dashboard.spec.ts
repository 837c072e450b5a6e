import { randomInt } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import { expect, openMenu, test, toast } from '../fixtures/account.ts'
import { memberSchoolOf } from '../fixtures/examples/schools/example-school-members.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

const SECTIONS = [
  'overview',
  'profile',
  'educational-profile',
  'media',
  'contact',
  'settings',
  'reviews',
  'notifications',
  'support',
]

/** Visits a page with an ordinary browser, which does not count as a bot. */
async function visit(browser: Browser, path: string, perform: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    extraHTTPHeaders: { 'x-forwarded-for': `10.77.${randomInt(256)}.${randomInt(1, 255)}` },
  })
  const page = await context.newPage()
  const viewed = told(page, 'view')
  await page.goto(path)
  await hydrated(page)
  // Clicks count from the moment in which the view is reported.
  await viewed
  await perform(page)
  await context.close()
}

/** Waits until the program has taken what a page reports; without it, closing the page takes back the report. */
const told = (page: Page, interest: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/views') &&
      response.status() === 204 &&
      new URLSearchParams(response.request().postData() ?? '').get('interest') === interest,
  )
/** The page may still be about to draw what was pressed. */
const expectWidth = (part: Locator, width: number) =>
  expect.poll(async () => (await part.boundingBox())?.width).toBe(width)
const isPhone = (name: string) => name === 'phone'
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Bereiche', exact: true })
const figure = (page: Page, name: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${name} `) })
    .locator('td')
    .first()

test('a visitor without an account is refused, and told why', async ({ page }) => {
  await page.goto('/dashboard/support')
  await expect(page).toHaveURL('/premium')
  await expect(toast(page, 'Nicht angemeldet')).toContainText('Diese Seite lässt sich nur angemeldet öffnen.')
  await page.goto('/en/dashboard')
  await expect(page).toHaveURL('/en/premium')
  await expect(toast(page, 'Unauthorized')).toContainText('You must be logged in to access this page')
})

test('a member of a school without premium is told that it is required', async ({ page, account }) => {
  await account('operator')
  await page.goto('/en/dashboard/overview')
  await expect(page).toHaveURL('/en/premium')
  await expect(toast(page, 'Premium Required')).toContainText('Please upgrade your account to access this feature')
})

test.describe('a person whose session has ended meanwhile', () => {
  // The page requests the favourites of a visitor that it believes to be signed in.
  test.use({ expectedErrors: [/status of 401/] })

  test('sees the outline of the page first, then why it does not open', { tag: '@phone' }, async ({
    page,
    account,
  }) => {
    await account('member')
    await page.goto('/about')
    await hydrated(page)
    await page.context().clearCookies()
    const { promise: waits, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/dashboard.data*', async (route) => {
      await waits
      await route.continue()
    })
    await openMenu(page)
    // The menu hydrates late; until then its links load documents.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('a[href="/dashboard"]')].some((link) =>
        Object.keys(link).some((key) => key.startsWith('__react')),
      ),
    )
    await page.getByRole('link', { name: 'Schulbereich' }).filter({ visible: true }).click()
    await expect(page.locator('main [class*="animate-pulse"]').filter({ visible: true }).first()).toBeVisible()
    goOn()
    await expect(page).toHaveURL('/premium')
    await expect(toast(page, 'Nicht angemeldet')).toBeVisible()
  })
})

test('a member reaches each of the nine sections', { tag: '@phone' }, async ({ page, account }, { project }) => {
  await account('member')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guten (Morgen|Tag|Abend), Marta$/)
  await hydrated(page)
  for (const section of SECTIONS) {
    if (isPhone(project.name)) await page.getByRole('button', { name: 'Bereiche öffnen' }).click()
    await sidebar(page).locator(`a[href="/dashboard/${section}"]`).click()
    await expect(page).toHaveURL(`/dashboard/${section}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (isPhone(project.name)) await expect(page.getByRole('dialog')).toBeHidden()
    else await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1)
  }
  const answer = await page.goto('/dashboard')
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  await page.emulateMedia({ colorScheme: 'dark' })
})

test(
  'the sidebar becomes narrow by button and key and stays so',
  { tag: '@phone' },
  async ({ page, account }, { project }) => {
    await account('member')
    await page.goto('/dashboard')
    await hydrated(page)
    if (isPhone(project.name)) {
      await page.keyboard.press('Control+b')
      const panel = page.getByRole('dialog')
      await expect(panel).toBeVisible()
      await expectWidth(panel, 288)
      for (let at = 0; at < 30; at++) await page.keyboard.press('Tab')
      expect(
        await panel.evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      return
    }
    const aside = page.getByRole('complementary')
    await expectWidth(aside, 256)
    await page.getByRole('button', { name: /^Seitenleiste/ }).click()
    await expectWidth(aside, 48)
    await expectAccessible(page)
    const kept = (await page.context().cookies()).find(({ name }) => name === 'sidebar:state')
    expect(kept?.value).toBe('false')
    expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400)
    await page.reload()
    await expectWidth(aside, 48)
    await hydrated(page)
    await page.keyboard.press('Control+b')
    await expectWidth(aside, 256)
    await page.keyboard.press('Meta+b')
    await expectWidth(aside, 48)
  },
)

test(
  'without script the sidebar works too',
  { tag: '@phone' },
  async ({ browser, baseURL, page, account }, { project }) => {
    await account('member')
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport: page.viewportSize(),
      storageState: await page.context().storageState(),
    })
    const plain = await context.newPage()
    await plain.goto('/dashboard/support')
    if (isPhone(project.name)) {
      await plain.getByRole('button', { name: 'Bereiche öffnen' }).click()
      await sidebar(plain).getByRole('link', { name: 'Übersicht' }).click()
      await expect(plain).toHaveURL('/dashboard/overview')
    } else {
      await plain.getByRole('button', { name: /^Seitenleiste/ }).click()
      await expectWidth(plain.getByRole('complementary'), 48)
      await expect(plain).toHaveURL('/dashboard/support')
      await plain.getByRole('link', { name: 'Übersicht' }).click()
    }
    await plain.getByRole('link', { name: '12 Monate', exact: true }).click()
    await plain.getByText('Als Tabelle').click()
    await expect(plain.getByRole('columnheader', { name: 'Monat' })).toBeVisible()
    await context.close()
  },
)

test('a visit shows in the figures', async ({ browser, baseURL, page, account }, { project }) => {
  const school = memberSchoolOf(project.name)
  await account('member')
  await page.goto('/dashboard')
  const before = {
    views: Number(await figure(page, 'Aufrufe des Profils').textContent()),
    phone: Number(await figure(page, 'Klicks auf die Telefonnummer').textContent()),
  }
  // The person's own visits do not count.
  await page.goto(`/schools/${school.id}`)
  await hydrated(page)
  await visit(browser, `${baseURL}/schools/${school.id}`, async (visitor) => {
    const clicked = told(visitor, 'phone')
    await visitor.getByRole('link', { name: /0221 123456/ }).click()
    await clicked
  })
  await expect(async () => {
    await page.goto('/dashboard')
    expect(Number(await figure(page, 'Aufrufe des Profils').textContent())).toBe(before.views + 1)
    expect(Number(await figure(page, 'Klicks auf die Telefonnummer').textContent())).toBe(before.phone + 1)
  }).toPass()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /CSV/ }).click()
  expect((await download).suggestedFilename()).toBe(`figures-${school.id}.csv`)
})

test('by keyboard alone', { tag: '@phone' }, async ({ page, account }, { project }) => {
  await account('member')
  await page.goto('/dashboard')
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  if (isPhone(project.name)) await page.keyboard.press('Control+b')
  const help = sidebar(page).getByRole('link', { name: 'Hilfe' })
  await expect(help).toBeVisible()
  const isFocused = () => help.evaluate((link) => link === document.activeElement)
  for (let stop = 0; stop < 40 && !(await isFocused()); stop++) await page.keyboard.press('Tab')
  await expect(help).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Hilfe', level: 1 })).toBeFocused()
})
