import type { Locator, Page } from '@playwright/test'
import { expect, hydrated } from './fixtures.ts'

// The search field and its list, as the German pages name them.
export const field = (page: Page): Locator => page.getByLabel('Name, Ort oder Postleitzahl')
export const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Vorschläge' })
export const rows = (page: Page): Locator => list(page).getByRole('option')
export const row = (page: Page, name: string | RegExp): Locator => list(page).getByRole('option', { name })
export const recent = (page: Page): Locator =>
  list(page).getByRole('group', { name: 'Zuletzt gesucht' }).getByRole('option')

export const open = async (page: Page, path = '/') => {
  await page.goto(path)
  await hydrated(page)
}
export const expectActive = async (page: Page, option: Locator) => {
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
}
export const expectNoneActive = async (page: Page) => {
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await expect(field(page)).toBeFocused()
}

/** Searches as an earlier visit left them on the device. */
export const rememberSearches = (page: Page, searches: string[]) =>
  page.evaluate((stored) => localStorage.setItem('recent-searches', JSON.stringify(stored)), searches)
