import { expect, test, vi } from 'vitest'

const keys = vi.hoisted(() => ['first'])
vi.mock('#lib/app-secret.ts', () => ({ appSecret: () => keys[0], knownSecrets: () => keys }))
const { codeHashes, hashCode, newCode } = await import('./code.server.ts')

test('codes have six digits, also those that begin with zeros', () => {
  const codes = Array.from({ length: 3000 }, newCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(2900)
})

test('a code stands for one purpose and those whom it is for', () => {
  const hash = hashCode('123456', 'claim', 'u', 's')
  expect(hashCode('123456', 'claim', 'u', 's')).toEqual(hash)
  for (const other of [
    hashCode('123457', 'claim', 'u', 's'),
    hashCode('123456', 'claim', 'v', 's'),
    hashCode('123456', 'claim', 'u', 't'),
    hashCode('123456', 'identity', 'u', 's'),
    hashCode('123456', 'claim', 'u\ns', ''),
  ])
    expect(other).not.toEqual(hash)
})

test('a code that was mailed before the key changed is known while the previous key is', () => {
  const mailed = hashCode('123456', 'claim', 'u', 's')
  keys.unshift('second')
  expect(codeHashes('123456', 'claim', 'u', 's')).toEqual([hashCode('123456', 'claim', 'u', 's'), mailed])
  expect(codeHashes('123456', 'claim', 'u', 't')).not.toContainEqual(mailed)
  keys.pop()
  expect(codeHashes('123456', 'claim', 'u', 's')).not.toContainEqual(mailed)
})
