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
  expect(withinTime(200, () => /^(?:a+)+b/.test('a'.repeat(60)))).toBeUndefined()
})

test('a function that the machine did not run for long enough is run again with more time', () => {
  let calls = 0
  const paused = () => {
    calls++
    // Sleeping takes no processor time, as little as waiting for a processor does.
    if (calls < 3) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50 * 4 ** calls)
    return 'done'
  }
  expect(withinTime(50, paused)).toBe('done')
  expect(calls).toBe(3)
})
