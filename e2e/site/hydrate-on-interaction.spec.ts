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
  const open = page.getByRole('button', { name: /^Filter/ })
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
