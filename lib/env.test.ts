import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('nothing set means local mode on port 3000', () => {
  expect(readEnv({})).toMatchObject({ APP_MODE: 'local', PORT: 3000, TRUST_PROXY: 0 })
})

test('empty values count as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000)
})

test('names every bad value at once', () => {
  expect(() => readEnv({ PORT: '99999', LOG_LEVEL: 'loud', APP_MODE: 'production' })).toThrow(
    /PORT.*LOG_LEVEL.*PUBLIC_URL/s,
  )
})

test('the public address is reduced to its origin', () => {
  expect(readEnv({ PUBLIC_URL: 'https://schulen.example/de/' }).PUBLIC_URL).toBe('https://schulen.example')
})
