import { expect, hydrated, test } from '../fixtures/test.ts'

test('the skip link is the first stop and leads to the content', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('the theme follows the system and keeps a choice', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await hydrated(page)
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(paper).toBe('rgb(16, 29, 24)')
  await page
    .getByRole('button', { name: /hell und dunkel/ })
    .filter({ visible: true })
    .click()
  await expect.poll(paper).toBe('rgb(250, 248, 242)')
  await page.reload()
  await expect.poll(paper).toBe('rgb(250, 248, 242)')
})

test('the language menu keeps the page and the query', async ({ page }) => {
  await page.goto('/results?q=Gymnasium&page=2')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL('/fr/results?q=Gymnasium&page=2')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('contact opens its section from anywhere', async ({ page }) => {
  await page.goto('/contact')
  await expect(page).toHaveURL('/about#contact')
  await expect(page.locator('#contact')).toBeInViewport()
  await expect(page.getByRole('link', { name: /@/ })).toBeVisible()
})

test('on the phone the menu holds everything and closes on a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').locator('summary').filter({ visible: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/about#contact')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('#contact-title')).toBeFocused()
  const distance = () => page.locator('#contact').evaluate((section) => Math.abs(section.getBoundingClientRect().top))
  await expect.poll(distance).toBeLessThan(100)
})

test.describe('a browser in another language', () => {
  test.use({ locale: 'fr-FR' })

  test('gets an offer, not a redirect, and may refuse it for good', async ({ page }) => {
    await page.goto('/results?q=Gymnasium')
    await expect(page).toHaveURL('/results?q=Gymnasium')
    const offer = page.getByRole('link', { name: /existe aussi en français/ })
    await expect(offer).toHaveAttribute('href', '/fr/results?q=Gymnasium')
    await page.getByRole('button', { name: 'Schließen' }).click()
    await page.reload()
    await hydrated(page)
    await expect(offer).toHaveCount(0)
  })
})
