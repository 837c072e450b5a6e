import type { Page } from '@playwright/test'

/** Fills the form of a review with four stars, as a mother whose child is still there. */
export async function fillReview(page: Page, text: string): Promise<void> {
  await page.getByRole('radio').nth(3).check()
  await page.getByLabel('Deine Erfahrung').fill(text)
  await page.getByLabel('Wer schreibt?').selectOption('parent')
  await page.getByLabel('Bis wann warst du oder dein Kind dort?').selectOption('still')
  await page.getByLabel('Name, der zu lesen ist').fill('Eine Mutter')
  await page.getByLabel('Das ist meine eigene Erfahrung.').check()
}
