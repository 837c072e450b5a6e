import type { Page } from '@playwright/test'
import { codeAt } from '#app/features/accounts/second-factor/totp.server.ts'
import { expect as expectSoon, logIn, test } from './accounts/fixtures.ts'
import { expectAccessible, hydrated } from './fixtures.ts'
import { JUDGE_SECRET } from './setup/example-matters.ts'
import { personOf } from './setup/example-people.ts'

/** Answers come later when the machine is busy. */
const expect = expectSoon.configure({ timeout: 30_000 })

/** Words that no other journey writes; each size of screen has one of its own. */
const WORDS: Record<string, string> = { phone: 'kreidefresser', desktop: 'tafelschreck' }

async function signInAsWordsmith(page: Page, screen: string) {
  await page.goto('/auth?next=%2Fadmin%2Frules')
  await hydrated(page)
  await logIn(page, personOf('wordsmith', screen))
  await page.getByLabel('Sechsstelliger Code').fill(codeAt(JUDGE_SECRET))
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'Wortlisten', exact: true })).toBeVisible()
  await hydrated(page)
}

const tryEntry = async (page: Page, entry: string) => {
  await page.getByLabel('Wort oder Wendung').fill(entry)
  await page.getByRole('button', { name: 'Am letzten Monat ausprobieren' }).press('Enter')
}

test('an admin tries a word on the last month, switches it on and off again', async ({ page }, { project }) => {
  const word = WORDS[project.name] ?? ''
  const item = page.getByRole('listitem').filter({ has: page.getByText(word, { exact: true }) })
  await signInAsWordsmith(page, project.name)
  await tryEntry(page, '(a+)+$')
  await expect(page.getByText('So kann ein Eintrag nicht aussehen')).toBeVisible()

  await tryEntry(page, word.toUpperCase())
  await expect(page.getByRole('heading', { name: `Was „${word}“ ändern würde` })).toBeVisible()
  await expect(page.getByText(/^Geprüft sind/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Notiz fürs Team').fill('Kam in Meldungen vor.')
  await page.getByRole('button', { name: 'Eintrag einschalten' }).press('Enter')
  await expect(item.getByText('ergänzt')).toBeVisible()
  await expect(item.getByText('Kam in Meldungen vor.')).toBeVisible()
  await expectAccessible(page)

  await item.getByRole('link', { name: `Ausschalten: ${word}` }).press('Enter')
  await expect(page.getByRole('heading', { name: `Was sich ohne „${word}“ ändern würde` })).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: 'Eintrag ausschalten' }).press('Enter')
  await expect(item.getByText('ausgeschaltet')).toBeVisible()
})
