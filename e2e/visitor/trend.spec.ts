import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

const [LAKE, MOOR] = ['gb-990021', 'gb-990022']
const RESULTS = `/en/schools/${LAKE}/facts/ks2_expected`

/** Several workers add the same. */
test.beforeAll(async ({ database: _ }) => {
  const place = { country: 'GB', region: 'Lakeshire', city: 'Lakebury', category: 'primary' } as const
  const type = { local_type: 'Community school', source: 'gb-gias' }
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: LAKE, name: 'Lakebury Lake School', ...place, ...type }),
      schoolRow({ id: MOOR, name: 'Lakebury Moor School', ...place, ...type }),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const said = { period: 'school_year', dated_by: 'publisher', source: 'gb-performance' }
  const year = (key: string, start: number, percent: number, pupils: number) => [
    { key, fact: 'ks2_expected', number: percent, period_start: `${start}-08-01`, ...said },
    { key, fact: 'ks2_pupils', number: pupils, period_start: `${start}-08-01`, ...said },
  ]
  await db()
    .insertInto('school_facts')
    .values([
      ...year(LAKE, 2017, 60, 30),
      ...year(LAKE, 2018, 66, 29),
      ...year(LAKE, 2022, 90, 30),
      ...year(LAKE, 2023, 40, 30),
      ...year(MOOR, 2023, 70, 60),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const spread = { low: 30, lower_quartile: 55, median: 65, upper_quartile: 74, high: 90, schools: 31 }
  await db()
    .insertInto('fact_statistics')
    .values(
      [2018, 2022, 2023].map((start) => ({
        fact: 'ks2_expected',
        period_start: `${start}-08-01`,
        area: 'GB',
        region: 'Lakeshire',
        category: 'primary',
        ...spread,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})

test('from the profile to the line of a figure, with its band, gap, and what chance explains', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`/en/schools/${LAKE}`)
  await page
    .getByRole('link', { name: /^Over time ?: Met standard overall/ })
    .first()
    .click()
  await expect(page).toHaveURL(RESULTS)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Met standard overall (KS2) over time')
  await expect(
    page.getByRole('img', { name: 'Met standard overall (KS2) over time: 2017/18 60%, 2023/24 40%' }),
  ).toBeVisible()
  const chance = page.getByRole('region', { name: 'Change or chance?' })
  await expect(chance.getByRole('listitem')).toHaveText([
    'From 60% (2017/18) to 66% (2018/19): within what chance explains',
    'From 66% (2018/19) to 90% (2022/23): more than chance alone explains',
    'From 90% (2022/23) to 40% (2023/24): more than chance alone explains',
  ])
  await expect(chance.getByRole('link', { name: /^Wilson EB/ })).toBeVisible()
  const last = page.getByRole('row').filter({ hasText: '2023/24' })
  for (const text of ['40%', '30', '65%', '55% to 74%', '31 schools']) await expect(last).toContainText(text)
  await expect(page.getByText('Where a period is missing, there is a gap.')).toBeVisible()
  await expectAccessible(page)
})

test('the line of a figure fits a width of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(RESULTS)
  await hydrated(page)
  await expectAccessible(page)
})

test('the comparison leads to the line of the school that has one', async ({ page }) => {
  await page.goto(`/en/compare?ids=${LAKE},${MOOR}`)
  const row = page.getByRole('row', { name: /^Met standard overall/ })
  await expect(row.getByRole('link', { name: /^Over time/ })).toHaveCount(1)
  await row.getByRole('link', { name: /^Over time ?: Met standard overall \(KS2\), Lakebury Lake School$/ }).click()
  await expect(page).toHaveURL(RESULTS)
})

test.describe('what there is not', () => {
  test.use({ expectedErrors: [/status of 404/] })
  test('has no page', async ({ page }) => {
    for (const [school, fact] of [
      [LAKE, 'no_such_fact'],
      [LAKE, 'attainment_8'],
      [MOOR, 'ks2_expected'],
      ['gb-990029', 'ks2_expected'],
    ]) {
      const answer = await page.goto(`/en/schools/${school}/facts/${fact}`)
      expect(answer?.status()).toBe(404)
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('line, table and judgement are there', async ({ page }) => {
    await page.goto(RESULTS)
    await expect(page.getByRole('img', { name: /over time/ })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: '2022/23' })).toContainText('90%')
    await expect(page.getByText('within what chance explains')).toBeVisible()
  })
})
