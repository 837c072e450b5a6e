import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pendingCookie, readPendingCookie } from './pending-cookie.server.ts'

test('what was set is read, beside other cookies', () => {
  const pending = { handle: 'a-B_1', email: 'mia+ä@familie.example', next: '/fr/schools/1?a=b;c' }
  const [cookie] = pendingCookie(pending).split(';')
  expect(readPendingCookie(`theme=dark; ${cookie}; x=y`)).toEqual(pending)
})

test.each([
  null,
  '',
  'aulario.sign_up=abc.%E0%A4|x',
  'aulario.sign_up=abc.a%40b.example|%',
  'aulario.sign_up=abc',
  'xaulario.sign_up=abc.a|b',
])('%j is none', (cookies) => {
  expect(readPendingCookie(cookies)).toBeUndefined()
})

test('no cookie makes it fail', () => {
  fc.assert(fc.property(fc.string(), (text) => void readPendingCookie(`aulario.sign_up=a.${text}`)))
})
