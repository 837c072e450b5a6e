import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { COOKIES, STORED } from '#app/features/legal/device-storage/device-storage.ts'
import { isLocale, LOCALES, localePath } from '#app/i18n/locales.ts'
import { drawsPage, SITE_PATHS } from '#app/site-map/site-paths.ts'
import { accountId, ticketNumber, VIEWERS } from '../fixtures/examples/example-pages.ts'
import { type Look, test } from '../fixtures/sweep.ts'
import { expect, expectAccessible, hydrated } from '../fixtures/test.ts'
import { PAGES, type Viewer } from './accessibility-pages.ts'

// Every page of the site map is checked for accessibility once per run, each at one size and in one theme, which
// alternate over the pages and with the day of the commit; `npm run test:axe` checks all of them in all four
// combinations. Dialogs, errors and other states that need an action are checked in the journeys. The languages
// alternate over the pages as well. No page may contact another host, which the fixture checks, or store in the browser
// what the privacy page does not name, and each leads to the imprint and the privacy page.

const LOOKS = [
  { size: 'phone', theme: 'light' },
  { size: 'desktop', theme: 'dark' },
  { size: 'phone', theme: 'dark' },
  { size: 'desktop', theme: 'light' },
] as const
/** Days since 1970 of the commit under test: one commit always gives the same looks. */
function dayOfCommit(): number {
  try {
    return Math.floor(Number(execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' })) / 86_400)
  } catch {
    return 0
  }
}

test('every page of the site map is in the list', () => {
  const pages = SITE_PATHS.filter(drawsPage).map(({ path }) => path)
  expect(Object.keys(PAGES).sort()).toEqual(pages.sort())
})

const addresses = Object.values(PAGES)
  .flatMap((views) =>
    Object.entries(views).flatMap(([viewer, list]) => list.map((address) => ({ viewer: viewer as Viewer, address }))),
  )
  .map((view, index) => ({ ...view, address: inLanguage(view.address, index) }))

/** Returns an address in the language of its turn, unless it names one. */
function inLanguage(address: string, index: number): string {
  const named = isLocale(address.split(/[/?]/)[1])
  return named ? address : localePath(LOCALES[index % LOCALES.length]!, address)
}

/** What the law wants within reach of every page: § 5(1) DDG, Art. 12(1) GDPR. */
const LAW_LINKS = ['/imprint', '/privacy']

const STORED_NAMES = new Set<string>([...COOKIES, ...STORED].map(({ name }) => name))

/** Returns the names of what the browser stores for the page that the privacy page does not name. */
async function unnamedStorage(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  return [...keys, ...cookies].filter((name) => !STORED_NAMES.has(name))
}

const day = dayOfCommit()

const seenBy = (viewer: Viewer): Pick<Look, 'viewer' | 'email' | 'secondFactor'> =>
  viewer === 'visitor' ? { viewer } : { viewer, email: VIEWERS[viewer], secondFactor: viewer !== 'halfway' }

for (const [index, { viewer, address }] of addresses.entries()) {
  const looks = process.env.AXE === 'all' ? LOOKS : [LOOKS[(index + day) % LOOKS.length]!]
  for (const { size, theme } of looks) {
    test.describe(() => {
      test.use({ look: { ...seenBy(viewer), size, theme }, expectedErrors: [/status of 4\d\d/] })

      test(`${address} as ${viewer} is accessible and private (${size}, ${theme})`, async ({ page }) => {
        const filled = address.replace(':ticket', await ticketNumber()).replace(':account', await accountId())
        const answer = await page.goto(filled)
        expect(answer?.status()).toBe(filled.endsWith('/no/such/page') ? 404 : 200)
        const { pathname, search } = new URL(page.url())
        expect(pathname + search).toBe(filled)
        await hydrated(page)
        await expectAccessible(page)
        expect(await unnamedStorage(page)).toEqual([])
        for (const law of LAW_LINKS) expect(await page.locator(`a[href$="${law}"]`).count(), law).toBeGreaterThan(0)
      })
    })
  }
}
