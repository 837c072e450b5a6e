import { expect, test } from 'vitest'
import { isMissed, isOlderThanUsual } from './register-rhythms.ts'

test('a publisher may be a quarter of the rhythm and a week late', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  expect(isOlderThanUsual('daily', ago(8), now)).toBe(false)
  expect(isOlderThanUsual('daily', ago(9), now)).toBe(true)
  expect(isOlderThanUsual('yearly', ago(460), now)).toBe(false)
  expect(isOlderThanUsual('yearly', ago(470), now)).toBe(true)
  expect(isOlderThanUsual('yearly', '2015-01-01', now)).toBe(true)
})

test('an edition is missed after the rhythm of its publisher and a month', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  expect([isMissed('daily', ago(32), now), isMissed('daily', ago(33), now)]).toEqual([false, true])
  expect([isMissed('yearly', ago(397), now), isMissed('yearly', ago(398), now)]).toEqual([false, true])
})
