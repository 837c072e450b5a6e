import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { readEnv } from '#lib/env.ts'
import { processCount } from './process-count.ts'

test('one process per core in production, one without a supervisor elsewhere, unless it is said', () => {
  expect(processCount({ ...readEnv({}), APP_MODE: 'production' })).toBe(availableParallelism())
  expect(processCount(readEnv({}))).toBeUndefined()
  expect(processCount(readEnv({ PROCESSES: '1' }))).toBe(1)
})
