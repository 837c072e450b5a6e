import { expect, hydrated, test } from '../fixtures/test.ts'

const FILTERS = '**/assets/filter-panel-*.js'

test('late parts are fetched at the visitor’s first interaction', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/results?q=Gymnasium', { waitUntil: 'networkidle' })
  await hydrated(page)
  const isFilters = (url: string) => url.includes('/filter-panel-')
  expect(asked.filter(isFilters)).toEqual([])
  const fetched = page.waitForRequest((request) => isFilters(request.url()))
  await page.mouse.move(100, 100)
  await fetched
})

test('a filter that is set before its script has loaded takes effect afterwards', { tag: '@phone' }, async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(FILTERS, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/results?q=schule')
  await hydrated(page)
  const open = page.getByRole('button', { name: /^Filter(?! anwenden)/ })
  if (await open.isVisible()) await open.click()
  const choice = page.getByLabel(/^Grundschule/)
  await choice.check()
  await expect(page).toHaveURL('/results?q=schule')
  resolve()
  await expect(page).toHaveURL('/results?q=schule&type=primary')
  await expect(choice).toBeChecked()
})

test('going back works on a page that nobody touched', async ({ page }) => {
  await page.goto('/results?q=Gymnasium')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Lise-Meitner-Gymnasium', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lise-Meitner-Gymnasium' })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /Schulen? für/ })).toBeVisible()
})

test.describe('without any script that arrives', () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 400/] })

  test('searches, filters, links and forms work', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('searchbox').fill('schule')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page).toHaveURL('/results?q=schule')
    await page.getByLabel(/^Grundschule/).check()
    await page.locator('select[name=sort]').selectOption('name')
    await page.getByRole('button', { name: 'Filter anwenden' }).click()
    await expect(page).toHaveURL(/type=primary/)
    await expect(page).toHaveURL(/sort=name/)
    await expect(page.getByLabel(/^Grundschule/)).toBeChecked()
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.getByRole('link', { name: 'Bewertung schreiben' }).first().click()
    await page.getByLabel('Deine Erfahrung').fill('Zu kurz.')
    await page.getByRole('button', { name: 'Bewertung absenden' }).click()
    await expect(page.getByText('Bitte schreib mindestens 50 Zeichen.', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Deine Erfahrung')).toHaveValue('Zu kurz.')
  })
})
