import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '#db/client.ts'
import { startGoogleBrowser } from '../../testing/google-browser.ts'
import { CLIENT_ID } from '../../testing/openid-provider.ts'

// What a provider may answer to the program itself, and which addresses the program asks.

const { provider, goThrough, reset } = await startGoogleBrowser()
afterEach(reset)
afterAll(() => provider.stop())

const users = () => db().selectFrom('users').selectAll().execute()

test.each([
  ['another nonce', { nonce: 'x'.repeat(32) }],
  ['a token without a nonce', { claims: { nonce: undefined } }],
  ['a token for another program', { audience: 'somebody-else' }],
  ['a token for several programs, given to another one', { audience: [CLIENT_ID, 'b'], claims: { azp: 'b' } }],
  ['a token of another issuer', { issuer: 'https://evil.example' }],
  ['a token whose time is over', { expires: -60 }],
  ['a token that somebody else signed', { otherKey: true }],
  ['a token that nobody signed', { unsigned: true }],
  ['an answer without a token of identity', { noIdToken: true }],
  ['a token without an address', { claims: { email: undefined } }],
  ['a token whose address is none', { claims: { email: 'marta' } }],
  ['a token without a subject', { claims: { sub: '' } }],
])('%s is refused', async (_, tampering) => {
  provider.settings.tampering = tampering
  expect(await goThrough()).toEqual({ path: '/auth?failure=google_failed', session: null })
  expect(await users()).toEqual([])
})

test('nobody but the provider is asked, never where it sends us on, and for ten seconds at most', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const ask = vi.spyOn(globalThis, 'fetch')
  const wait = vi.spyOn(AbortSignal, 'timeout')
  expect((await goThrough()).session).not.toBeNull()
  expect(ask.mock.calls.length).toBeGreaterThan(0)
  for (const [address, options] of ask.mock.calls) {
    expect(new URL(String(address)).origin).toBe(provider.issuer)
    expect(options).toMatchObject({ redirect: 'manual', signal: expect.any(AbortSignal) })
  }
  expect(wait.mock.calls.every(([milliseconds]) => milliseconds === 10_000)).toBe(true)
})
