import type { Page } from '@playwright/test'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { AREA_CORNER } from '../fixtures/examples/schools/example-schools.ts'
import { openMap } from '../fixtures/map-page.ts'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

const [PARK, HILL] = ['gb-990011', 'gb-990012']
const IN_ALTON = '/en/results?country=GB&type=secondary&q=Altonbury'
const HOME = { lat: 51.16, lng: -0.97, name: '', isExact: true }

const year = (start: number, facts: Record<string, number | string>) =>
  Object.entries(facts).map(([name, value]) => ({
    fact: `admission_${name}`,
    period_start: `${start}-08-01`,
    ...(typeof value === 'number' ? { number: value } : { choice: value }),
  }))

// The page of a need is missing until the index knows its schools.
test.use({ expectedErrors: [/status of 404/] })

/** Several workers add the same. */
async function addOnce(key: string, ...facts: Record<string, string | number>[]): Promise<void> {
  const said = { key, period: 'school_year', dated_by: 'publisher', source: 'gb-gias' }
  await db()
    .insertInto('school_facts')
    .values(facts.map((fact) => ({ fact: '', period_start: '2024-08-01', ...said, ...fact })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

test.beforeAll(async ({ database: _ }) => {
  const straight = { distance_method: 'straight_line' }
  await addOnce(
    PARK,
    ...year(2025, { places: 240, applications: 412, offers: 240, last_distance: 2.945, ...straight }),
    ...year(2024, { places: 240, applications: 380, offers: 240, last_distance: 1.5, ...straight }),
    { fact: 'support_needs', choice: 'autism; hearing' },
    { fact: 'resourced_provision', choice: 'sen_unit' },
  )
  await addOnce(HILL, ...year(2025, { places: 180, applications: 150, offers: 150 }), {
    fact: 'support_needs',
    choice: 'autism',
  })
  const place = { country: 'GB', region: 'Altonshire', city: 'Altonbury', category: 'secondary' } as const
  const at = (lat: number) => ({ lat, lng: -0.97, position_precision: 'exact' as const })
  // The index reads the facts of a school when it learns of the school.
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: PARK, name: 'Altonbury Park School', ...place, ...at(51.15) }),
      schoolRow({ id: HILL, name: 'Altonbury Hill School', ...place, ...at(51.17) }),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})

/** Opens an address until the index knows what was added. */
async function openUntil(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await hydrated(page)
}

const keepPoint = (page: Page, point: object) =>
  page.addInitScript((kept) => localStorage.setItem('own-point', kept), JSON.stringify(point))

test('a list of oversubscribed schools names the year, and in which years the home was inside', {
  tag: '@phone',
}, async ({ page }) => {
  await keepPoint(page, HOME)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`))
  await openUntil(page, `${IN_ALTON}&fact=admission_demand.oversubscribed`, 'Altonbury Park School')
  const row = page.getByRole('article').filter({ hasText: 'Altonbury Park School' })
  await expect(row).toContainText('2025: 240 places, 412 applied, 240 offers')
  await expect(row).toContainText('inside the last distance in 2 of 2 years (2025 and 2024)')
  await expect(page.getByText('Altonbury Hill School')).toHaveCount(0)
  expect(sent.filter((one) => one.includes('51.16'))).toEqual([])
  await expectAccessible(page)
})

test('the comparison has the years inside as a row', { tag: '@phone' }, async ({ page }) => {
  await keepPoint(page, HOME)
  await page.goto(`/en/compare?ids=${PARK},${HILL}`)
  await hydrated(page)
  const row = page.getByRole('row', { name: /^Last distance, from you/ })
  await expect(row).toContainText('From here 0.69 miles: inside in 2 of the last 2 years (2025 and 2024).')
  await expect(page.getByRole('row', { name: /^Applications/ }).first()).toContainText('412')
  await expectAccessible(page)
})

test('the map draws last distances on request, and says the same as a list', { tag: '@phone' }, async ({ page }) => {
  await openUntil(page, IN_ALTON, 'Altonbury Park School')
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/map/last-distances') && asked.push(request.url()))
  const toggle = page.getByRole('button', { name: 'Last distances', exact: true })
  await expect(async () => {
    await openMap(page, `${IN_ALTON}&view=map`)
    await expect(toggle).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(asked).toEqual([])
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await page.getByText('Last distances in view').click()
  const list = page.getByRole('region', { name: 'Last distances in view' })
  await expect(list.getByRole('button')).toHaveText('Altonbury Park School, 2025: 1.83 miles')
  await list.getByLabel('Year').selectOption('2024')
  await expect(list.getByRole('button')).toHaveText('Altonbury Park School, 2024: 0.93 miles')
  await expect(list).toContainText('in a straight line')
  await expectAccessible(page)
  await toggle.click()
  await expect(list).toBeHidden()
})

test('the comparison shows its schools and their last distances on a map', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await keepPoint(page, { ...HOME, lat: 51.3034, lng: -0.8123 })
  await page.goto(`/en/compare?ids=${PARK},${HILL}`)
  await hydrated(page)
  const part = /\/(compare-map|map-style|school-map|maplibre)/
  const button = page.getByRole('button', { name: 'Map', exact: true })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(asked.filter((url) => part.test(url) || url.includes('/api/map'))).toEqual([])
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.results-map canvas')).toBeVisible()
  const schools = page.getByRole('list', { name: 'On the map' })
  await expect(schools.getByRole('button')).toHaveText(['Altonbury Park School', 'Altonbury Hill School'])
  await schools.getByRole('button').first().click()
  await expect(schools.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Last distances', exact: true }).click()
  const list = page.getByRole('region', { name: 'Last distances of the compared schools' })
  await expect(list.getByRole('button')).toHaveText('Altonbury Park School, 2025: 1.83 miles')
  await list.getByLabel('Year').selectOption('2024')
  await expect(list.getByRole('button')).toHaveText('Altonbury Park School, 2024: 0.93 miles')
  await page.getByRole('button', { name: 'By bicycle' }).click()
  await expect(page.getByText(/^Areas: .* from your point|^How far you get cannot be measured/)).toBeVisible()
  expect(asked.filter((url) => /51\.30|-0\.81/.test(url))).toEqual([])
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.results-map')).toBeHidden()
  await page.emulateMedia({ media: null })
  await button.click()
  await expect(schools).toBeHidden()
})

test('a home in the area of a school is told so, and one outside hears nothing of distances', async ({ page }) => {
  const [lng, lat] = AREA_CORNER
  await keepPoint(page, { lat: lat + 0.002, lng: lng + 0.002, name: '', isExact: true })
  await page.goto('/en/schools/de-BE-01G99')
  await hydrated(page)
  const part = page.getByRole('region', { name: /^Catchment area/ })
  await expect(part).toContainText(/Your point lies in catchment area \w+, which this school serves/)
  await page.evaluate((point) => localStorage.setItem('own-point', point), JSON.stringify(HOME))
  await keepPoint(page, HOME)
  await page.reload()
  await hydrated(page)
  await expect(part).toContainText(/Your point lies outside catchment area \w+, which decides first/)
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a need in a region leads from its place to its schools', { tag: '@phone' }, async ({ page }) => {
    await expect(async () => {
      await page.goto('/en/support/autism/united-kingdom/altonshire')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Altonshire: schools with provision for autism',
        {
          timeout: 1000,
        },
      )
    }).toPass()
    await expect(page.getByText('2 of 2 schools whose register states needs.')).toBeVisible()
    await page.getByRole('link', { name: 'hearing: 1' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: 'Altonbury Park School' }).first().click()
    const support = page.getByRole('region', { name: 'Support: who says what' })
    await expect(support).toContainText('Special needs places: SEN unit (2024/25)')
    await expect(support).toContainText('It has not said anything about this here yet.')
  })
})

test('the page of a need has no known barrier', { tag: '@phone' }, async ({ page }) => {
  await openUntil(page, '/en/support/autism/united-kingdom/altonshire', 'Altonbury Hill School')
  await expectAccessible(page)
})
