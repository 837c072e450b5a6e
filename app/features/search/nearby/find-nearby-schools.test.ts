import { expect, test } from 'vitest'
import { CATEGORIES, COUNTRIES } from '#db/vocabulary.ts'
import { nextStages } from './find-nearby-schools.server.ts'

const ORDER = ['primary', 'secondary', 'high_school', 'vocational']

test('in every country a primary school leads on, and a way ends', () => {
  for (const country of COUNTRIES) {
    expect(nextStages(country, 'primary')).toContain('secondary')
    for (const category of ['high_school', 'vocational', 'special_needs', 'other'] as const)
      expect(nextStages(country, category)).toEqual([])
  }
})

test('nobody is sent back or to where they are', () => {
  for (const country of COUNTRIES) {
    for (const category of CATEGORIES) {
      for (const next of nextStages(country, category))
        expect(ORDER.indexOf(next)).toBeGreaterThan(ORDER.indexOf(category))
    }
  }
})
