import { expect, test } from 'vitest'
import { isOlderThanUsual } from './register-rhythms.ts'

test('a publisher may be a month late', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  expect(isOlderThanUsual('daily', ago(32), now)).toBe(false)
  expect(isOlderThanUsual('daily', ago(33), now)).toBe(true)
  expect(isOlderThanUsual('yearly', ago(397), now)).toBe(false)
  expect(isOlderThanUsual('yearly', ago(398), now)).toBe(true)
  expect(isOlderThanUsual('yearly', '2015-01-01', now)).toBe(true)
})
