import { expect, test } from 'vitest'
import { describeDevice } from './device.ts'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Version/19.0 Mobile Safari/604.1`,
    'Safari · iPhone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.0 Safari/605.1.15`, 'Safari · macOS'],
  ['curl/8.0', null],
  ['', null],
])('%s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
