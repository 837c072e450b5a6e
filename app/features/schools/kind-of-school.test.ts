import { expect, test } from 'vitest'
import { type TypedSchool, typeWords } from './kind-of-school.ts'

test.each<[string, TypedSchool['country'], TypedSchool['kind'], 'de' | 'en', string]>([
  ['Lycée', 'FR', 'high_school', 'de', 'own kind'],
  ['Gymnasium', 'DE', 'high_school', 'de', 'own'],
  ['', 'DE', 'primary', 'de', 'kind'],
  ['Volkshochschule', 'DE', 'other', 'en', 'own'],
  ['Academy sponsor led', 'GB', 'primary', 'en', 'kind own'],
  ['Academy (sponsor-led)', 'GB', 'secondary', 'de', 'kind own'],
  ['Alternative provision (pupil referral unit)', 'GB', 'special_needs', 'en', 'own'],
  ['16–19 academy (converter)', 'GB', 'vocational', 'en', 'own'],
  ['Other independent school', 'GB', 'secondary', 'en', 'kind own'],
  ['Local authority nursery school', 'GB', 'nursery', 'en', 'own'],
  ['Local authority nursery school', 'GB', 'nursery', 'de', 'own kind'],
  ['Primary', 'GB', 'primary', 'en', 'own'],
  ['Community special school', 'GB', 'special_needs', 'de', 'own kind'],
  ['Pupil referral unit', 'GB', 'special_needs', 'de', 'own'],
  ['Academy 16-19 converter', 'GB', 'vocational', 'de', 'own'],
  ['Sixth form centres', 'GB', 'vocational', 'de', 'own'],
  ['Further education', 'GB', 'vocational', 'de', 'own kind'],
])('%s (%s, %s) in %s: %s', (localType, country, kind, locale, words) => {
  expect(typeWords({ localType, kind, country }, locale).join(' ')).toBe(words)
})
