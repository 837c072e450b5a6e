import { expect, test } from 'vitest'

process.env.PUBLIC_URL = 'https://aulario.example'
process.env.APP_SECRET = 'a secret that is long enough for a test'
const { hasSessionCookie, noSessionCookie, readSessionToken, sessionCookie, sessionCookieName } = await import(
  './session-cookie.server.ts'
)
const { pendingCookie } = await import('../sign-up/pending-cookie.server.ts')

test('behind TLS the cookies go over TLS only, and browsers hold us to it by the name', () => {
  expect(sessionCookieName()).toBe('__Secure-aulario.session_token')
  for (const cookie of [
    sessionCookie('token'),
    noSessionCookie(),
    pendingCookie({ handle: 'x', email: 'a@b.example', next: '' }),
  ])
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
})

test('what is written is read back, among other cookies', () => {
  const cookie = sessionCookie('token+/=').split(';')[0]
  expect(readSessionToken(`theme=dark; ${cookie}; sidebar=open`)).toBe('token+/=')
  expect(hasSessionCookie(`theme=dark; ${cookie}`)).toBe(true)
  expect(hasSessionCookie('theme=dark')).toBe(false)
})

test('a cookie for a connection without TLS does not count', () => {
  const plain = sessionCookie('token').split(';')[0]?.replace('__Secure-', '')
  expect(readSessionToken(plain)).toBeNull()
})
