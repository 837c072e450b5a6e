import { expect, test } from 'vitest'
import { readThreadTime } from './thread-time.ts'

test('tells the processor time of the main thread, on Linux', () => {
  const before = readThreadTime()
  if (process.platform !== 'linux') return expect(before).toBeUndefined()
  expect(before).toMatchObject({ isAsleep: expect.any(Boolean) })
  expect(before!.ranMs).toBeGreaterThan(0)
  expect(before!.waitedMs).toBeGreaterThanOrEqual(0)
  const { user, system } = process.cpuUsage()
  expect(before!.ranMs).toBeLessThan((user + system) / 1000 + 1000)
})
