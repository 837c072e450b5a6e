import type { Page } from '@playwright/test'
import { PASSWORD } from '#app/features/accounts/testing/accounts.ts'
import { test as base, expect } from '../fixtures.ts'
import { type AccountName, addressOf } from './example-accounts.ts'

export { expect, PASSWORD }

/** Journeys of accounts; `account` signs in as one of the example accounts and gives its address. */
export const test = base.extend<{ account: (name: AccountName) => Promise<string> }>({
  account: async ({ page, baseURL }, use, { project }) => {
    await use(async (name) => {
      const email = addressOf(name, project.name)
      const form = { intent: 'sign-in', email, password: PASSWORD }
      const answer = await page.request.post('/auth', { form, headers: { origin: baseURL ?? '' }, maxRedirects: 0 })
      expect(answer.status()).toBe(302)
      return email
    })
  },
})

/** Fills the log-in form and sends it. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** The link in the newest mail to an address with a subject, once it has come. */
export async function mailedLink(page: Page, to: string, subject: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const list = await (await page.request.get('/outbox')).text()
    const row = list.split('<li>').find((item) => item.includes(`an ${to},`) && item.includes(`>${subject}<`))
    const mail = await (await page.request.get(/href="([^"]+)"/.exec(row ?? '')?.[1] ?? '/outbox/none')).text()
    link = /http:\/\/[^\s"<&]+token=[\w-]+(&(amp;)*next=[\w%.-]+)?/.exec(mail)?.[0].replace(/&(amp;)*/, '&') ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return new URL(link).pathname + new URL(link).search
}

/** A message that shows for a few seconds. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text })

/** Opens the menu that holds the account: below 768 px all of it, above the account's own. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click()
}
