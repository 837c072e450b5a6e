import { expect, test } from 'vitest'
import { subjectFault } from './check-commits.ts'

test.each([
  'search: a town that nobody lives in is found',
  'e2e, bench: times are counts',
  "Merge branch 'map'",
  `reviews: ${'x'.repeat(63)}`,
])('%s is a subject', (subject) => expect(subjectFault(subject)).toBeUndefined())

test.each([
  ['Fixed the search', 'is not of the form "area: what changed"'],
  ['search:a town', 'is not of the form "area: what changed"'],
  ['', 'is not of the form "area: what changed"'],
  [`reviews: ${'x'.repeat(64)}`, 'has 73 characters, at most 72'],
])('“%s” is refused', (subject, fault) => expect(subjectFault(subject)).toBe(fault))
