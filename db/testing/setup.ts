import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, vi } from 'vitest'
import { closeDatabase } from '../client.ts'
import { cloneTemplate } from './test-database.ts'

// Limits that spare visitors a long wait: a test that meets one has found nothing but a slow machine.
vi.mock('../connections/limits.ts', async (original) => ({
  ...(await original<typeof import('../connections/limits.ts')>()),
  STATEMENT_TIMEOUT_MS: 120_000,
  CONNECT_WITHIN_MS: 120_000,
}))

// Each test file works on its own database, so that files run side by side and leave nothing behind.
const database = await cloneTemplate()
process.env.DATABASE_URL = database.url
process.env.DATABASE_OWNER_URL = database.ownerUrl
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-test-'))
process.env.SEARCH_INDEX_DIR = folder
process.env.MAP_PMTILES = path.join(folder, 'streets.pmtiles')

afterAll(async () => {
  await closeDatabase()
  await database.drop()
  fs.rmSync(folder, { recursive: true, force: true })
})
