import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '#lib/log.ts'
import { readSiteFigures, type SiteFigures } from './read-site-figures.ts'
import { ofSite } from './registries.ts'
import { measureSite } from './report.ts'

vi.mock('./read-site-figures.ts')

const FIGURES: SiteFigures = {
  queues: [{ name: 'send_mail', waiting: 2, later: 1, active: 0, failed: 3, oldest: new Date(Date.now() - 60_000) }],
  mails: { sent: 5, failed: 1 },
  imports: [{ source: 'de-nrw', endedAt: new Date('2026-11-01T00:00:00Z') }],
  lastBackup: null,
  lastVerified: null,
  bytes: 1000,
  connections: { open: 7, limit: 100 },
}
const told = async () => {
  await measureSite()
  return (await ofSite.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))
}

let minutes = 0
beforeEach(() => {
  // Each test finds the figures of the one before too old.
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(++minutes * 60_000)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what the database tells is read once for several who ask', async () => {
  vi.mocked(readSiteFigures).mockClear().mockResolvedValue(FIGURES)
  const [lines] = await Promise.all([told(), told(), told()])
  expect(lines).toContain('aulario_jobs{queue="send_mail",state="failed"} 3')
  expect(lines).toContain('aulario_mails_today{outcome="sent"} 5')
  expect(lines).toContain('aulario_database_up 1')
  expect(lines.find((line) => line.startsWith('aulario_backup'))).toBeUndefined()
  expect(readSiteFigures).toHaveBeenCalledTimes(1)
})

test('a database that refuses leaves nothing of before', async () => {
  vi.spyOn(log(), 'warn').mockReturnValue()
  vi.mocked(readSiteFigures).mockRejectedValue(new Error('connection refused'))
  expect(await told()).toEqual(['aulario_database_up 0'])
})

test('a database that does not answer delays nobody for more than three seconds', async () => {
  vi.mocked(readSiteFigures).mockReturnValue(new Promise(() => {}))
  const start = Date.now()
  expect(await told()).toEqual(['aulario_database_up 0'])
  expect(Date.now() - start).toBeLessThan(60_000)
})
