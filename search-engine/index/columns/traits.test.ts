import { expect, test } from 'vitest'
import { makeSchool } from '../../testing/make-school.ts'
import { encodeTraits, featureBits, TRAIT_CODES, TRAITS, traitsOf } from './traits.ts'

test('every code means different traits', () => {
  expect(TRAITS.map(encodeTraits)).toEqual(Array.from({ length: TRAIT_CODES }, (_, code) => code))
})

test('an average counts from three reviews on', () => {
  const rating = (ratingCount: number, ratingAverage: number | null) =>
    TRAITS[traitsOf(makeSchool({ ratingCount, ratingAverage }))]?.rating
  expect([rating(2, 5), rating(3, 5), rating(3, 4.49), rating(3, 3), rating(3, 2.9), rating(0, null)]).toEqual([
    0, 4, 3, 1, 0, 0,
  ])
})

test('traits keep category, country and ownership', () => {
  expect(TRAITS[traitsOf(makeSchool({ category: 'vocational', country: 'IT', ownership: null }))]).toEqual({
    category: 3,
    country: 3,
    ownership: 2,
    rating: 0,
  })
})

test('featureBits ignores unknown tags', () => {
  expect(featureBits(['fullDay', 'bilingual', 'unheard'])).toBe(1 | (1 << 13))
})
