import { expect, test } from 'vitest'
import { measureJobs } from './measure.ts'

test('no job is lost or takes effect twice when working processes are killed', async () => {
  const kills = 3
  const { done, doubled, repeated } = await measureJobs({
    jobs: 300,
    workers: 2,
    kills,
    limitMs: 600_000,
    heartbeatS: 20,
  })
  expect({ done, doubled }).toEqual({ done: 300, doubled: 0 })
  // A process runs two jobs of a kind at a time.
  expect(repeated).toBeLessThanOrEqual(kills * 2)
})
