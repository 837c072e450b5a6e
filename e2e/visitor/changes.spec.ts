import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

const SCHOOL = 'de-NW-900041'
const DAYS_MS = 86_400_000
const instant = (days: number) => `${new Date(Date.now() - days * DAYS_MS).toISOString().slice(0, 16)}Z`

test.beforeAll(async ({ database: _ }) => {
  const known = db().selectFrom('school_facts').select('key').where('key', '=', SCHOOL).where('fact', '=', 'pupils')
  if (await known.executeTakeFirst()) return
  const importAt = async (days: number) => {
    const ended_at = sql<Date>`now() - make_interval(days => ${days}::integer)`
    const row = { source: 'de-nrw', files: ['a.csv'], state: 'finished', ended_at }
    return (await db().insertInto('import_runs').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const year = { key: SCHOOL, fact: 'pupils', period: 'school_year', dated_by: 'publisher', source: 'de-nrw' }
  await db()
    .insertInto('school_facts')
    .values([
      { ...year, period_start: '2024-08-01', number: 634, run_id: await importAt(300) },
      { ...year, period_start: '2025-08-01', number: 651, run_id: await importAt(5) },
    ])
    .execute()
})

const storeLook = (page: Page, days: number) =>
  page.addInitScript(
    ([id, at]) => {
      if (!localStorage.getItem('last-looks'))
        localStorage.setItem('last-looks', JSON.stringify([{ id, at, before: null }]))
    },
    [SCHOOL, instant(days)] as const,
  )

test('a device that is asked to remembers looks, and forgets them all', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/schools/${SCHOOL}`)
  await hydrated(page)
  expect(await page.evaluate(() => localStorage.getItem('last-looks'))).toBeNull()
  await page.getByRole('link', { name: 'Was sich zuletzt geändert hat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Was sich geändert hat' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByText(/vorher 634 \(2024\/25\), jetzt 651 \(2025\/26\)/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Auf diesem Gerät merken' }).click()
  await page.goto(`/schools/${SCHOOL}`)
  await page.mouse.move(100, 100)
  await page.mouse.wheel(0, 10)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-looks'))).toContain(SCHOOL)
  await page.goto(`/schools/${SCHOOL}/changes`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Alles löschen und nicht mehr merken' }).click()
  expect(await page.evaluate(() => localStorage.getItem('last-looks'))).toBeNull()
})

test('a profile tells what is new since the last look, without moving', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await storeLook(page, 20)
  await page.goto(`/schools/${SCHOOL}`)
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  await page.mouse.move(100, 100)
  await page.keyboard.press('Shift')
  const summary = page.getByText(/^Seit eurem Blick am .*: 1 Änderung$/)
  await expect(summary).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  await summary.click()
  await expect(page.getByText(/vorher 634 \(2024\/25\), jetzt 651 \(2025\/26\)/)).toBeVisible()
  await expectAccessible(page)
  expect(asked.filter((address) => address.includes(instant(20).slice(0, 10)))).toEqual([])

  await page.goto(`/compare?ids=${SCHOOL},1`)
  await hydrated(page)
  await expect(page.getByText(/Nichts Neues, seit ihr/)).toBeVisible()
})

test('a comparison tells of the schools that changed', async ({ page }) => {
  await storeLook(page, 20)
  await page.goto(`/compare?ids=${SCHOOL},1`)
  await hydrated(page)
  await page.getByText('Neues bei 1 Schule, seit ihr sie angesehen habt').click()
  await expect(page.getByText(/jetzt 651/)).toBeVisible()
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a profile leads to the page with what changed', async ({ page }) => {
    await page.goto(`/schools/${SCHOOL}`)
    await page.getByRole('link', { name: 'Was sich zuletzt geändert hat' }).click()
    await expect(page.getByText(/jetzt 651 \(2025\/26\)/)).toBeVisible()
  })
})
