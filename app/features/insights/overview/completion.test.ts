import { expect, test } from 'vitest'
import { CHECKLIST, type CheckKey, completionOf, type ProfileFacts } from './completion.ts'

const COMPLETE: ProfileFacts = {
  name: 'Lise-Meitner-Gymnasium',
  street: 'Schulstraße 1',
  city: 'Köln',
  phone: '0221 1',
  email: 'schule@example.org',
  website: 'https://example.org',
  features: ['music'],
  logo: '/files/logo.webp',
  sections: ['summary', 'description', 'languages', 'services', 'awards'],
  images: 3,
}
const openOf = (facts: ProfileFacts) =>
  completionOf(facts)
    .points.filter(({ done }) => !done)
    .map(({ key }) => key)

test('the points are a hundred, and a complete profile has them all', () => {
  expect(CHECKLIST.reduce((sum, { points }) => sum + points, 0)).toBe(100)
  expect(completionOf(COMPLETE).share).toBe(1)
})

test('without a logo it is 85 percent', () => {
  const facts = { ...COMPLETE, logo: null }
  expect(completionOf(facts).share).toBe(0.85)
  expect(openOf(facts)).toEqual(['logo'])
})

test.each<[Partial<ProfileFacts>, CheckKey]>([
  [{ street: '' }, 'address'],
  [{ sections: COMPLETE.sections.slice(1) }, 'summary'],
  [{ sections: COMPLETE.sections.filter((section) => section !== 'description') }, 'description'],
  [{ features: [] }, 'features'],
  [{ images: 2 }, 'images'],
  [{ email: '' }, 'contact'],
  [{ sections: ['summary', 'description', 'languages', 'services'] }, 'sections'],
])('%j leaves a point open', (missing, key) => {
  expect(openOf({ ...COMPLETE, ...missing })).toEqual([key])
})
