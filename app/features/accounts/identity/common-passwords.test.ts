import { expect, test } from 'vitest'
import { processorMs } from '#lib/testing/processor-time.ts'
import { passwordWeakness } from './common-passwords.server.ts'

const email = 'marta.keller@post.example'

test.each(['kurz', 'neunZeich', '🔐🔐🔐🔐🔐'])('%s is too short', (password) => {
  expect(passwordWeakness(password, email)).toBe('short')
})

test.each([
  'password12',
  'Password123!',
  'P@ssw0rd2024',
  '1234567890',
  '9876543210',
  'qwertzuiop',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'iloveyou1234',
  '!!!dragon!!!',
  'passwordpassword',
])('%s is too common', (password) => {
  expect(passwordWeakness(password, email)).toBe('common')
})

test.each(['marta.keller@post.example', 'Marta.Keller99', 'aulario2026!'])('%s is too personal', (password) => {
  expect(passwordWeakness(password, email)).toBe('personal')
})

test.each(['Rechenheft mit Margarine', 'zk4-Tafelkreide', 'ΩÄß漢字éñçãøþ', 'correct horse battery staple'])(
  '%s is taken, spaces and signs of any script too',
  (password) => {
    expect(passwordWeakness(password, email)).toBeUndefined()
  },
)

test.each(['a', '7', ' ', 'ab', '🔐'])('judges no longer than a password of %j asks for', async (sign) => {
  const long = `x${sign.repeat(300_000)}x`
  expect(await processorMs(() => passwordWeakness(long, email))).toBeLessThan(3000)
})
