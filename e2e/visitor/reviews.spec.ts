import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/account.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

const LIST = '/schools/1/reviews'
const articles = (page: Page) => page.locator('main article')
const filters = (page: Page) => page.getByRole('navigation', { name: 'Bewertungen filtern' })
/** Waits for the script of the part that hydrates late. */
const awake = async (page: Page) => {
  await hydrated(page)
  await page.mouse.wheel(0, 400)
  await page.waitForFunction(() => {
    const part = document.querySelector('#reviews article')
    return part && Object.keys(part).some((key) => key.startsWith('__react'))
  })
}

test('the profile shows numbers and the newest texts, and leads to all of them', async ({ page }) => {
  await page.goto('/schools/1')
  await expect(articles(page)).toHaveCount(3)
  const [first] = await articles(page).allInnerTexts()
  await page.getByRole('link', { name: /^Alle \d+ Bewertungen lesen$/ }).click()
  await expect(page).toHaveURL(LIST)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewertungen: Lise-Meitner-Gymnasium')
  expect((await articles(page).allInnerTexts())[0]).toBe(first)
})

test('number and average are the same on card, profile, list and in the structured data', async ({ page }) => {
  const wanted = /(\d,\d) von 5 Sternen/
  const told: string[][] = []
  for (const path of ['/results?q=Lise-Meitner', '/schools/1', LIST]) {
    await page.goto(path)
    const main = page.locator('main')
    const school = path.startsWith('/schools')
      ? main
      : main.locator('article').filter({ hasText: 'Lise-Meitner' }).first()
    const stars = await school.getByRole('img', { name: wanted }).first().getAttribute('aria-label')
    const count = await school
      .getByText(/^\d+ Bewertungen$/)
      .first()
      .textContent()
    told.push([wanted.exec(stars ?? '')?.[1] ?? '', count?.split(' ')[0] ?? ''])
  }
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '')
  const { ratingValue, reviewCount } = data.aggregateRating
  told.push([String(ratingValue).replace('.', ','), String(reviewCount)])
  expect(new Set(told.map(String)).size).toBe(1)
  expect(data.review).toHaveLength(10)
})

test('a bar filters reviews, filters add up and can be removed, and an empty list says what to drop', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(LIST)
  await hydrated(page)
  const bar = page.getByRole('link', { name: /^5 Sterne \d+ Bewertungen$/ })
  const count = (await bar.getByText(/^\d+ Bewertungen$/).textContent())?.split(' ')[0]
  await bar.click()
  await expect(page).toHaveURL(`${LIST}?stars=5`)
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(
    new RegExp(`^${count} von \\d+ Bewertungen$`),
  )
  const role = filters(page).getByRole('link', { name: /^Elternteil \d/ })
  const left = /\d+/.exec((await role.textContent()) ?? '')?.[0]
  await role.click()
  await expect(page).toHaveURL(`${LIST}?stars=5&role=parent`)
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(new RegExp(`^${left} von`))
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/schools\/1\/reviews$/)
  await page.getByRole('link', { name: 'Filter „5 Sterne“ entfernen' }).click()
  await expect(page).toHaveURL(`${LIST}?role=parent`)
  await page.goto(`${LIST}?language=it&stars=2`)
  await expect(page.getByText('Keine Bewertung passt zu diesen Filtern.')).toBeVisible()
  await page.getByRole('link', { name: /^Ohne „Italienisch“ gäbe es \d+ Bewertung\.$/ }).click()
  await expect(page).toHaveURL(`${LIST}?stars=2`)
})

test('orders and pages are addresses', async ({ page }) => {
  await page.goto(LIST)
  await hydrated(page)
  await page.getByRole('link', { name: 'Schlechteste zuerst' }).click()
  await expect(page).toHaveURL(`${LIST}?sort=low`)
  await expect(page.getByText('Die mit den wenigsten Sternen zuerst')).toBeVisible()
  await expect(articles(page).first().getByRole('img', { name: '2 von 5 Sternen' })).toBeVisible()
  await page.getByRole('link', { name: 'Seite 2' }).click()
  await expect(page).toHaveURL(`${LIST}?sort=low&page=2`)
  await expect(articles(page).first()).toBeVisible()
})

test('the meaning of a mark opens and closes without a change of page', async ({ page }) => {
  await page.goto(`${LIST}?level=proof`)
  await hydrated(page)
  const meaning = page.getByText('Wir haben den Nachweis geprüft')
  await expect(meaning).toBeHidden()
  await articles(page).first().getByRole('button', { name: 'Verifiziert: Nachweis' }).click()
  await expect(meaning).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
})

test('a vote requires signing in, counts once and can be taken back', async ({ page, account }) => {
  await page.goto(LIST)
  await hydrated(page)
  const button = articles(page)
    .first()
    .getByRole('button', { name: /^Hilfreich/ })
  await button.click()
  await expect(page).toHaveURL(/\/auth\?next=.*review-/)
  await account('favourites')
  await page.goto(LIST)
  await hydrated(page)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/schools/1')
  await awake(page)
  await expectAccessible(page)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL('/schools/1')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('reading, filtering, paging, meanings and votes work', async ({ page, account }) => {
    await page.goto('/schools/1')
    await expect(articles(page)).toHaveCount(3)
    await page.getByRole('link', { name: /^5 Sterne/ }).click()
    await expect(page).toHaveURL(`${LIST}?stars=5`)
    await filters(page)
      .getByRole('link', { name: /^Elternteil/ })
      .click()
    await expect(page).toHaveURL(`${LIST}?stars=5&role=parent`)
    await page.goto(`${LIST}?page=2`)
    await expect(articles(page).first()).toBeVisible()
    await account('noscript')
    await page.goto('/schools/1')
    const button = articles(page)
      .nth(1)
      .getByRole('button', { name: /^Hilfreich/ })
    await button.click()
    await expect(page).toHaveURL(/\/schools\/1#review-[0-9a-f-]{36}$/)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  })
})
