import { randomInt } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/**
 * Each journey is a visitor with an address of its own, so that many of them do not share one address's limits. A page
 * fails its test on any error in the console, any failed script and any request to another host; a journey that provokes
 * an answer such as 404 names it in `expectedErrors`.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; watch: undefined }>({
  expectedErrors: [[], { option: true }],
  extraHTTPHeaders: async ({ baseURL: _ }, use) => {
    await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` })
  },
  watch: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== baseURL) problems.push(`request to ${origin}`)
      })
      await use(undefined)
      expect(problems.filter((problem) => !expectedErrors.some((expected) => expected.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** No known barrier (WCAG 2.2 A and AA) and nothing that sticks out sideways, once what moves in or fades has arrived. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  // A message that comes meanwhile is pale while it fades in; a barrier that stays fails.
  await expect(async () => {
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  }).toPass({ timeout: 30_000 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

/** Only with script a page reacts to what is typed and clicked: the router has begun and React has taken over what is there. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const router = (window as { __reactRouterDataRouter?: { state: { initialized: boolean } } }).__reactRouterDataRouter
    const content = document.querySelector('main *')
    return (
      router?.state.initialized === true && content && Object.keys(content).some((key) => key.startsWith('__react'))
    )
  })
}
