import { expect, test } from 'vitest'
import { lastMonday } from './mail-digests.server.ts'

test.each([
  ['2026-11-16T06:00:00Z', '2026-11-16', '2026-11-16T06:00:00.000Z'],
  ['2026-11-16T05:59:59Z', '2026-11-09', '2026-11-09T06:00:00.000Z'],
  ['2026-11-22T22:59:00Z', '2026-11-16', '2026-11-16T06:00:00.000Z'],
  // Summer time, and the Mondays after the clocks changed.
  ['2026-07-01T12:00:00Z', '2026-06-29', '2026-06-29T05:00:00.000Z'],
  ['2026-03-30T05:00:00Z', '2026-03-30', '2026-03-30T05:00:00.000Z'],
  ['2026-10-26T06:00:00Z', '2026-10-26', '2026-10-26T06:00:00.000Z'],
  // Sunday night in UTC is Monday in Berlin, but before seven o'clock.
  ['2026-11-15T23:30:00Z', '2026-11-09', '2026-11-09T06:00:00.000Z'],
])('at %s it was %s', (at, day, instant) => {
  expect(lastMonday(new Date(at))).toEqual({ day, instant: new Date(instant) })
})
