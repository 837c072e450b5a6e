import { expect, test } from 'vitest'

process.env.PUBLIC_URL = 'https://aulario.example'
process.env.APP_SECRET = 'a secret that is long enough for a test'
const { hasSessionCookie, noSessionCookie, readSessionToken, sessionCookie, sessionCookieName } = await import(
  './session-cookie.server.ts'
)
const { noStateCookie, stateCookie } = await import('../sign-in/google/provider-state.server.ts')
const { pendingCookie, readPendingCookie } = await import('../sign-in/pending-cookie.server.ts')

test('behind TLS the cookies go over TLS only, and browsers hold us to it by the name', () => {
  expect(sessionCookieName()).toBe('__Secure-aulario.session_token')
  for (const cookie of [
    sessionCookie('token'),
    noSessionCookie(),
    stateCookie('state'),
    noStateCookie(),
    pendingCookie({ handle: 'x', email: 'a@b.example', next: '' }),
  ])
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
})

test('no other host of the domain can plant a sign-up', () => {
  expect(pendingCookie({ handle: 'x', email: 'a@b.example', next: '' })).toMatch(/^__Host-aulario\.sign_up=/)
  expect(readPendingCookie('aulario.sign_up=x.a%40b.example|; theme=dark')).toBeUndefined()
  expect(readPendingCookie('aulario.sign_up=planted.a|; __Host-aulario.sign_up=own.a|')?.handle).toBe('own')
})

test('the names of what opens sessions hold browsers to it as well', () => {
  for (const cookie of [sessionCookie('token'), noSessionCookie(), stateCookie('state'), noStateCookie()])
    expect(cookie).toMatch(/^__Secure-aulario\./)
})

test('a session that an earlier release opened goes on: name and signature stay as they are', () => {
  const token = 'luL5rGSdJ43GH5LmM63tOPKSTvYXAvSn'
  const value = `${token}.WNTWnhowWemvcM1isctLiVAIV25aDIguC3G6wsAIdmk%3D`
  expect(readSessionToken(`__Secure-aulario.session_token=${value}`)).toBe(token)
  expect(sessionCookie(token)).toContain(`=${value};`)
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
