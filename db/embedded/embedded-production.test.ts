import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

vi.stubEnv('APP_MODE', 'production')

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-test-'))
afterAll(() => {
  vi.unstubAllEnvs()
  fs.rmSync(project, { recursive: true })
})

test('the built-in server is not started in production, and nothing is created for it', async () => {
  await expect(startEmbeddedPostgres(project)).rejects.toThrow(/not for production: set DATABASE_URL/)
  expect(fs.readdirSync(project)).toEqual([])
})
