import type { Page } from '@playwright/test'
import { expect, mailedLink, signOut, test, toast } from '../fixtures/account.ts'
import { addressOf } from '../fixtures/examples/example-accounts.ts'
import { invoicedSchool, treasurerOf } from '../fixtures/examples/example-invoices.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

// A journey once leaves a field empty.
test.use({ expectedErrors: [/status of 400/] })

/** Waits until a mail with a subject has arrived at an address. */
async function expectMail(page: Page, to: string, subject: string) {
  await expect(async () => {
    const list = await (await page.request.get('/outbox')).text()
    expect(list.split('<li>').some((row) => row.includes(`an ${to},`) && row.includes(`>${subject}<`))).toBe(true)
  }).toPass()
}

async function orderOnInvoice(page: Page, school: { id: string; name: string }) {
  await page.goto(`/order/${school.id}`)
  await hydrated(page)
  await page.getByLabel('öffentliche Stelle').check()
  await page.getByText('Rechnung an diese Anschrift').click()
  await page.getByLabel('Vor- und Nachname').fill('Ada Lovelace')
  await page.getByLabel('Schule oder Träger').fill('Stadt Köln, Ελένη 李')
  await page.getByLabel('Auf Rechnung').check()
  await page.getByLabel('Ihre Bestellnummer oder Leitweg-ID').fill('04011000-1234512345-06')
  await page.getByLabel('Ich habe gelesen').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Rechnung offen' })).toBeVisible()
}

/** Opens the invoice of the order on the page, once it is issued. */
async function openInvoice(page: Page) {
  const link = page.getByRole('link', { name: /^Rechnung T-\d{4}-\d{6}$/ })
  await expect(async () => {
    await page.reload()
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type'], (await file.body()).subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
}

/** Declares the withdrawal from an order without being signed in. */
async function withdraw(page: Page, email: string, contract: string) {
  await signOut(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click()
  await expect(page.getByRole('heading', { name: 'Vertrag widerrufen' })).toBeVisible()
  await hydrated(page)
  await page.getByLabel('Vor- und Nachname').fill('ada lovelace')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Welcher Vertrag?').fill(' ')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Bitte sagen Sie uns, um welchen Vertrag es geht.', { exact: true })).toBeVisible()
  // A message stays while the pointer rests on it, which it may do on a phone after the click.
  await page.mouse.move(0, 0)
  await expect(toast(page, 'Bitte die markierten Felder')).toBeHidden()
  await page.getByLabel('Welcher Vertrag?').fill(contract)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'Stimmt alles?' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Wir haben Ihren Widerruf erhalten' })).toBeFocused()
  await expect(page.getByText(/^Eingang am \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}, Nummer \d+\.$/)).toBeVisible()
  await expectAccessible(page)
}

test('a school orders on invoice, pays by transfer, and withdraws', async ({ page, account, signInAs }, {
  project,
}) => {
  const school = invoicedSchool(project.name)
  const email = addressOf('invoiced', project.name)
  await account('invoiced')
  await orderOnInvoice(page, school)
  await openInvoice(page)
  await hydrated(page)
  await expectMail(page, email, 'Ihre Rechnung: bitte überweisen')
  const number = /Bestellung (\d+)/.exec((await page.locator('h1').textContent()) ?? '')?.[1] ?? ''

  await signInAs(treasurerOf(project.name))
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { name: 'Bestellungen', exact: true })).toBeVisible()
  await hydrated(page)
  await page.getByLabel('Suchen').fill(number)
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: number, exact: true }).click()
  await expect(page.getByRole('heading', { name: `Bestellung ${number}` })).toBeVisible()
  await expect(page.getByText('04011000-1234512345-06')).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: 'Als bezahlt vermerken' }).click()
  await expect(toast(page, 'Erledigt')).toBeVisible()
  await expect(page.getByText('order.marked_paid')).toBeVisible()

  await account('invoiced')
  await page.goto('/account/orders')
  const listed = page.getByRole('article').filter({ hasText: school.name })
  await expect(listed.getByText('bezahlt', { exact: true })).toBeVisible()
  await hydrated(page)

  await withdraw(page, email, `Bestellung ${number}`)
  await expectMail(page, email, 'Wir haben Ihren Widerruf erhalten')
  await signInAs(treasurerOf(project.name))
  await page.goto('/admin/orders')
  const declared = page.getByRole('listitem').filter({ hasText: email })
  await expect(declared.getByText('Nummer, E-Mail-Adresse und Name passen zu einer Bestellung.')).toBeVisible()
  await expect(
    declared.getByText('Der Link zum Bestätigen wurde an die Adresse der Bestellung geschickt.'),
  ).toBeVisible()
  await hydrated(page)
  await expectAccessible(page)

  await signOut(page)
  await page.goto(await mailedLink(page, email, 'Bitte bestätigen Sie Ihren Widerruf'))
  await expect(page.getByRole('heading', { name: 'Widerruf bestätigen' })).toBeVisible()
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Widerruf bestätigen und Premium beenden' }).click()
  await expect(page.getByRole('heading', { name: 'Ihr Widerruf ist ausgeführt' })).toBeFocused()
  await expectAccessible(page)

  await account('invoiced')
  await page.goto('/account/orders')
  await expect(listed.getByText('Rückzahlung läuft')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a withdrawal from an unknown contract gets the same answer', async ({ page }, { project }) => {
    await page.goto('/en/withdrawal?contract=99999999')
    await page.getByLabel('Full name').fill('Ada Lovelace')
    await page.getByLabel('Email address').fill(`nobody.${project.name}@post.example`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(page.getByLabel('Which contract?')).toHaveValue('99999999')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(page.getByRole('heading', { name: 'We have received your withdrawal' })).toBeVisible()
    await expect(page.getByText('99999999')).toBeVisible()
  })
})
