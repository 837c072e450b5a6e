import { expect, test } from 'vitest'
import { isRecentTimestamp } from './recent-timestamp.ts'

const inSeconds = (seconds: number) => String(Math.floor(Date.now() / 1000) + seconds)

test.each([0, -240, 240])('%i seconds from now are recent', (seconds) => {
  expect(isRecentTimestamp(inSeconds(seconds))).toBe(true)
})

test.each([
  ...[-400, 400, 4000].map(inSeconds),
  ...['', 'NaN', 'Infinity', `0x${Number(inSeconds(0)).toString(16)}`, `${inSeconds(0)}.0`, ` ${inSeconds(0)}`],
  ...[`${inSeconds(0)}\n`, `-${inSeconds(0)}`, `+${inSeconds(0)}`, `0${inSeconds(0)}`, '1e9', '١٢٣٤٥٦٧٨٩٠'],
])('%j is not', (text) => {
  expect(isRecentTimestamp(text)).toBe(false)
})
