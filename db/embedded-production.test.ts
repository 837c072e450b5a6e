import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-test-'))
afterAll(() => fs.rmSync(project, { recursive: true }))

test('the built-in server is not started in production, and nothing is made for it', async () => {
  // Files of this kind share their modules, so that one of another file may hold the settings of tests.
  vi.resetModules()
  vi.doMock('#lib/env.ts', () => ({ env: () => ({ APP_MODE: 'production' }) }))
  onTestFinished(() => void vi.doUnmock('#lib/env.ts'))
  const { startEmbeddedPostgres } = await import('./embedded-postgres.ts')
  await expect(startEmbeddedPostgres(project)).rejects.toThrow(/not for production: set DATABASE_URL/)
  expect(fs.readdirSync(project)).toEqual([])
})
