import fc from 'fast-check'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { middleware } from './locale.tsx'

const ORIGIN = 'https://aulario.example'
type Asked = { params: { locale?: string }; request: Request; context: RouterContextProvider }
const [refuseLanguage] = middleware as unknown as [(asked: Asked) => Promise<void>]

/** What the route answers before any page: a status and, for a redirect, its target. */
async function answerTo(path: string): Promise<{ status: number; location?: URL } | undefined> {
  const request = new Request(ORIGIN + path)
  const [, first = ''] = new URL(request.url).pathname.split('/')
  const locale = first === '%64e' ? 'de' : first
  try {
    await refuseLanguage({ params: { locale }, request, context: new RouterContextProvider() })
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
])('%s leads to %s of this site', async (path, target) => {
  expect((await answerTo(path))?.location?.href).toBe(ORIGIN + target)
})

test.each(['/nl', '/%64e/results', '/%64e//evil.example'])('%s is nothing', async (path) => {
  expect(await answerTo(path)).toEqual({ status: 404 })
})

test('no redirect leaves the site', async () => {
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
  await fc.assert(
    fc.asyncProperty(rest, async (text) => {
      const path = `/de/${text}`
      fc.pre(URL.canParse(ORIGIN + path) && new URL(ORIGIN + path).pathname.startsWith('/de'))
      const location = (await answerTo(path))?.location
      if (location) expect(location.origin).toBe(ORIGIN)
    }),
    { numRuns: 2000 },
  )
})
