import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { expect, test, toast } from '../fixtures/account.ts'
import { fillReview } from '../fixtures/fill-review.ts'
import { expectAccessible, hydrated, prepared } from '../fixtures/test.ts'

test.use({
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 502|dynamically imported module|Failed to fetch|loading route module/,
  ],
})

const waiting = (page: Page) => toast(page, 'Alle Eingaben auf dieser Seite sind noch da')
const unsent = (page: Page) =>
  page.locator('main form').getByRole('alert').filter({ hasText: 'Alle Eingaben sind noch da' })

test('a filter and a link wait for the network, and the page stays', async ({ page, context }) => {
  await page.goto('/results')
  await prepared(page)
  const spanish = page.getByRole('group', { name: 'Unterrichtete Sprachen' }).getByLabel('Spanisch')
  await context.setOffline(true)
  await spanish.click()
  await expect(waiting(page)).toBeVisible()
  await expect(spanish).toBeChecked()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/results?language=es')
  await expect(waiting(page)).toBeHidden()

  // The browser does not always know that no server can be reached.
  await page.route(/\/healthz$|\.data/, (route) => route.abort())
  await page.getByRole('link', { name: 'Filter „Spanisch“ entfernen' }).click()
  await expect(waiting(page)).toBeVisible()
  await page.unroute(/\/healthz$|\.data/)
  await waiting(page).getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page).toHaveURL('/results')
  await expect(waiting(page)).toBeHidden()

  await context.setOffline(true)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(waiting(page)).toBeVisible()
  await expect(page).toHaveURL('/results')
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/schools\//)
})

test('a review keeps its text without a network and can be sent again', async ({ page, context }) => {
  await page.goto('/schools/2/review')
  await prepared(page)
  const text = 'Unser Kind geht jeden Tag gern hin, und auf Fragen kommt schnell eine Antwort.'
  await fillReview(page, text)
  await context.setOffline(true)
  const send = page.getByRole('button', { name: 'Bewertung absenden' })
  await send.click()
  await expect(unsent(page)).toBeVisible()
  await expect(page.getByLabel('Deine Erfahrung')).toHaveValue(text)
  await context.setOffline(false)
  await send.click()
  await expect(page).toHaveURL(/\/auth\?next=/)
  await expect(unsent(page)).toBeHidden()
})

test('in the dashboard a form keeps its values and an upload goes on', async ({ page, context, account }) => {
  await account('announcer')
  await page.goto('/dashboard/contact?edit=1')
  await prepared(page)
  const phone = page.getByLabel('Telefon')
  await phone.fill('0221 5550199')
  await context.setOffline(true)
  const save = page.getByRole('button', { name: /peichern/ })
  await save.click()
  await expect(unsent(page)).toBeVisible()
  await expect(phone).toHaveValue('0221 5550199')
  await page.getByRole('link', { name: 'Einstellungen', exact: true }).first().click()
  const leaving = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  await leaving.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(leaving).toBeHidden()
  await expect(phone).toHaveValue('0221 5550199')
  await context.setOffline(false)
  await save.click()
  await expect(page).toHaveURL('/dashboard/contact')
  await expect(unsent(page)).toBeHidden()

  await page.goto('/dashboard/media?view=upload')
  await prepared(page)
  await context.setOffline(true)
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1d5a45' } })
    .png()
    .toBuffer()
  await page.getByLabel('Bilder auswählen').setInputFiles({ name: 'hof.png', mimeType: 'image/png', buffer })
  await expect(waiting(page)).toBeVisible()
  await context.setOffline(false)
  await expect(toast(page, 'Bilder hochgeladen')).toBeVisible()
})

test('a review and a link wait even if the network goes before what says so has come', async ({ page, context }) => {
  const lost = page.getByText('Alle Eingaben auf dieser Seite sind noch da').last()
  await page.route(/assets\/prepare\.client/, () => {})
  await page.goto('/schools/2/review')
  await hydrated(page)
  await context.setOffline(true)
  const text = page.getByLabel('Deine Erfahrung')
  await text.fill('Unser Kind geht jeden Tag gern hin.')
  await page.getByRole('button', { name: 'Bewertung absenden' }).click()
  await expect(lost).toBeVisible()
  await expect(text).toHaveValue('Unser Kind geht jeden Tag gern hin.')
  await page.getByRole('link', { name: 'So funktionieren Bewertungen' }).first().click()
  await expect(page).toHaveURL('/schools/2/review')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await expect(page).toHaveURL('/how-reviews-work')
})

test('a message that no process took keeps its text and is sent once, by the person', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about#contact')
  await prepared(page)
  const message = page.getByLabel('Nachricht', { exact: true })
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByLabel('E-Mail-Adresse').fill(`ada-${Date.now()}@post.example`)
  await message.fill('Wie alt ist die Angabe zur Schülerzahl?')
  await page.getByLabel(/^Ich habe die Datenschutzerklärung gelesen/).check()

  // As the proxy answers while no process does.
  let asked = 0
  const away = (route: Route) => {
    if (route.request().method() === 'POST') asked++
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Wir sind gleich wieder da</h1>' })
  }
  await page.route(/\.data|\/healthz/, away)
  await page.getByRole('button', { name: 'Nachricht senden' }).press('Enter')
  await expect(unsent(page)).toContainText('Die Website antwortet gerade nicht')
  await expect(message).toHaveValue('Wie alt ist die Angabe zur Schülerzahl?')
  await expectAccessible(page)
  const again = unsent(page).getByRole('button', { name: 'Noch einmal senden' })
  await again.click()
  await expect(unsent(page)).toHaveCount(1)
  expect(asked).toBe(2)

  let taken = 0
  await page.unroute(/\.data|\/healthz/)
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().includes('.data')) taken++
  })
  await again.click()
  await expect(toast(page, 'Nachricht gesendet')).toBeVisible()
  await expect(message).toHaveValue('')
  await expect(unsent(page)).toHaveCount(0)
  expect(taken).toBe(1)
})

test('a page that is asked for while no process answers waits, and the one before stays', async ({ page }) => {
  await page.goto('/results')
  await prepared(page)
  const schools = page.getByRole('article')
  await page.route(/\.data|\/healthz/, (route) => route.fulfill({ status: 502, body: 'away' }))
  await schools.first().getByRole('link').first().click()
  const away = toast(page, 'Die Website antwortet gerade nicht')
  await expect(away).toBeVisible()
  await expect(page).toHaveURL('/results')
  await expect(schools.first()).toBeVisible()
  await page.unroute(/\.data|\/healthz/)
  await away.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page).toHaveURL(/\/schools\//)
  await expect(away).toBeHidden()
})
