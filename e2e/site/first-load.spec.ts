import { gzipSync } from 'node:zlib'
import { layoutShift, NO_SHIFT } from '../fixtures/layout-shift.ts'
import { expect, test } from '../fixtures/test.ts'

/** Files are named by hashes, so that equal parts differ by some bytes from build to build. */
const SCRIPT_BYTES = 131_450
const STYLE_BYTES = 15_800
/** Not needed to draw the page: what can say later that there is no network, styles of other media. */
const WHEN_IDLE =
  /\/assets\/(toaster|prepare\.client|refuse-unsent\.client|wait-for-connection|connection-text|failed-page-content|[a-z]+-print|forced-)/

for (const path of ['/', '/results?q=Gymnasium', '/schools/1', '/schools/2']) {
  test(`${path} loads little script and style and nothing moves`, { tag: '@phone' }, async ({ page }) => {
    const bodies: Promise<{ type: string; bytes: number }>[] = []
    page.on('response', (response) => {
      const type = response.request().resourceType()
      if ((type !== 'script' && type !== 'stylesheet') || WHEN_IDLE.test(response.url())) return
      bodies.push(response.body().then((body) => ({ type, bytes: gzipSync(body, { level: 9 }).length })))
    })
    // Some browsers report a pointer that nobody moves; the visitor's first interaction would fetch more.
    await page.addInitScript(() =>
      addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true }),
    )
    // Fonts arrive when the page stands already, as on a slow line.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const loaded = await Promise.all(bodies)
    const weight = (type: string) =>
      loaded.filter((file) => file.type === type).reduce((sum, file) => sum + file.bytes, 0)
    expect(weight('script')).toBeGreaterThan(0)
    expect(weight('script')).toBeLessThanOrEqual(SCRIPT_BYTES)
    expect(weight('stylesheet')).toBeLessThanOrEqual(STYLE_BYTES)
    expect(await layoutShift(page)).toBeLessThan(NO_SHIFT)
  })
}
