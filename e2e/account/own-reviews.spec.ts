import type { Page } from '@playwright/test'
import { expect, test, toast } from '../fixtures/account.ts'
import { OWN } from '../fixtures/examples/example-own-reviews.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n'
const card = (page: Page, school: { name: string }) => page.getByRole('article').filter({ hasText: school.name })

async function open(page: Page, school: { name: string }) {
  await page.goto('/account/reviews')
  await card(page, school).getByRole('link', { name: 'Ansehen und verwalten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: school.name })).toBeVisible()
}

test('an author sees the state of each review and appeals against a refusal, once', { tag: '@phone-only' }, async ({
  page,
  account,
}) => {
  await account('author')
  await page.goto('/account/reviews')
  await expect(card(page, OWN.refused).getByText('Abgelehnt')).toBeVisible()
  await expect(card(page, OWN.disputed).getByText(/^Antwort erbeten bis/)).toBeVisible()
  await open(page, OWN.refused)
  await expect(page.locator('mark')).toHaveText('Frau Kaminski hat wenig Geduld')
  await expect(page.getByText('Du kannst den Text einmal neu schreiben.')).toBeVisible()
  await hydrated(page)
  await page.getByLabel('Warum ist sie falsch?').fill('So heißt bei uns niemand.')
  await page.getByRole('button', { name: 'Einspruch erheben' }).click()
  await expect(toast(page, 'Wir haben deinen Einspruch erhalten.')).toBeVisible()
  await expect(page.getByText('Wir haben deinen Einspruch erhalten. Jemand anderes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Einspruch erheben' })).toHaveCount(0)
  await page.goto(`/schools/${OWN.refused.id}/review`)
  await expect(page.getByText('neu schreiben kannst du es gerade nicht')).toBeVisible()
})

test('an author answers a dispute and uploads evidence, whose content is checked', async ({ page, account }) => {
  await account('author')
  await open(page, OWN.disputed)
  await hydrated(page)
  await page.getByLabel('Deine Antwort').fill('Mein Kind war bis Juli in der 4b.')
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(page.getByText('Wir haben deine Antwort erhalten.').first()).toBeVisible()
  await expect(page.getByLabel('Deine Antwort')).toHaveValue('Mein Kind war bis Juli in der 4b.')
  const file = page.getByLabel('Datei', { exact: true })
  const show = page.getByRole('button', { name: 'Nachweis zeigen' })
  await file.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') })
  await show.click()
  await expect(page.getByText('Bitte nimm ein PDF oder ein Bild als JPEG, PNG oder WebP.').first()).toBeVisible()
  await expectAccessible(page)
  await file.setInputFiles({ name: 'zeugnis.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) })
  await show.click()
  await expect(page.getByText(/^Deine Datei vom .* wird geprüft/)).toBeVisible()
})

test('an author edits a review, and deletes it after confirming', async ({ page, account }) => {
  await account('author')
  await page.goto('/account/reviews')
  await card(page, OWN.published).getByRole('link', { name: 'Ändern' }).click()
  await expect(page.getByRole('heading', { name: 'Bewertung ändern' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByLabel('Deine Erfahrung')).toHaveValue(/In der Bücherei/)
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
  const age = page.getByLabel('Ich bin mindestens 16 Jahre alt.')
  await expect(age).toBeHidden()
  await page.getByRole('radio', { name: 'Schülerin oder Schüler' }).check()
  await expect(age).toBeVisible()
  await page.getByRole('radio', { name: 'Elternteil' }).check()
  await page.getByLabel('Das ist meine eigene Erfahrung.').check()
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Bewertung absenden' }).click()
  await expect(page).toHaveURL(new RegExp(`/schools/${OWN.published.id}(#reviews)?$`))
  await open(page, OWN.published)
  await expect(page.getByLabel('2 von 5 Sternen')).toBeVisible()
  await page.getByRole('link', { name: 'Löschen' }).click()
  await expect(page.getByRole('heading', { name: 'Bewertung löschen?' })).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(toast(page, 'Deine Bewertung ist gelöscht.')).toBeVisible()
  await expect(card(page, OWN.published)).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('appeals, evidence and deleting work with plain forms', async ({ page, account }) => {
    await account('author-noscript')
    await open(page, OWN.refused)
    await page.getByLabel('Warum ist sie falsch?').fill('So heißt bei uns niemand.')
    await page.getByRole('button', { name: 'Einspruch erheben' }).click()
    await expect(page.getByText('Wir haben deinen Einspruch erhalten. Jemand anderes')).toBeVisible()
    const large = { name: 'groß.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(6 * 1024 * 1024) }
    await page.getByLabel('Datei', { exact: true }).setInputFiles(large)
    await page.getByRole('button', { name: 'Nachweis zeigen' }).click()
    await expect(page.getByText(/^Die Datei ist größer als 5\sMB/).first()).toBeVisible()
    await open(page, OWN.published)
    await page.getByRole('link', { name: 'Löschen' }).click()
    await page.getByRole('link', { name: 'Behalten' }).click()
    await page.getByRole('link', { name: 'Löschen' }).click()
    await page.getByRole('button', { name: 'Endgültig löschen' }).click()
    await expect(page).toHaveURL('/account/reviews')
    await expect(card(page, OWN.refused)).toBeVisible()
    await expect(card(page, OWN.published)).toHaveCount(0)
  })
})

test('the footer leads to how reviews work, and from there to the rules', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'So funktionieren Bewertungen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'So funktionieren Bewertungen' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Regeln für Bewertungen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regeln für Bewertungen' })).toBeVisible()
})
