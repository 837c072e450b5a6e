import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#lib/testing/eventually.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres, stopUnusedPostgres } from './embedded-postgres.ts'
import { placeOf } from './places.ts'

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-test-'))
let server: EmbeddedPostgres

beforeAll(async () => {
  server = await startEmbeddedPostgres(project)
})

afterAll(async () => {
  await server.release()
  fs.rmSync(server.home, { recursive: true, force: true })
  fs.rmSync(project, { recursive: true, force: true })
})

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client(server.ownerUrl('postgres'))
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts a program that writes numbers one by one and reports which of them the database has confirmed. */
function startWriter() {
  const code = `
    import pg from 'pg'
    const client = new pg.Client(process.argv[1])
    await client.connect()
    for (let n = 1; ; n++) { await client.query('insert into numbers values ($1)', [n]); console.log(n) }`
  const args = ['--input-type=module', '-e', code, server.ownerUrl('postgres')]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
}

const pidFile = path.join(placeOf(project).data, 'postmaster.pid')
const postmaster = () => Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0])

test('a new server is made', () => {
  expect(server.how).toBe('initialised')
})

test('a running server is adopted, and stays up for a program without connections when another one ends', async () => {
  const code = `
    import { startEmbeddedPostgres } from '${path.join(import.meta.dirname, 'embedded-postgres.ts')}'
    const server = await startEmbeddedPostgres('${project}')
    await server.release()
    console.log(server.how)`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code]).toString()
  expect(output).toBe('adopted\n')
  expect(await query('select 1')).toHaveLength(1)
})

test('whoever comes while the last program stops the server starts it again', async () => {
  const [, next] = await Promise.all([server.release(), startEmbeddedPostgres(project)])
  server = next
  expect(await query('select 1')).toHaveLength(1)
})

const socketFolder = () =>
  new URL(server.ownerUrl('postgres').replace('postgresql:', 'http://x')).searchParams.get('host') ?? ''

test('no other user may enter the folder of the socket', () => {
  expect(fs.statSync(socketFolder()).mode & 0o077).toBe(0)
})

test('a start with another temporary folder finds the running server', async () => {
  vi.stubEnv('TMPDIR', project)
  const other = await startEmbeddedPostgres(project)
  vi.unstubAllEnvs()
  expect(other.how).toBe('adopted')
  await other.release()
})

test('a server is stopped though somebody who is no program is connected, and nothing of it stays in /tmp', async () => {
  const client = new pg.Client(server.ownerUrl('postgres'))
  client.on('error', () => {})
  await client.connect()
  await server.release()
  expect(fs.existsSync(pidFile)).toBe(false)
  expect(fs.existsSync(socketFolder())).toBe(false)
  server = await startEmbeddedPostgres(project)
})

test('a server whose starter was killed is stopped while it is only just starting', async () => {
  await server.release()
  const code = `
    import { startEmbeddedPostgres } from '${path.join(import.meta.dirname, 'embedded-postgres.ts')}'
    await startEmbeddedPostgres('${project}')`
  const starter = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' })
  await eventually(() => expect(fs.existsSync(pidFile)).toBe(true))
  starter.kill('SIGKILL')
  await stopUnusedPostgres(project)
  expect(fs.existsSync(pidFile)).toBe(false)
  server = await startEmbeddedPostgres(project)
})

test('no confirmed row is lost when program and server are killed', async () => {
  await query('create table numbers (n int)')
  const writer = startWriter()
  let confirmed = 0
  writer.stdout.on('data', (chunk: Buffer) => {
    confirmed = Number(chunk.toString().trim().split('\n').at(-1))
  })
  while (confirmed < 200) await sleep(20)
  writer.kill('SIGKILL')
  process.kill(postmaster(), 'SIGKILL')
  const started = await Promise.all([startEmbeddedPostgres(project), startEmbeddedPostgres(project)])
  expect(started.map((each) => each.how).sort()).toEqual(['adopted', 'started'])
  await started.shift()?.release()
  server = started[0] ?? server
  const [row] = await query<{ rows: number }>(`select count(*)::int as rows from numbers where n <= ${confirmed}`)
  expect(row?.rows).toBe(confirmed)
})

test('a folder created by another user is refused', async () => {
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-test-'))
  const data = path.join(other, 'data', 'postgres')
  fs.mkdirSync(data, { recursive: true })
  fs.chmodSync(data, 0o777)
  if (process.getuid?.() === 0) {
    const mine = await startEmbeddedPostgres(other)
    await mine.release()
    execFileSync('chmod', ['777', mine.home])
    await expect(startEmbeddedPostgres(other)).rejects.toThrow(/remove it and start again/)
    fs.rmSync(mine.home, { recursive: true, force: true })
  } else {
    await expect(startEmbeddedPostgres(other)).rejects.toThrow(/remove it and start again/)
  }
  fs.rmSync(other, { recursive: true, force: true })
})
