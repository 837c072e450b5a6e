import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'

const CPU_SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }
/** By then the effects of an interaction have been drawn. */
const REST_MS = 1500

type Interaction = { name: string; path: string; act: (page: Page) => Promise<void> }

/** An interaction on each kind of page, the pages of one school by its id. */
export const interactionsOf = (pages: { profile: string; place: string }): Interaction[] => [
  {
    name: 'typing a search',
    path: '/',
    act: (page) => page.getByRole('combobox').or(page.getByRole('searchbox')).first().pressSequentially('gymnasium'),
  },
  {
    name: 'opening the filters',
    path: '/results?q=Gymnasium',
    act: (page) => page.getByRole('button', { name: /^Filter/ }).click(),
  },
  {
    name: 'pressing a heart',
    path: '/results?q=Gymnasium',
    act: (page) =>
      page
        .getByRole('button', { name: /^Merken: / })
        .first()
        .click(),
  },
  {
    name: 'opening a menu of a profile',
    path: pages.profile,
    act: (page) => page.getByRole('button', { name: 'Mehr', exact: true }).click(),
  },
  {
    name: 'pressing a heart of a place',
    path: pages.place,
    act: (page) =>
      page
        .getByRole('button', { name: /^Merken: / })
        .first()
        .click(),
  },
  {
    name: 'zooming the map',
    path: '/results?q=Gymnasium&view=map',
    act: async (page) => {
      await page.locator('canvas').first().focus()
      await page.keyboard.press('+')
    },
  },
  {
    name: 'giving stars',
    path: `${pages.profile}/review`,
    act: (page) => page.getByRole('radio').nth(3).check({ force: true }),
  },
  {
    name: 'opening the menu of the dashboard',
    path: '/dashboard',
    act: (page) => page.getByRole('banner').locator('summary').filter({ visible: true }).last().click(),
  },
]

/**
 * Returns the milliseconds from an input to the next frame, as the Event Timing API reports them: the slowest of an
 * interaction, like the metric Interaction to Next Paint (https://web.dev/articles/inp).
 *
 * @param program.cookie of a member of a school, for the dashboard
 */
export async function slowestAnswer(
  browser: Browser,
  { origin, cookie }: { origin: string; cookie: string },
  { path, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'de-DE' })
  const [name = '', value = ''] = cookie.split('=', 2)
  if (path.startsWith('/dashboard')) await context.addCookies([{ name, value, url: origin }])
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.evaluate(() => {
      const answers: number[] = []
      Object.assign(window, { answers })
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
          if (entry.interactionId) answers.push(entry.duration)
      })
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await act(page)
    await sleep(REST_MS)
    return await page.evaluate(() => Math.max(0, ...(window as unknown as { answers: number[] }).answers))
  } finally {
    await context.close()
  }
}
