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
  const pattern = /http:\/\/[^\s"<&]+token=[\w-]+(&(amp;)*next=[\w%.-]+)?/
  const link = (await inMail(page, { to, subject }, pattern)).replace(/&(amp;)*/, '&')
  return new URL(link).pathname + new URL(link).search
}

/** The code of six digits in the newest mail to an address, once it has come. */
export const mailedCode = (page: Page, to: string): Promise<string> => inMail(page, { to }, /^\d{6}$/m)

async function inMail(page: Page, { to, subject }: { to: string; subject?: string }, pattern: RegExp) {
  let found = ''
  await expect(async () => {
    const list = await (await page.request.get('/outbox')).text()
    const isIt = (item: string) => item.includes(`an ${to},`) && (!subject || item.includes(`>${subject}<`))
    const row = list.split('<li>').find(isIt)
    const mail = await (await page.request.get(/href="([^"]+)"/.exec(row ?? '')?.[1] ?? '/outbox/none')).text()
    found = pattern.exec(mail)?.[0] ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return found
}

/** A message that shows for a few seconds. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text })

/** Opens the menu that holds the account: below 768 px all of it, above the account's own. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click()
}
