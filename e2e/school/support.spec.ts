import type { Page } from '@playwright/test'
import { expect, test, toast } from '../fixtures/account.ts'
import { moderatorOf } from '../fixtures/examples/example-cases.ts'
import { hydrated } from '../fixtures/test.ts'

// Forms that are not accepted are answered with 400.
test.use({ expectedErrors: [/status of 400/] })

const SUBJECT = 'Das Logo lädt nicht hoch'

/** By keyboard, because a message may cover the button. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

test('a school asks, the team answers, and the school closes the request', async ({ page, account, openPageOf }, {
  project,
}) => {
  await account('member')
  await page.goto('/dashboard/support')
  await hydrated(page)
  await page.getByRole('link', { name: /^Telefon-Support/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Telefon-Support' })).toBeFocused()
  await press(page, 'Anfrage senden')
  await expect(page.getByText('Bitte geben Sie eine Telefonnummer ein.', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Unter welcher Nummer' })).toBeFocused()
  await page.getByLabel('Unter welcher Nummer erreichen wir Sie?').fill('0221 123456')
  await page.getByLabel('Wann passt es Ihnen?').fill('ab 14 Uhr')
  await page.getByLabel('Worum geht es?').fill(`${SUBJECT} ${Date.now()}`)
  await page.getByLabel('Ihre Nachricht').fill('Es bleibt bei der Hälfte stehen.')
  await press(page, 'Anfrage senden')
  await expect(toast(page, 'Das Support-Team meldet sich bei Ihnen')).toBeVisible()
  const heading = page.getByRole('heading', { name: /^Anfrage \d+$/ })
  await expect(heading).toBeVisible()
  const number = /\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByText('Wir rufen an unter 0221 123456, am liebsten: ab 14 Uhr')).toBeVisible()

  const team = await openPageOf(moderatorOf(project.name))
  await team.goto('/admin/tickets?kind=phone')
  await hydrated(team)
  await team.getByRole('link', { name: new RegExp(`^${number} `) }).press('Enter')
  await expect(team.getByRole('heading', { name: `Anfrage ${number}` })).toBeVisible()
  await hydrated(team)
  await team.getByLabel('Notiz', { exact: true }).fill('Vermutlich ein großes Bild.')
  await press(team, 'Notiz speichern')
  await expect(team.getByText('Vermutlich ein großes Bild.')).toBeVisible()
  await team.getByLabel('Ihre Antwort').fill('Guten Tag,\nbitte versuchen Sie es mit einem kleineren Bild.')
  await press(team, 'Antwort senden')
  await expect(team.getByText('Beantwortet')).toBeVisible()

  await page.reload()
  await hydrated(page)
  await expect(page.getByText('bitte versuchen Sie es mit einem kleineren Bild.')).toBeVisible()
  await expect(page.getByText('Vermutlich ein großes Bild.')).toHaveCount(0)
  await page.getByLabel('Ihre Nachricht').fill('Danke, jetzt geht es.')
  await press(page, 'Nachricht senden')
  await expect(page.getByText('Danke, jetzt geht es.')).toBeVisible()
  await press(page, 'Anfrage schließen')
  await expect(page.getByText('Geschlossen', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Zum Support' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('Geschlossen')
})

test('a chat shows new messages, and the premium clock runs', async ({ page, account }, { project }) => {
  await account('member')
  await page.goto('/dashboard/support?way=live_chat')
  await hydrated(page)
  await expect(page.getByText(/Der Chat ist jetzt besetzt\.|Wieder ab/)).toBeVisible()
  await page.getByLabel('Worum geht es?').fill(`Chat ${Date.now()}`)
  await page.getByLabel('Ihre Nachricht').fill('Wie ändere ich das Logo?')
  await press(page, 'Anfrage senden')
  await expect(page.getByText(/^Antwort bis \d\d\.\d\d\.\d{4}, \d\d:\d\d/)).toBeVisible()
  const { pathname } = new URL(page.url())

  // Another member of the school, or the same person on another device.
  const answer = await page.request.post(pathname, {
    form: { intent: 'reply', message: 'Ich meine das kleine Bild.' },
    headers: { origin: project.use.baseURL ?? '' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(302)
  await expect(page.getByText('Ich meine das kleine Bild.')).toBeVisible()
  await page.goto('/dashboard/support')
  await expect(page.getByText(/^Anfrage \d+: Antwort bis/)).toBeVisible()
  await page.goto(pathname)
  await hydrated(page)
  await press(page, 'Anfrage schließen')
  await expect(page.getByText('Geschlossen', { exact: true })).toBeVisible()
})
