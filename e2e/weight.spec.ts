import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

const SCRIPT_BYTES = 130_000
const STYLE_BYTES = 15_000

for (const path of ['/', '/results?q=Gymnasium', '/schools/1', '/schools/2']) {
  test(`${path} comes with little script and style and nothing moves`, async ({ page }) => {
    const weights = { script: 0, stylesheet: 0 }
    const reading: Promise<void>[] = []
    page.on('response', (response) => {
      const type = response.request().resourceType() as keyof typeof weights
      if (type in weights)
        reading.push(response.body().then((body) => void (weights[type] += gzipSync(body, { level: 9 }).length)))
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await Promise.all(reading)
    expect(weights.script).toBeGreaterThan(0)
    expect(weights.script).toBeLessThanOrEqual(SCRIPT_BYTES)
    expect(weights.stylesheet).toBeLessThanOrEqual(STYLE_BYTES)
    const shift = await page.evaluate(() => {
      const { promise, resolve } = Promise.withResolvers<number>()
      new PerformanceObserver((list) => {
        resolve(
          list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
        )
      }).observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => resolve(0), 300)
      return promise
    })
    expect(shift).toBeLessThan(0.01)
  })
}
