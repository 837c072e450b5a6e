import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from '../fixtures/test.ts'

// With forced colours the browser replaces backgrounds and shadows: states must differ by something else as well.

const forced = async (page: Page, path: string) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(path)
  await hydrated(page)
}

const styleOf = (part: Locator, name: 'backgroundColor' | 'fill' | 'outlineStyle') =>
  part.evaluate((element, property) => getComputedStyle(element)[property], name)

test('with forced colours a review shows its stars and the chosen relation', async ({ page }) => {
  await forced(page, '/schools/3/review')
  const [parent, other] = ['Elternteil', 'Andere Sicht'].map((text) => page.locator('label', { hasText: text }))
  const star = (number: number) => page.locator('fieldset path').nth(number - 1)
  expect(await styleOf(parent!, 'backgroundColor')).toBe(await styleOf(other!, 'backgroundColor'))
  await page.getByRole('radio').nth(3).check()
  await page.getByRole('radio', { name: 'Elternteil' }).check()
  expect(await styleOf(parent!, 'backgroundColor')).not.toBe(await styleOf(other!, 'backgroundColor'))
  expect(await styleOf(star(1), 'fill')).toBe(await styleOf(star(4), 'fill'))
  expect(await styleOf(star(4), 'fill')).not.toBe(await styleOf(star(5), 'fill'))
  await page.keyboard.press('Tab')
  expect(await styleOf(page.locator(':focus'), 'outlineStyle')).toBe('solid')
})

test('with forced colours hearts, bars and the current page stay told apart', async ({ page }) => {
  await forced(page, '/schools/1')
  const heart = page.locator('form[data-shortlist] button').first()
  const before = await styleOf(heart.locator('svg'), 'fill')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await styleOf(heart.locator('svg'), 'fill')).not.toBe(before)
  const bar = page.locator('span.bg-star').first()
  expect(await styleOf(bar, 'backgroundColor')).not.toBe(await styleOf(bar.locator('..'), 'backgroundColor'))
  const languages = page.getByRole('contentinfo').getByRole('link')
  expect(await styleOf(languages.and(page.locator('[aria-current]')), 'outlineStyle')).toBe('solid')
  expect(await styleOf(languages.getByText('Français'), 'outlineStyle')).toBe('none')
})
