import { expect, test } from 'vitest'
import { withoutPreloads } from './entry.server.tsx'

test('preloads of the renderer go, those of the page and everything else stay', () => {
  const own = '<link rel="modulepreload" href="/assets/de.js"/>'
  const styles = '<link rel="stylesheet" nonce="mark" href="/a.css"/>'
  const page = `${styles}<link rel="modulepreload" nonce="mark" href="/a.js"/>${own}<p>mark &lt;link rel="modulepreload"></p>`
  expect(withoutPreloads(page, 'mark')).toBe(`${styles}${own}<p>mark &lt;link rel="modulepreload"></p>`)
})
