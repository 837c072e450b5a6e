import { expect, test } from 'vitest'
import { uploadWithin } from './s3-storage.ts'

test('a store that does not answer keeps a small picture waiting for seconds, a video for ten minutes', () => {
  expect(uploadWithin(300_000) / 1000).toBe(18)
  expect(uploadWithin(1)).toBe(15_001)
  expect(uploadWithin(30_000_000) / 1000).toBe(315)
  expect(uploadWithin(600_000_000) / 1000).toBe(600)
})
