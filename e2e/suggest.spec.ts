import type { Locator, Page, Route } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './fixtures.ts'

const field = (page: Page): Locator => page.getByLabel('Name, Ort oder Postleitzahl')
const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Vorschläge' })
const rows = (page: Page): Locator => list(page).getByRole('option')
const row = (page: Page, name: string | RegExp): Locator => list(page).getByRole('option', { name })
const recent = (page: Page): Locator => list(page).getByRole('group', { name: 'Zuletzt gesucht' }).getByRole('option')

const open = async (page: Page, path = '/') => {
  await page.goto(path)
  await hydrated(page)
}
const expectActive = async (page: Page, option: Locator) => {
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
}
const expectNoneActive = async (page: Page) => {
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await expect(field(page)).toBeFocused()
}
const textOf = (route: Route) => new URL(route.request().url()).searchParams.get('q') ?? ''
/** An answer from which the text that it belongs to can be told. */
const answer = (text: string) => ({
  json: { places: [], schools: [{ id: '1', name: `Antwort auf ${text}`, city: 'Köln' }], types: [] },
})
const rememberSearches = (page: Page, searches: string[]) =>
  page.evaluate((stored) => localStorage.setItem('recent-searches', JSON.stringify(stored)), searches)

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

  test('arrows go round through the field, other keys lead back to it', async ({ page }) => {
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
    .getByRole('option', { name: /^Gymnasium/ })
    .click()
  await expect(page).toHaveURL('/fr/results?q=Gymnasium')
})

test('places of one name are told apart by their id', async ({ page }) => {
  const place = { name: 'Neustadt', country: 'DE', kind: 'town', ambiguous: true }
  const places = ['Hessen', 'Sachsen'].map((region) => ({
    ...place,
    region,
    id: `DE.neustadt.${region.toLowerCase()}`,
  }))
  await page.route('**/api/suggest?*', (route) => route.fulfill({ json: { places, schools: [], types: [] } }))
  await open(page)
  await field(page).fill('Neust')
  await row(page, 'Neustadt · Sachsen, Deutschland').click()
  await expect(page).toHaveURL('/results?q=Neustadt&place=DE.neustadt.sachsen')
})

test('nothing is asked for before the second letter', async ({ page }) => {
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

test('the next key aborts a request, and an answer that comes late is never shown', async ({ page }) => {
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

test('rows of another word do not stand under a new one', async ({ page }) => {
  await page.route('**/api/suggest?*', (route) =>
    textOf(route).startsWith('be') ? undefined : route.fulfill(answer(textOf(route))),
  )
  await open(page)
  await field(page).fill('kö')
  await expect(row(page, /Antwort auf kö/)).toBeVisible()
  await field(page).fill('be')
  await expect(list(page)).toHaveCount(0)
})

test('text typed before the page came alive stays and gets suggestions', async ({ page }) => {
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
  test.use({ expectedErrors: [/status of 500|ERR_FAILED/] })

  test('an answer that never comes right shows nothing and the search works', async ({ page }) => {
    await page.route('**/api/suggest?*', (route) => route.fulfill({ status: 500, body: 'no' }))
    await open(page)
    const failed = page.waitForResponse('**/api/suggest?*')
    await field(page).fill('Lise')
    await failed
    await expect(list(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/results?q=Lise')
  })

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

test.describe('recent searches', () => {
  test('are kept on submit and offered in the empty field', async ({ page }) => {
    await open(page)
    for (const text of ['Lise', 'Städtisches']) {
      await field(page).fill(text)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`„${text}“`)
    }
    await open(page)
    await field(page).focus()
    await expect(recent(page)).toHaveText(['Städtisches', 'Lise', 'Letzte Suchen löschen'])
    await expect(page.getByRole('status').filter({ hasText: /^2 letzte Suchen/ })).toBeAttached()
    await expectAccessible(page)
    await row(page, 'Lise').click()
    await expect(page).toHaveURL('/results?q=Lise')
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('["Lise","Städtisches"]')
  })

  test('are deleted one by one and all at once with the keyboard', async ({ page }) => {
    await open(page)
    await rememberSearches(page, ['eins', 'zwei', 'drei'])
    await field(page).focus()
    await expect(recent(page)).toHaveCount(4)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(recent(page)).toHaveText(['eins', 'drei', 'Letzte Suchen löschen'])
    await expectActive(page, row(page, 'drei'))
    await page.keyboard.press('Delete')
    await expectActive(page, row(page, 'eins'))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(list(page)).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
    await expect(page).toHaveURL('/')
  })

  test('are deleted with the pointer, which leaves the focus in the field', async ({ page }) => {
    await open(page)
    await rememberSearches(page, ['eins', 'zwei'])
    await field(page).focus()
    await page.getByRole('button', { name: 'Suche „eins“ löschen' }).click()
    await expect(recent(page)).toHaveText(['zwei', 'Letzte Suchen löschen'])
    await expect(field(page)).toBeFocused()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(list(page)).toHaveCount(0)
  })

  test('do not hide why a blank search was refused', async ({ page }) => {
    await open(page)
    await rememberSearches(page, ['eins'])
    await field(page).focus()
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(list(page)).toHaveCount(0)
    await page.keyboard.type('lise')
    await expect(row(page, /Lise-Meitner-Gymnasium/)).toBeVisible()
  })

  test('are none where the browser refuses to store', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
    })
    await open(page)
    await field(page).fill('Lise')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/results?q=Lise')
    await open(page)
    await field(page).focus()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(list(page)).toHaveCount(0)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('rows and delete buttons are large enough and do what they say', async ({ page }) => {
    await open(page)
    await rememberSearches(page, ['eins', 'zwei'])
    await field(page).tap()
    const remove = page.getByRole('button', { name: 'Suche „zwei“ löschen' })
    for (const target of [row(page, 'eins'), remove]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await remove.tap()
    await expect(recent(page)).toHaveText(['eins', 'Letzte Suchen löschen'])
    await field(page).pressSequentially('lise')
    await row(page, /Lise-Meitner-Gymnasium/).tap()
    await expect(page).toHaveURL('/schools/1')
  })
})
