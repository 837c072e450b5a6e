import { LOCALES, localePath } from '#app/i18n/locales.ts'
import { expect, test } from '../fixtures/account.ts'
import { hydrated } from '../fixtures/test.ts'

const SCREENS = [
  '/',
  '/results?q=Gymnasium',
  '/results?q=xyzxyz',
  '/schools/1',
  '/schools/2',
  '/schools/de-NW-900000',
  '/for-schools',
  '/claim?q=Gymnasium',
  '/premium',
  '/about',
  '/auth',
]

test('everything fits on 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of SCREENS) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test('the header of a premium member neither wraps nor overflows from 768 px on', async ({ page, account }) => {
  await account('operator')
  for (const locale of LOCALES) {
    await page.goto(localePath(locale, '/about'))
    await page.evaluate(() => document.fonts.ready)
    await hydrated(page)
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      const faults = await page.evaluate(() => {
        const header = document.querySelector('header.site')!
        const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
        const wrapped: string[] = []
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const range = document.createRange()
          range.selectNodeContents(text)
          const lines = new Set([...range.getClientRects()].filter((line) => line.width > 1).map(({ top }) => top))
          if (lines.size > 1) wrapped.push(text.textContent!)
        }
        const menus = [...header.querySelectorAll('summary')].map((menu) => menu.getBoundingClientRect().right)
        return {
          wrapped,
          isCut: Math.max(...menus) > innerWidth,
          over: document.documentElement.scrollWidth - innerWidth,
        }
      })
      expect({ locale, width, ...faults }).toEqual({ locale, width, wrapped: [], isCut: false, over: 0 })
    }
  }
})
