import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/account.ts'
import { userOf } from '../fixtures/examples/example-users.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

/** Words that no other journey writes; each screen size has its own. */
const WORDS: Record<string, string> = { phone: 'kreidefresser', desktop: 'tafelschreck' }

const tryEntry = async (page: Page, entry: string) => {
  await page.getByLabel('Wort oder Wendung').fill(entry)
  await page.getByRole('button', { name: 'Am letzten Monat ausprobieren' }).press('Enter')
}

test('an admin tries a word on the last month, switches it on and off again', async ({ page, signInAs }, {
  project,
}) => {
  const word = WORDS[project.name] ?? ''
  const item = page.getByRole('listitem').filter({ has: page.getByText(word, { exact: true }) })
  await signInAs(userOf('wordsmith', project.name))
  await page.goto('/admin/rules')
  await hydrated(page)
  await tryEntry(page, '(a+)+$')
  await expect(page.getByText('Möglich sind bis zu fünf Wörter')).toBeVisible()

  await tryEntry(page, word.toUpperCase())
  await expect(page.getByRole('heading', { name: `Was „${word}“ ändern würde` })).toBeVisible()
  await expect(page.getByText(/^Geprüft sind/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Notiz fürs Team').fill('Kam in Meldungen vor.')
  await page.getByRole('button', { name: 'Eintrag einschalten' }).press('Enter')
  await expect(item.getByText('ergänzt')).toBeVisible()
  await expect(item.getByText('Kam in Meldungen vor.')).toBeVisible()

  await item.getByRole('link', { name: `Ausschalten: ${word}` }).press('Enter')
  await expect(page.getByRole('heading', { name: `Was sich ohne „${word}“ ändern würde` })).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: 'Eintrag ausschalten' }).press('Enter')
  await expect(item.getByText('ausgeschaltet')).toBeVisible()
})
