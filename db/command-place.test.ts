import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import * as settings from '#lib/env.ts'
import { placeOf } from './command-place.ts'

afterEach(() => void vi.restoreAllMocks())

const set = (given: Record<string, string>) => vi.spyOn(settings, 'env').mockReturnValue(settings.readEnv(given))
const URL = 'postgresql://owner:s3cr3t@db.example:5432/schools?sslmode=verify-full&sslrootcert=/none.pem'

test('a command names the database and store that it works on, and no secret', () => {
  set({ S3_URL: 'https://s3.example/aulario-files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 's3cr3t' })
  expect(placeOf(URL)).toBe(
    'Database: schools at db.example:5432 as owner; files: S3 bucket aulario-files at s3.example',
  )
  set({ FILES_DIR: 'files' })
  expect(placeOf('postgresql://owner@/schools?host=/run/pg')).toBe(
    `Database: schools at /run/pg as owner; files: folder ${path.resolve('files')}`,
  )
})
