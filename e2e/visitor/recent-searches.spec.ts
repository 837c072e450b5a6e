import { expectActive, field, list, open, recent, rememberSearches, row } from '../fixtures/search-field.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('recent searches are kept on submit and offered in the empty field', async ({ page }) => {
  await open(page)
  for (const text of ['Lise', 'Städtisches']) {
    await field(page).fill(text)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`„${text}“`)
  }
  await open(page)
  await field(page).focus()
  await expect(recent(page)).toHaveText(['Städtisches', 'Lise', 'Letzte Suchen löschen'])
  await expect(page.getByRole('status').filter({ hasText: /^2 letzte Suchen/ })).toBeAttached()
  await expectAccessible(page)
  await row(page, 'Lise').click()
  await expect(page).toHaveURL('/results?q=Lise')
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('["Lise","Städtisches"]')
})

test('recent searches are deleted one by one and all at once with the keyboard', async ({ page }) => {
  await open(page)
  await rememberSearches(page, ['eins', 'zwei', 'drei'])
  await field(page).focus()
  await expect(recent(page)).toHaveCount(4)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(recent(page)).toHaveText(['eins', 'drei', 'Letzte Suchen löschen'])
  await expectActive(page, row(page, 'drei'))
  await page.keyboard.press('Delete')
  await expectActive(page, row(page, 'eins'))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(list(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
  await expect(page).toHaveURL('/')
})

test('recent searches are deleted with the pointer, which leaves the focus in the field', async ({ page }) => {
  await open(page)
  await rememberSearches(page, ['eins', 'zwei'])
  await field(page).focus()
  await page.getByRole('button', { name: 'Suche „eins“ löschen' }).click()
  await expect(recent(page)).toHaveText(['zwei', 'Letzte Suchen löschen'])
  await expect(field(page)).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(list(page)).toHaveCount(0)
})

test('recent searches do not hide why an empty search was refused', async ({ page }) => {
  await open(page)
  await rememberSearches(page, ['eins'])
  await field(page).focus()
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(list(page)).toHaveCount(0)
  await page.keyboard.type('lise')
  await expect(row(page, /Lise-Meitner-Gymnasium/)).toBeVisible()
})

test('there are no recent searches without browser storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await open(page)
  await field(page).fill('Lise')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/results?q=Lise')
  await open(page)
  await field(page).focus()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(list(page)).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('rows and delete buttons are large enough and do what they say', async ({ page }) => {
    await open(page)
    await rememberSearches(page, ['eins', 'zwei'])
    await field(page).tap()
    const remove = page.getByRole('button', { name: 'Suche „zwei“ löschen' })
    for (const target of [row(page, 'eins'), remove]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await remove.tap()
    await expect(recent(page)).toHaveText(['eins', 'Letzte Suchen löschen'])
    await field(page).pressSequentially('lise')
    await row(page, /Lise-Meitner-Gymnasium/).tap()
    await expect(page).toHaveURL('/schools/1')
  })
})
