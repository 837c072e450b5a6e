import { expect, test } from 'vitest'
import { withinTime } from './within-time.ts'

test('returns what a function returns and throws what it throws', () => {
  expect(withinTime(1000, () => 'found')).toBe('found')
  expect(() =>
    withinTime(1000, () => {
      throw new RangeError('wrong')
    }),
  ).toThrow(RangeError)
})

test('ends an expression that would never end', () => {
  const started = performance.now()
  expect(withinTime(200, () => /^(?:a+)+b/.test('a'.repeat(60)))).toBeUndefined()
  expect(performance.now() - started).toBeLessThan(5000)
})
