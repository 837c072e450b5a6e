import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { readEnv } from '#lib/env.ts'
import { processCount } from './process-count.ts'

test('one process per core in production, one elsewhere, unless it is said', () => {
  expect(processCount({ ...readEnv({}), APP_MODE: 'production' })).toBe(availableParallelism())
  expect(processCount(readEnv({}))).toBe(1)
  expect(processCount(readEnv({ PROCESSES: '3' }))).toBe(3)
})
