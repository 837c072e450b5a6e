import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { addSamples } from '#db/samples/samples.ts'
import { emptyDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { runCommand } from './testing/run-command.ts'
import { stateOf } from './testing/state-of.ts'

const here = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-in-use-'))
const storage = new FileSystemStorage(path.join(here, 'files'))
const archive = path.join(here, 'all.tar.zst')
/** Logins of a server are shared by all of its databases. */
const [owner, login] = ['owner', 'login'].map((name) => `${name}_${randomBytes(4).toString('hex')}`) as [string, string]
let database: TestDatabase
let ownerUrl: string
let url: string

async function asSuperuser(...statements: string[]) {
  const client = new pg.Client(database.ownerUrl)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Opens a session like those of the program. */
async function programSession() {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  return client
}

beforeAll(async () => {
  await addSamples()
  await makeBackup({ ownerUrl: process.env.DATABASE_OWNER_URL ?? '', storage }, fs.createWriteStream(archive))
  database = await emptyDatabase()
  // Both logins and the database are set up as in docs/operations.md.
  const name = new URL(database.ownerUrl.replace('postgresql:///', 'http://x/')).pathname.slice(1)
  await asSuperuser(
    `create role ${owner} login`,
    `create role ${login} login`,
    `grant aulario_program to ${owner} with admin option`,
    `alter database ${name} owner to ${owner}`,
  )
  const as = (role: string) => database.ownerUrl.replace(/user=\w+/, `user=${role}`)
  ownerUrl = as(owner)
  url = as(login)
  await migrate(ownerUrl, login)
})
afterAll(async () => {
  const server = process.env.TEST_POSTGRES_OWNER ?? ''
  await database.drop()
  const client = new pg.Client(server)
  await client.connect()
  for (const role of [login, owner])
    await client.query(`drop owned by ${role}`).then(() => client.query(`drop role ${role}`))
  await client.end()
  fs.rmSync(here, { recursive: true })
})

const settings = () => ({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, FILES_DIR: path.join(here, 'restored') })

test('nothing is overwritten while the program is connected, with the two logins of the documentation', async () => {
  const before = await stateOf(database.ownerUrl)
  const session = await programSession()
  try {
    const { code, said } = await runCommand(['restore', archive, '--replace'], settings())
    expect({ code, said }).toMatchObject({
      code: 1,
      said: expect.stringContaining(`The database is in use (${login})`),
    })
    expect(await stateOf(database.ownerUrl)).toEqual(before)
  } finally {
    await session.end()
  }
  const { code, said } = await runCommand(['restore', archive, '--replace'], settings())
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('rows of') })
})

test('a program that starts meanwhile waits, and one that slips in aborts the restore', async () => {
  const bytes = fs.readFileSync(archive)
  const { promise: goOn, resolve: release } = Promise.withResolvers<void>()
  const slow = () =>
    Readable.from(
      (async function* () {
        yield bytes.subarray(0, 100)
        await goOn
        yield bytes.subarray(100)
      })(),
    )
  const restore = restoreBackup({ ownerUrl, login, storage }, slow(), { replace: true })
  await eventually(async () => expect(await holdersOfTables()).toBe(1))
  let started = false
  const start = migrate(ownerUrl, login).then(() => (started = true))
  await sleep(500)
  expect(started).toBe(false)
  const session = await programSession()
  release()
  await expect(restore).rejects.toThrow('connected while it was restored')
  await session.end()
  await start
  expect(started).toBe(true)
  await restoreBackup({ ownerUrl, login, storage }, fs.createReadStream(archive), { replace: true })
})

const LOCKS = `select count(*)::int as held from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.granted and a.datname = current_database()`
async function holdersOfTables(): Promise<number> {
  const [row] = await rowsOf<{ held: number }>(LOCKS)
  return row?.held ?? 0
}

async function rowsOf<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
  const client = new pg.Client(database.ownerUrl)
  await client.connect()
  const { rows } = await client.query<Row>(query).finally(() => client.end())
  return rows
}
