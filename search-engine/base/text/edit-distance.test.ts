import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowedEdits, editDistance, mostEdits } from './edit-distance.ts'

describe('editDistance', () => {
  test.each([
    ['berlin', 'berlin', 0],
    ['berlin', 'berln', 1],
    ['berlin', 'bberlin', 1],
    ['berlin', 'bexlin', 1],
    ['berlin', 'belrin', 1],
    ['gymnasium', 'gmynasuim', 2],
    ['berlin', 'bern', 2],
    ['ca', 'abc', 3],
    ['', 'ab', 2],
  ])('%s and %s are %i edits apart', (a, b, edits) => {
    expect(editDistance(a, b, 5)).toBe(edits)
    expect(editDistance(b, a, 5)).toBe(edits)
  })

  test('says most + 1 for everything farther away', () => {
    expect(editDistance('berlin', 'hamburg', 2)).toBe(3)
    expect(editDistance('a'.repeat(41), 'a'.repeat(41), 2)).toBe(3)
  })

  test('is the same with any limit that it does not exceed', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 7 })
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(editDistance(a, b, 20), most + 1))
      }),
    )
  })
})

test.each([
  ['abc', 'abcd', 0],
  ['abcd', 'abcde', 1],
  ['abcdefg', 'abcdefg', 1],
  ['abcdefg', 'abcdefgh', 2],
  ['abcdefgh', 'abcdefg', 2],
  ['a1bcdefgh', 'abcdefgh', 0],
  ['x'.repeat(41), 'x'.repeat(40), 0],
])('%s may be %s with %i edits', (typed, meant, edits) => {
  expect(allowedEdits(typed, meant)).toBe(edits)
})

test('mostEdits is enough for every word that may be meant', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ab1'), maxLength: 12 })
  fc.assert(
    fc.property(word, word, (typed, meant) => {
      const allowed = allowedEdits(typed, meant)
      if (editDistance(typed, meant, allowed) <= allowed) expect(mostEdits(typed)).toBeGreaterThanOrEqual(allowed)
    }),
  )
})
