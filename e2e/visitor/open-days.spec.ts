import type { Page } from '@playwright/test'
import { instantIn } from '#app/features/events/time-zone.ts'
import { db } from '#db/client.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

const REGION = '/open-days/deutschland/nordrhein-westfalen'
const HOME = { lat: 50.9413, lng: 6.9583, name: 'Köln' }

/** The Saturday after next, so that both open days are to come. */
const SATURDAY = (() => {
  const weekday = new Date(`${berlinDay()}T12:00:00Z`).getUTCDay()
  return addDays(berlinDay(), 6 - weekday + 7)
})()

const at = (time: string) => instantIn('Europe/Berlin', `${SATURDAY}T${time}`)!

test.beforeAll(async ({ database: _ }) => {
  const titled = (title: string, from: string, to: string) => ({
    ...{ kind: 'open_day', title, language: 'de' },
    ...{ starts_at: at(from), ends_at: at(to) },
  })
  for (const event of [
    { school_id: 'de-NW-900036', ...titled('Rundgang am Vormittag', '09:00', '11:00') },
    { school_id: 'de-NW-900030', ...titled('Rundgang am Mittag', '10:30', '12:00') },
  ]) {
    const known = db().selectFrom('school_events').select('id').where('title', '=', event.title)
    if (!(await known.executeTakeFirst())) await db().insertInto('school_events').values(event).execute()
  }
})

const round = (page: Page) => page.getByRole('region', { name: 'Eure Runde' })

test('a family picks a round at a weekend, sees what clashes and takes it into its calendar', {
  tag: '@phone',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(REGION)
  await hydrated(page)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: new RegExp(`Samstag, .*${SATURDAY.slice(0, 4)}: \\d+ Termine?`) })
    .first()
    .click()
  await expect(page).toHaveURL(/day=/)
  await page.goto(`${REGION}?day=${SATURDAY}`)
  await hydrated(page)
  for (const name of [
    /^In eure Runde: Städtisches Gymnasium 37, 09:00/,
    /^In eure Runde: Städtisches Gymnasium 31, 10:30/,
  ])
    await page.getByRole('checkbox', { name }).check()
  await expect(round(page).getByText('Überschneidet sich mit Städtisches Gymnasium 37.')).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await round(page).getByRole('button', { name: 'Runde in den Kalender' }).click()
  expect((await download).suggestedFilename()).toBe('open-days.ics')

  await page.goto('/open-days')
  await hydrated(page)
  await expect(round(page).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await round(page)
    .getByRole('button', { name: /^Entfernen ?: Städtisches Gymnasium 31/ })
    .click()
  await expect(round(page).getByText('Soweit bekannt, passen die Termine zusammen.')).toBeVisible()
  await round(page).getByRole('button', { name: 'Runde leeren' }).click()
  await expect(round(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('open-day-round'))).toBeNull()
  expect(asked.filter((address) => /event=|50\.94/.test(address))).toEqual([])
})

test('open days of one day stand in the order of the way from the own point, which no address names', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript((home) => localStorage.setItem('own-point', JSON.stringify(home)), HOME)
  await page.goto(`${REGION}?day=${SATURDAY}`)
  await hydrated(page)
  await page.getByLabel('Reihenfolge je Tag').selectOption('distance')
  await expect(page.getByText(/^Luftlinie ab eurer Adresse/)).toBeVisible()
  const distances = await page
    .locator('school-distance')
    .evaluateAll((all) =>
      all.map((one) => Number(/[\d,.]+/.exec(one.shadowRoot?.textContent ?? '')?.[0]?.replace(',', '.') ?? Number.NaN)),
    )
  expect(distances.length).toBeGreaterThan(1)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(asked.filter((address) => /50\.94|6\.95/.test(address))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the list narrows, and what is ticked becomes a calendar', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${REGION}?day=${SATURDAY}`)
    await page.getByLabel('Schulart').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Anzeigen' }).click()
    await expect(page).toHaveURL(/stage=/)
    await page.goto(`${REGION}?day=${SATURDAY}`)
    await page.getByRole('checkbox').first().check()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Ausgewählte in den Kalender' }).click()
    expect((await download).suggestedFilename()).toBe('open-days.ics')
  })
})
