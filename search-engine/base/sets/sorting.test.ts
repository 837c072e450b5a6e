import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce } from '#lib/in-pieces.ts'
import { comparingSteps, sortedNumbers } from './sorting.ts'

const numbersOf = (length: number) => Uint32Array.from({ length }, (_, number) => number)

test('numbers are sorted by their keys, equal ones by number', () => {
  const key = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 0xffffffff }))
  fc.assert(
    fc.property(fc.array(key, { maxLength: 300 }), (list) => {
      const keys = Uint32Array.from(list)
      const expected = numbersOf(keys.length).sort((a, b) => keys[a]! - keys[b]! || a - b)
      expect(sortedNumbers(keys)).toEqual(expected)
    }),
  )
})

test.each([0, 1, 1023, 1024, 1025, 5000])('%i numbers are sorted by a comparison, in small steps', (length) => {
  const rank = (number: number) => (number * 7919) % 1009
  let compared = 0
  const compare = (a: number, b: number) => {
    compared++
    return rank(a) - rank(b) || a - b
  }
  const steps = comparingSteps(numbersOf(length), compare)
  const costs: number[] = []
  let step = steps.next()
  for (; !step.done; step = steps.next()) costs.push(compared - costs.reduce((sum, cost) => sum + cost, 0))
  expect(step.value).toEqual(numbersOf(length).sort((a, b) => rank(a) - rank(b) || a - b))
  expect(Math.max(0, ...costs)).toBeLessThan(1024 * 11)
  expect(atOnce(comparingSteps(numbersOf(length), compare))).toEqual(step.value)
})
