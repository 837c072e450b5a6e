import { expect, test } from 'vitest'
import { greetedName, timeOfDay } from './load-overview.server.ts'

test.each([
  ['2026-07-01T01:59:00Z', 'DE', 'evening'],
  ['2026-07-01T02:00:00Z', 'DE', 'morning'],
  ['2026-07-01T02:00:00Z', 'GB', 'evening'],
  ['2026-07-01T09:59:00Z', 'FR', 'morning'],
  ['2026-07-01T10:00:00Z', 'FR', 'day'],
  ['2026-12-01T16:59:00Z', 'IT', 'day'],
  ['2026-12-01T17:00:00Z', 'IT', 'evening'],
] as const)('%s in %s is %s', (instant, country, part) => {
  expect(timeOfDay(new Date(instant), country)).toBe(part)
})

test.each([
  ['Marta Kaminski', 'Marta'],
  ['Dr. Marta Kaminski', 'Dr. Marta Kaminski'],
  ['  ', 'Schule am Teich'],
  ['', 'Schule am Teich'],
])('%j is greeted as %s', (fullName, name) => {
  expect(greetedName(fullName, 'Schule am Teich')).toBe(name)
})
