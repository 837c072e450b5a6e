import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

test.each(['/', '/account', '/en/schools/1?page=2#reviews', '/results?q=https://evil.example'])(
  '%s is kept',
  (next) => {
    expect(nextPath(next)).toBe(next)
  },
)

test.each([
  null,
  '',
  'account',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  '/./\\evil.example',
  '/x/..//evil.example',
  '/.//evil.example',
  '/auth?mode=signup',
  '/en/auth',
])('%j leads home', (next) => {
  expect(nextPath(next)).toBe('/')
})

test('whatever is given, the browser stays on the site', () => {
  const parts = fc.constantFrom('/', '\\', '.', '..', ':', '@', '%2f', '\t', 'evil.example', 'https:', '?', '#', ' ')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts).map((list) => list.join('')),
      ),
      (next) => {
        expect(new URL(nextPath(next), 'https://aulario.example').origin).toBe('https://aulario.example')
      },
    ),
    { numRuns: 2000 },
  )
})
