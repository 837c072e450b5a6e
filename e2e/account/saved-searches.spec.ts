import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../fixtures/account.ts'
import { userOf } from '../fixtures/examples/example-users.ts'
import { hydrated } from '../fixtures/test.ts'

/** Goes from the results to the sign-in, which leads on to the form that saves the search. */
async function beginToSave(page: Page) {
  await page.goto('/results?q=Gymnasium&country=DE')
  await page.getByRole('link', { name: 'Suche speichern' }).click()
  await expect(page).toHaveURL(/\/auth\?next=/)
}

test('a person saves a search, renames it, turns its mails off, opens it and deletes it', async ({ page }, {
  project,
}) => {
  const email = userOf('seeker', project.name)
  await beginToSave(page)
  await hydrated(page)
  await logIn(page, email)
  await expect(page.getByRole('heading', { name: 'Suchen und Schulen, denen du folgst' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByLabel('Name der Suche').first()).toHaveValue('Gymnasium')
  await page.getByLabel('E-Mails zu dieser Suche').first().selectOption('weekly')
  await page.getByRole('button', { name: 'Suche speichern' }).press('Enter')
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card.getByText(/bei der letzten Prüfung/)).toBeVisible()
  await expect(card.getByLabel('E-Mails zu dieser Suche')).toHaveValue('weekly')
  await expect(page).toHaveURL('/account/searches')

  await card.getByLabel('Name der Suche').fill('Für Emil')
  await card.getByLabel('E-Mails zu dieser Suche').selectOption('never')
  await card.getByRole('button', { name: 'Änderungen speichern' }).press('Enter')
  await expect(card.getByRole('heading', { name: 'Für Emil' })).toBeVisible()
  await page.reload()
  await expect(card.getByLabel('E-Mails zu dieser Suche')).toHaveValue('never')

  await card.getByRole('link', { name: 'Treffer ansehen' }).press('Enter')
  await expect(page).toHaveURL('/results?q=Gymnasium&country=DE')
  await page.goto('/account/searches')
  await hydrated(page)
  await card.getByRole('button', { name: 'Suche löschen' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Noch keine Suche und keine Schule' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a search is saved and deleted', async ({ page }, { project }) => {
    const email = userOf('seeker-noscript', project.name)
    await beginToSave(page)
    await logIn(page, email)
    await page.getByRole('button', { name: 'Suche speichern' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Suche löschen' }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})
