import fc from 'fast-check'
import { expect, test } from 'vitest'
import { middleware } from './locale.tsx'

const ORIGIN = 'https://aulario.example'
const [refuseLanguage] = middleware as unknown as [(args: { params: { locale?: string }; request: Request }) => unknown]

/** What the route answers before any page: a status and, for a redirect, its target. */
function answerTo(path: string): { status: number; location?: URL } | undefined {
  const request = new Request(ORIGIN + path)
  const [, first = ''] = new URL(request.url).pathname.split('/')
  const locale = first === '%64e' ? 'de' : first
  try {
    refuseLanguage({ params: { locale }, request })
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof Response)) return { status: (thrown as { init: ResponseInit }).init.status! }
    return { status: thrown.status, location: new URL(thrown.headers.get('location')!, request.url) }
  }
}

test.each([
  ['/de', '/'],
  ['/de/results?q=K%C3%B6ln', '/results?q=K%C3%B6ln'],
  ['/de//evil.example', '/evil.example'],
  ['/de//evil.example/account?x', '/evil.example/account?x'],
  ['/de/\\evil.example', '/evil.example'],
  ['/de/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/de/%5Cevil.example', '/%5Cevil.example'],
])('%s leads to %s of this site', (path, target) => {
  expect(answerTo(path)?.location?.href).toBe(ORIGIN + target)
})

test.each(['/nl', '/%64e/results', '/%64e//evil.example'])('%s is nothing', (path) => {
  expect(answerTo(path)).toEqual({ status: 404 })
})

test('no redirect leaves the site', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '%2F',
    '%5C',
    '%09',
    '.',
    '..',
    '@',
    ':',
    'evil.example',
    'https:',
    '?',
    '#',
  )
  const rest = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 }))).map((parts) => parts.join(''))
  fc.assert(
    fc.property(rest, (text) => {
      const path = `/de/${text}`
      fc.pre(URL.canParse(ORIGIN + path) && new URL(ORIGIN + path).pathname.startsWith('/de'))
      const location = answerTo(path)?.location
      if (location) expect(location.origin).toBe(ORIGIN)
    }),
    { numRuns: 2000 },
  )
})
