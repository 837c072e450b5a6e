import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { emptyDatabase } from '#db/testing/test-database.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { type Program, runBuiltProgram } from '../testing/run-program.ts'

// What an orchestrator runs apart from each other: pages, jobs, and once before both the migrations.

const root = path.join(import.meta.dirname, '../..')
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-divided-'))
const settings = (name: string) => ({
  SAMPLES: 'false',
  PORT: '0',
  OUTBOX_DIR: path.join(folder, 'outbox'),
  FILES_DIR: path.join(folder, 'files'),
  SEARCH_INDEX_DIR: path.join(folder, name),
  DATABASE_POOL: '4',
  MIGRATE: 'false',
  DATABASE_OWNER_URL: '',
})
const programs: Program[] = []
async function start(name: string, more: Record<string, string>): Promise<Program> {
  const program = await runBuiltProgram({ ...settings(name), ...more })
  programs.push(program)
  return program
}
afterAll(async () => {
  await Promise.all(programs.map((program) => program.kill()))
  await fs.rm(folder, { recursive: true, force: true })
})

const statusOf = async (program: Program, to: string) => (await fetch(program.origin + to)).status
async function statesOfJobs(): Promise<string[]> {
  const states = sql<{ state: string }>`select state from pgboss.job where name = 'delete_file'`
  return (await states.execute(db())).rows.map(({ state }) => state)
}

test('one that answers visitors leaves jobs to one that answers nobody but probes', async () => {
  const web = await start('web', { WORK: 'web' })
  expect([await statusOf(web, '/'), await statusOf(web, '/readyz')]).toEqual([200, 200])
  await db()
    .transaction()
    .execute((trx) => sendJob(trx, 'delete_file', { key: 'avatars/nobody.webp' }))
  // Longer than a worker waits between two looks.
  await sleep(3000)
  expect(await statesOfJobs()).toEqual(['created'])
  const jobs = await start('jobs', { WORK: 'jobs' })
  await eventually(async () => expect(await statesOfJobs()).toEqual(['completed']))
  const addresses = ['/readyz', '/healthz', '/', '/api/v1/schools', '/assets/x.js', '/sign-in']
  expect(await Promise.all(addresses.map((to) => statusOf(jobs, to)))).toEqual([200, 200, 404, 404, 404, 404])
})

test('one that does not migrate starts once aulario migrate has, with a login that could not', async () => {
  const database = await emptyDatabase()
  let isReady = false
  const starting = start('later', { DATABASE_URL: database.url }).then((program) => {
    isReady = true
    return program
  })
  await sleep(2500)
  expect(isReady).toBe(false)
  const env = { ...process.env, ...settings('none'), DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
  const run = (more: Record<string, string>, ...args: string[]) =>
    promisify(execFile)(process.execPath, args, { cwd: root, env: { ...env, ...more } })
  const migrate = () => run({}, 'server/cli/migrate.ts')
  const listJobs = () => run({ DATABASE_OWNER_URL: '' }, 'server/jobs/main.ts', 'list')
  await expect(listJobs()).rejects.toThrow('The database lacks 0001_baseline.sql')
  expect((await migrate()).stdout).toMatch(
    /^Migrations applied: 0001_baseline\.sql, .*\nScripts .* store: [1-9]\d*\.\n$/,
  )
  expect((await listJobs()).stdout).toMatch(/^Jobs that are tried again: 0\./)
  const program = await starting
  expect(await statusOf(program, '/readyz')).toBe(200)
  expect((await migrate()).stdout).toMatch(/^Migrations applied: none, all were there\.\nScripts .* store: 0\.\n$/)

  const files: string[] = []
  for await (const { key } of new FileSystemStorage(settings('none').FILES_DIR).list('assets/')) files.push(key)
  const [script] = files.filter((key) => key.endsWith('.js'))
  // As another release would ask for it: this one has it in its folder.
  expect(await statusOf(program, `/${script}`)).toBe(200)
  await program.kill()
  await database.drop()
})
