import type { Route } from '@playwright/test'
import { expectActive, expectNoneActive, field, list, open, row, rows } from '../fixtures/search-field.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const textOf = (route: Route) => new URL(route.request().url()).searchParams.get('q') ?? ''
/** An answer that shows which text it belongs to. */
const answer = (text: string) => ({
  json: {
    places: [],
    schools: [{ id: '1', name: `Antwort auf ${text}`, city: 'Köln' }],
    types: [],
    order: ['schools'],
  },
})

test.describe('with the keyboard alone', () => {
  test('a place is found, chosen and searched', async ({ page }) => {
    await open(page)
    for (let stop = 0; stop < 20 && !(await field(page).evaluate((input) => input === document.activeElement)); stop++)
      await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: 'Name, Ort oder Postleitzahl' })).toBeFocused()
    await page.keyboard.type('köl')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('status').filter({ hasText: /^8 Vorschläge/ })).toBeAttached()
    await expect(list(page).getByRole('group', { name: 'Orte' }).getByRole('option')).toHaveText([
      'Köln · Nordrhein-Westfalen, Deutschland',
    ])
    await expect(list(page).getByRole('group', { name: 'Schulen' }).getByRole('option')).toHaveCount(7)
    await page.keyboard.press('ArrowDown')
    await expectActive(page, rows(page).first())
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/results?q=K%C3%B6ln')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Köln')
    await expect(list(page)).toHaveCount(0)
  })

  test('arrows cycle through the field, other keys lead back to it', async ({ page }) => {
    await open(page)
    await field(page).fill('lise')
    await expect(rows(page)).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await expectActive(page, rows(page).first())
    await page.keyboard.press('ArrowDown')
    await expectNoneActive(page)
    await page.keyboard.press('ArrowUp')
    await expectActive(page, rows(page).last())
    for (const [key, caret] of [
      ['Home', 0],
      ['End', 4],
      ['ArrowLeft', 3],
    ] as const) {
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press(key)
      await expectNoneActive(page)
      expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(caret)
    }
    await expect(list(page)).toBeVisible()
  })

  test('Escape and Tab close the list and choose nothing', async ({ page }) => {
    await open(page)
    await field(page).fill('lise')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(list(page)).toHaveCount(0)
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(field(page)).toHaveValue('lise')
    await page.keyboard.press('ArrowDown')
    await expectActive(page, rows(page).first())
    await page.keyboard.press('Tab')
    await expect(list(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Suchen' })).toBeFocused()
    await expect(page).toHaveURL('/')
  })

  test('Enter searches for the text as typed while no row is active', async ({ page }) => {
    await open(page)
    await field(page).fill('Lise')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/results?q=Lise')
  })
})

test('a school opens its profile in the language of the page', async ({ page }) => {
  await open(page, '/en')
  await page.getByLabel('Name, town or postcode').fill('Lise Mei')
  await page.getByRole('option', { name: 'Lise-Meitner-Gymnasium · Köln' }).click()
  await expect(page).toHaveURL('/en/schools/1')
})

test('a type is searched by its name', async ({ page }) => {
  await open(page, '/fr')
  await page.getByLabel('Nom, ville ou code postal').fill('gymn')
  await page
    .getByRole('group', { name: 'Types d’établissement' })
    .getByRole('option', { name: /^Gymnasium ·/ })
    .click()
  await expect(page).toHaveURL('/fr/results?q=Gymnasium')
})

test('places of one name are told apart by their id', async ({ page }) => {
  const place = { name: 'Neustadt', text: 'Neustadt', country: 'DE', kind: 'town', ambiguous: true }
  const places = ['Hessen', 'Sachsen'].map((region) => ({
    ...place,
    region,
    id: `DE.neustadt.${region.toLowerCase()}`,
  }))
  await page.route('**/api/suggest?*', (route) =>
    route.fulfill({ json: { places, schools: [], types: [], order: ['places'] } }),
  )
  await open(page)
  await field(page).fill('Neust')
  await row(page, 'Neustadt · Sachsen, Deutschland').click()
  await expect(page).toHaveURL('/results?q=Neustadt&place=DE.neustadt.sachsen')
})

test('a long official name leaves room for the other rows and its town in view', { tag: '@phone' }, async ({
  page,
}) => {
  const name = `Städtisches Gymnasium ${'staatlich genehmigte Ersatzschule '.repeat(8)}`
  await page.route('**/api/suggest?*', (route) =>
    route.fulfill({ json: { places: [], schools: [{ id: '1', name, city: 'Köln' }], types: [], order: ['schools'] } }),
  )
  await open(page)
  await field(page).fill('städt')
  await expect(row(page, /Köln/)).toBeVisible()
  expect((await rows(page).first().boundingBox())?.height).toBeLessThan(80)
  await expect(rows(page).first().getByText('Köln')).toBeInViewport()
  await expectAccessible(page)
})

test('nothing is requested before the second letter', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/api/suggest?*', (route) => {
    asked.push(textOf(route))
    return route.fulfill(answer(textOf(route)))
  })
  await open(page)
  await field(page).fill('k')
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await field(page).fill('kö')
  await expect(row(page, /Antwort auf kö/)).toBeVisible()
  expect(asked).toEqual(['kö'])
})

test('the next key aborts a request, and a late answer is never shown', async ({ page }) => {
  const late: Route[] = []
  const aborted: string[] = []
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).searchParams.get('q') ?? ''))
  await page.route('**/api/suggest?*', (route) =>
    textOf(route) === 'kö' ? void late.push(route) : route.fulfill(answer(textOf(route))),
  )
  await open(page)
  await field(page).fill('kö')
  await expect.poll(() => late.length).toBe(1)
  await page.keyboard.type('l')
  await expect.poll(() => aborted).toEqual(['kö'])
  await expect(rows(page)).toHaveText(['Antwort auf köl · Köln'])
  await late[0]?.fulfill(answer('kö')).catch(() => {})
  await page.waitForTimeout(300)
  await expect(rows(page)).toHaveText(['Antwort auf köl · Köln'])
})

test('rows of an earlier word are not shown for a new one', async ({ page }) => {
  await page.route('**/api/suggest?*', (route) =>
    textOf(route).startsWith('be') ? undefined : route.fulfill(answer(textOf(route))),
  )
  await open(page)
  await field(page).fill('kö')
  await expect(row(page, /Antwort auf kö/)).toBeVisible()
  await field(page).fill('be')
  await expect(list(page)).toHaveCount(0)
})

test('text typed before hydration is kept and gets suggestions', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('searchbox').pressSequentially('lise')
  scripts.resolve()
  await expect(row(page, /Lise-Meitner-Gymnasium/)).toBeVisible()
  await expect(field(page)).toHaveValue('lise')
})

test.describe('when suggestions fail', () => {
  test.use({ expectedErrors: [/status of (429|500)|ERR_FAILED/] })

  for (const status of [429, 500]) {
    test(`an answer with status ${status} shows nothing and the search works`, async ({ page }) => {
      await page.route('**/api/suggest?*', (route) => route.fulfill({ status, body: 'no' }))
      await open(page)
      const failed = page.waitForResponse('**/api/suggest?*')
      await field(page).fill('Lise')
      await failed
      await expect(list(page)).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/results?q=Lise')
    })
  }

  test('scripts that cannot be fetched leave the plain form', async ({ page }) => {
    await page.route('**/assets/suggestions-*', (route) => route.abort())
    await open(page)
    const failed = page.waitForEvent('requestfailed')
    await field(page).fill('Lise')
    await failed
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page).toHaveURL('/results?q=Lise')
  })
})
