import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { berlinYear } from '#lib/berlin-day.ts'
import { expect, test, toast } from '../fixtures/account.ts'
import { eventSchoolOf } from '../fixtures/examples/example-enquiries.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

const nextYear = berlinYear() + 1
const save = (page: Page) => page.getByRole('button', { name: 'Termin speichern' }).press('Enter')

test('a school announces an event, which visitors see and add to their calendar', async ({ page, account }, {
  project,
}) => {
  const title = `Tag der offenen Tür ${randomUUID().slice(0, 8)}`
  const profile = `/schools/${eventSchoolOf(project.name)}`
  await account('announcer')
  await page.goto('/dashboard/events')
  await page.getByRole('link', { name: 'Termin eintragen' }).click()
  await expect(page.getByRole('heading', { name: 'Termin eintragen' })).toBeVisible()
  await hydrated(page)
  await save(page)
  await expect(page.getByText('Bitte geben Sie Tag und Uhrzeit an.', { exact: true })).toHaveCount(2)
  await expectAccessible(page)

  await page.getByLabel('Titel', { exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Beginn' }).fill(`01.07.${nextYear}, 10:00`)
  await page.getByRole('textbox', { name: 'Ende' }).fill(`1.7.${nextYear} 12:30`)
  await page.getByLabel('Ort', { exact: true }).fill('Aula; Haus B, 2. Stock')
  await save(page)
  await expect(toast(page, 'Termin gespeichert')).toBeVisible()

  await test.step('it is on the profile', async () => {
    await page.goto(profile)
    const event = page.getByRole('listitem').filter({ hasText: title })
    await expect(event.getByText(`1. Juli ${nextYear}`)).toBeVisible()
    const link = event.getByRole('link', { name: /In den Kalender/ })
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
    const read = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
    expect(read.startDate.toJSDate()).toEqual(new Date(`${nextYear}-07-01T08:00:00Z`))
    expect(read.location).toContain('Aula; Haus B, 2. Stock')
    expect(await (await page.request.get(`${profile}/events.ics`)).text()).toContain(title.slice(0, 40))
  })

  await test.step('it is changed and deleted', async () => {
    await page.goto('/dashboard/events')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('textbox', { name: 'Beginn' })).toHaveValue(`01.07.${nextYear}, 10:00`)
    await hydrated(page)
    await page.getByLabel('Titel', { exact: true }).fill(`${title}, neu`)
    await save(page)
    await expect(toast(page, 'Termin gespeichert')).toBeVisible()
    // By keyboard, because a message may cover the link.
    await page.getByRole('link', { name: `${title}, neu` }).press('Enter')
    await page.getByText('Termin löschen').click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Endgültig löschen' }).press('Enter')
    await expect(toast(page, 'Termin gelöscht')).toBeVisible()
    await page.goto(profile)
    await expect(page.getByText(title)).toHaveCount(0)
  })
})
