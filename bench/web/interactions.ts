import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'

const CPU_SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }
/** By then the effects of an interaction have been drawn. */
const REST_MS = 1500

type Interaction = { name: string; path: string; act: (page: Page) => Promise<void> }

/** The most frequent interactions on the pages where visits begin. */
export const INTERACTIONS: Interaction[] = [
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
]

/**
 * Returns the milliseconds from an input to the next frame, as the Event Timing API reports them: the slowest of an
 * interaction, like the metric Interaction to Next Paint (https://web.dev/articles/inp).
 */
export async function slowestAnswer(browser: Browser, origin: string, { path, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'de-DE' })
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
