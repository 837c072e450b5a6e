import { expect, test } from '../fixtures/test.ts'

test('a visitor finds an explanation by a misspelt word and reads it', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('searchbox').fill('Widderruf')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/help\?q=Widderruf$/)
  await expect(page.getByRole('status').filter({ hasText: 'Treffer' })).toBeVisible()
  await page.getByRole('region', { name: 'Treffer' }).getByRole('link', { name: 'Geld zurück' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Geld zurück' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'zum Formular' })).toHaveAttribute('href', '/withdrawal')
})

test('words without a match are kept, and the topics stay in reach', async ({ page }) => {
  await page.goto('/fr/help?q=xyzxyz')
  await expect(page.getByRole('searchbox')).toHaveValue('xyzxyz')
  await expect(page.getByText('Essayez d’autres mots')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remboursement' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the help is searched and read', async ({ page }) => {
    await page.goto('/it/help')
    await page.getByRole('searchbox').fill('password')
    await page.getByRole('button', { name: 'Cerca' }).click()
    await page.getByRole('region', { name: 'password' }).getByRole('link', { name: 'Account e accesso' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account e accesso')
  })
})
