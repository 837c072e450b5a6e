import { expect, test } from 'vitest'
import { makeSchool } from '../../testing/make-school.ts'
import { quality } from './build-segment.ts'

const PUPILS = { fact: 'pupils', value: 400, edition: 1 } as const

test('the contents of a page count, money and praise do not', () => {
  const bare = makeSchool({ precision: 'town' })
  expect(quality(bare)).toBe(0)
  expect(quality({ ...bare, facts: Array(99).fill(PUPILS), precision: 'exact', ratingCount: 1e9 })).toBe(110)
  expect(quality({ ...bare, precision: 'postal_code', ratingCount: 3 })).toBe(30)
  expect(quality({ ...bare, premium: true, ratingAverage: 5, ratingRank: 5 })).toBe(0)
})
