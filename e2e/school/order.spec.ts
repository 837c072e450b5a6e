import type { Page } from '@playwright/test'
import { expect, logIn, openMenu, test, toast } from '../fixtures/account.ts'
import { addressOf } from '../fixtures/examples/example-accounts.ts'
import { buyersSchool } from '../fixtures/examples/example-buyers.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

// The journey once leaves a field empty.
test.use({ expectedErrors: [/status of 400/] })

const state = (page: Page) => page.getByRole('main').getByRole('status')

/** Unfolds the address, which is folded where school and account tell all of it. */
async function unfoldAddress(page: Page) {
  await expect(page.getByRole('heading', { name: 'Premium bestellen' })).toBeVisible()
  const fold = page.getByText('Rechnung an diese Anschrift')
  if (await fold.isVisible()) await fold.click()
}

/** Fills in what the page cannot know and orders. */
async function order(page: Page) {
  await unfoldAddress(page)
  await page.getByLabel('Privatperson').check()
  await page.getByLabel('Vor- und Nachname').fill('Ada Lovelace')
  await page.getByLabel('Ich habe gelesen').check()
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click()
}

test('the way from /premium leads through signing in to the order for the only school', async ({ page }, {
  project,
}) => {
  const school = buyersSchool('chooser', project.name)
  await page.goto('/premium')
  await hydrated(page)
  await page.getByRole('link', { name: 'Premium holen' }).first().click()
  await expect(page).toHaveURL(/\/auth\?next=%2Forder$/)
  await hydrated(page)
  await logIn(page, addressOf('chooser', project.name))

  await expect(page).toHaveURL(`/order/${school.id}`)
  await expect(page.getByRole('heading', { name: 'Premium bestellen' })).toBeVisible()
  await expect(page.getByText('darin 4,63 € Umsatzsteuer (19 %)')).toBeVisible()
  await hydrated(page)
  await unfoldAddress(page)
  await page.getByLabel('Postleitzahl').fill(' ')
  await order(page)
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus.', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('premium is paid, used and refunded', async ({ page, account }, { project }) => {
  await account('buyer')
  const school = buyersSchool('buyer', project.name)
  await page.goto(`/order/${school.id}`)
  await hydrated(page)
  await order(page)
  await expect(page.getByRole('heading', { name: 'Testzahlung' })).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: '29 € bezahlen' }).click()
  await expect(state(page)).toContainText('Vielen Dank.')
  await hydrated(page)
  const orderPage = page.url()

  await page.goto('/premium')
  await expect(page.getByRole('heading', { name: 'Ihre Schule hat Premium' })).toBeVisible()
  await hydrated(page)
  await openMenu(page)
  await expect(page.getByRole('link', { name: 'Schulbereich', exact: true })).toBeVisible()
  await page.goto(`/schools/${school.id}`)
  await expect(page.getByText('Premium', { exact: true }).filter({ visible: true }).first()).toBeVisible()

  await page.goto(orderPage)
  await hydrated(page)
  await page.getByRole('button', { name: 'Geld zurück und Premium beenden' }).click()
  await expect(toast(page, 'Die Rückzahlung ist veranlasst')).toBeVisible()
  await expect(state(page)).toContainText('zurückgezahlt')
  await expect(page.getByRole('button', { name: 'Geld zurück' })).toBeHidden()
  await page.goto('/premium')
  await expect(page.getByRole('heading', { name: 'Ihre Schule hat Premium' })).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a failed payment is reported, and the next one succeeds', async ({ page, account }, { project }) => {
    await account('buyer-noscript')
    const school = buyersSchool('buyer-noscript', project.name)
    await page.goto(`/order/${school.id}`)
    await order(page)
    await page.getByRole('button', { name: 'Fehlgeschlagene Zahlung melden' }).click()
    await expectState(page, 'Die Zahlung ist nicht zustande gekommen.')
    await page.getByRole('link', { name: 'Noch einmal bestellen' }).click()
    await order(page)
    await page.getByRole('button', { name: '29 € bezahlen' }).click()
    await expectState(page, 'Vielen Dank.')
    await page.getByRole('button', { name: 'Geld zurück und Premium beenden' }).click()
    await expectState(page, 'zurückgezahlt')
  })
})

/** Reloads the page until it shows a state. */
async function expectState(page: Page, text: string) {
  await expect(async () => {
    await page.reload()
    await expect(state(page)).toContainText(text, { timeout: 1000 })
  }).toPass()
}
