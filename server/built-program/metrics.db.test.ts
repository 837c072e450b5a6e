import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { noteBackup } from '../backup/note-backup.ts'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

// The figures of a program with two processes, and of one with a single process.

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-metrics-'))
const ports = { several: await freePort(), single: await freePort() }
const settings = {
  SAMPLES: 'false',
  PORT: '0',
  LOG_LEVEL: 'warn',
  OUTBOX_DIR: path.join(folder, 'outbox'),
  FILES_DIR: path.join(folder, 'files'),
  DATABASE_POOL: '3',
}
let several: Program
let single: Program
beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  await noteBackup(process.env.DATABASE_OWNER_URL!)
  several = await runBuiltProgram({ ...settings, PROCESSES: '2', METRICS_PORT: ports.several })
  single = await runBuiltProgram({ ...settings, METRICS_PORT: ports.single })
})
afterAll(async () => {
  await Promise.all([several, single].map((program) => program?.kill()))
  await fs.rm(folder, { recursive: true, force: true })
})

type Sample = { name: string; labels: Record<string, string>; value: number }

/** Reads the figures as Prometheus does. */
async function scrape(port: string): Promise<Sample[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('version=0.0.4')])
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return lines.map((line) => {
    const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [line]
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text])
    return { name, labels: Object.fromEntries(pairs), value: Number(value) }
  })
}

const find = (samples: Sample[], name: string, labels: Record<string, string> = {}) =>
  samples.filter(
    (sample) => sample.name === name && Object.entries(labels).every(([key, text]) => sample.labels[key] === text),
  )
const sum = (samples: Sample[]) => samples.reduce((all, { value }) => all + value, 0)

test('requests of all processes are counted by route, and nothing of their addresses is told', async () => {
  const addresses = ['/schools/a?q=Maria', '/en/schools/a', '/schools/nobody-knows', '/such/a/path', '/.env']
  for (const address of addresses)
    await fetch(several.origin + address, { headers: { connection: 'close', 'user-agent': 'Maria' } })
  const samples = await scrape(ports.several)
  const counted = (labels: Record<string, string>) => sum(find(samples, 'aulario_http_requests_total', labels))
  expect(counted({ route: '/schools/:id', status: '200', method: 'GET' })).toBe(2)
  expect(counted({ route: '/schools/:id', status: '404' })).toBe(1)
  expect(counted({ route: 'other', status: '404' })).toBe(2)
  expect(sum(find(samples, 'aulario_http_request_duration_seconds_count', { route: '/schools/:id' }))).toBe(3)
  expect(JSON.stringify(samples)).not.toMatch(/Maria|nobody-knows|such|\.env/)
  expect(find(samples, 'aulario_index_schools').map(({ labels, value }) => [labels.process, value])).toEqual([
    ['1', 1],
    ['2', 1],
  ])
})

test('the figures of the database are read once for all processes', async () => {
  const samples = await scrape(ports.several)
  expect(find(samples, 'aulario_database_up')).toEqual([expect.objectContaining({ labels: {}, value: 1 })])
  expect(find(samples, 'aulario_jobs', { queue: 'send_mail', state: 'failed' })).toHaveLength(1)
  const [backup] = find(samples, 'aulario_backup_last_timestamp_seconds')
  expect(Math.abs(Date.now() / 1000 - backup!.value)).toBeLessThan(120)
})

test('a process that stands still is told as not up, and the others are told all the same', async () => {
  const up = async () => find(await scrape(ports.several), 'aulario_process_up').map(({ value }) => value)
  expect(await up()).toEqual([1, 1])
  const children = await fs.readFile(`/proc/${several.pid}/task/${several.pid}/children`, 'utf8')
  const pid = Number(children.trim().split(' ').at(-1))
  process.kill(pid, 'SIGSTOP')
  const samples = await scrape(ports.several)
  process.kill(pid, 'SIGCONT')
  expect(sum(find(samples, 'aulario_process_up'))).toBe(1)
  expect(find(samples, 'aulario_index_ready')).toHaveLength(1)
  await eventually(async () => expect(await up()).toEqual([1, 1]))
})

test('a single process serves its figures itself, on their own port and address only', async () => {
  await fetch(`${single.origin}/results`)
  const samples = await scrape(ports.single)
  expect(sum(find(samples, 'aulario_http_requests_total', { route: '/results', status: '200' }))).toBe(1)
  expect(find(samples, 'aulario_build_info')).toHaveLength(1)
  expect((await fetch(`${single.origin}/metrics`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${ports.single}/`)).status).toBe(404)
})

test('a port of the figures that is taken ends the start in one sentence', async () => {
  const started = runBuiltProgram({ ...settings, METRICS_PORT: ports.single })
  await expect(started).rejects.toThrow(
    /Metrics cannot be served at 127\.0\.0\.1:\d+ \(EADDRINUSE\): check METRICS_PORT/,
  )
})
