import { execFileSync } from 'node:child_process'
import { drawsPage, SITE_PATHS } from '#app/site-map/site-paths.ts'
import { accountId, ticketNumber, VIEWERS } from '../fixtures/examples/example-pages.ts'
import { type Look, test } from '../fixtures/sweep.ts'
import { expect, expectAccessible, hydrated } from '../fixtures/test.ts'
import { PAGES, type Viewer } from './accessibility-pages.ts'

// Every page of the site map is checked for accessibility once per run, each at one size and in one theme, which
// alternate over the pages and with the day of the commit; `npm run test:axe` checks all of them in all four
// combinations. Dialogs, errors and other states that need an action are checked in the journeys.

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

const addresses = Object.values(PAGES).flatMap((views) =>
  Object.entries(views).flatMap(([viewer, list]) => list.map((address) => ({ viewer: viewer as Viewer, address }))),
)
const day = dayOfCommit()

const seenBy = (viewer: Viewer): Pick<Look, 'viewer' | 'email' | 'secondFactor'> =>
  viewer === 'visitor' ? { viewer } : { viewer, email: VIEWERS[viewer], secondFactor: viewer !== 'halfway' }

for (const [index, { viewer, address }] of addresses.entries()) {
  const looks = process.env.AXE === 'all' ? LOOKS : [LOOKS[(index + day) % LOOKS.length]!]
  for (const { size, theme } of looks) {
    test.describe(() => {
      test.use({ look: { ...seenBy(viewer), size, theme }, expectedErrors: [/status of 4\d\d/] })

      test(`${address} as ${viewer} has no known barrier (${size}, ${theme})`, async ({ page }) => {
        const filled = address.replace(':ticket', await ticketNumber()).replace(':account', await accountId())
        const answer = await page.goto(filled)
        expect(answer?.status()).toBe(filled.endsWith('/no/such/page') ? 404 : 200)
        const { pathname, search } = new URL(page.url())
        expect(pathname + search).toBe(filled)
        await hydrated(page)
        await expectAccessible(page)
      })
    })
  }
}
