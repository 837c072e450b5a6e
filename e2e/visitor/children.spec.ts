import type { Page } from '@playwright/test'
import { db } from '#db/client.ts'
import { addDays, berlinDay, berlinYear } from '#lib/berlin-day.ts'
import { test as accountTest } from '../fixtures/account.ts'
import { userOf } from '../fixtures/examples/example-users.ts'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

/** The child is ten in the next year of entry. */
const YEAR = berlinYear() + 1
const NAME = `Geboren im Mai ${YEAR - 10}`
const PROCEDURE = 'Kölner Verfahren'

test.beforeAll(async ({ database: _ }) => {
  await db()
    .insertInto('admission_dates')
    .values({
      ...{ origin: 'team', country: 'DE', area: 'Nordrhein-Westfalen', stages: ['secondary'], event: 'test' },
      ...{ name: PROCEDURE, starts_on: addDays(berlinDay(), 3), ends_on: addDays(berlinDay(), 3) },
      ...{ school_year: `${YEAR}/${String(YEAR + 1).slice(2)}`, bring: ['school_report'], read_on: '2026-11-29' },
      ...{ source_url: 'https://schule.example/', publisher: 'Stadt Köln' },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})

async function fill(page: Page) {
  await page.getByLabel('Monat der Geburt').selectOption('05')
  await page.getByLabel('Jahr der Geburt').selectOption(String(YEAR - 10))
  await page.getByLabel('Land', { exact: true }).selectOption('DE')
  await page.getByLabel('Postleitzahl oder Ort').fill('Köln')
}

test('a family sees the dates of its child, remembers it on the device and forgets it', { tag: '@phone' }, async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/children')
  await hydrated(page)
  await expectAccessible(page)
  await fill(page)
  await page.getByRole('button', { name: 'Termine zeigen' }).click()
  const answer = page.getByRole('region', { name: NAME })
  await expect(answer.getByText(PROCEDURE)).toBeVisible()
  await expect(answer.getByText(/in 3\sTagen/).first()).toBeVisible()
  await expect(answer.getByText('Mitzubringen: Zeugnis').first()).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await answer.getByRole('button', { name: 'Kalenderdatei laden' }).click()
  expect((await download).suggestedFilename()).toBe('dates.ics')

  await answer.getByLabel('Name oder Kürzel').fill('Mia')
  await answer.getByRole('button', { name: 'Auf diesem Gerät merken' }).click()
  await page.reload()
  await hydrated(page)
  const card = page.getByRole('article', { name: 'Mia' })
  await expect(card.getByText(PROCEDURE)).toBeVisible()
  await expectAccessible(page)
  expect(asked.filter((address) => /Mia|Mai|K%C3%B6ln|Köln|-05\b/.test(address))).toEqual([])

  await card.getByRole('button', { name: 'Nicht mehr merken' }).click()
  await expect(card).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('children'))).toBeNull()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] })
  test('the dates of a child are in the answer', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/children')
    await page.getByRole('button', { name: 'Termine zeigen' }).click()
    await expect(page.getByText('Monat und Jahr fehlen.').first()).toBeVisible()
    await fill(page)
    await page.getByRole('button', { name: 'Termine zeigen' }).click()
    await expect(page.getByRole('region', { name: NAME }).getByText(PROCEDURE)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Auf diesem Gerät merken' })).toBeHidden()
    expect(new URL(page.url()).search).toBe('')
  })
})

accountTest(
  'a person is reminded only with a consent, and withdraws it',
  { tag: '@phone' },
  async ({ page, signInAs }, { project }) => {
    await signInAs(userOf('parent', project.name))
    await page.goto('/account/children')
    await hydrated(page)
    await expectAccessible(page)
    await fill(page)
    await page.getByLabel(/^Ich willige ein/).check()
    await page.getByRole('button', { name: 'Kind hinzufügen' }).click()
    const card = page.getByRole('article', { name: NAME })
    await expect(card.getByText(PROCEDURE)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keine E-Mails mehr' }).click()
    await expect(page.getByText(/schreiben wir dir keine Erinnerungen mehr/)).toBeVisible()
    await page.getByRole('button', { name: 'Widerrufen und alle Kinder löschen' }).click()
    await expect(card).toHaveCount(0)
    await expect(page.getByLabel(/^Ich willige ein/)).not.toBeChecked()
  },
)
