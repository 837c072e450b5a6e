import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addSamples } from '#db/samples/samples.ts'
import { emptyDatabase } from '#db/testing/test-database.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { makeBackup } from '../make-backup.ts'
import { LAST_VERIFIED } from '../note-backup.ts'
import { runCommand } from '../testing/run-command.ts'
import { openScratch } from './scratch-database.ts'
import { verifyBackup } from './verify-backup.ts'

const here = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-verify-'))
const archive = path.join(here, '2026-03-01T02-30.tar.zst')
const ownerUrl = process.env.DATABASE_OWNER_URL!
const SCRIPT = 'server/backup/verify/main.ts'

async function ask(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  return (await client.query(statement).finally(() => client.end())).rows
}

beforeAll(async () => {
  await addSamples()
  const storage = new FileSystemStorage(path.join(here, 'files'))
  const bytes = Buffer.from('a picture')
  await storage.put('avatars/7/a1.webp', Readable.from([bytes]), { size: bytes.length, type: 'image/webp' })
  await makeBackup({ ownerUrl, storage }, fs.createWriteStream(archive))
})
afterAll(() => fs.rmSync(here, { recursive: true }))

async function emptyScratch() {
  const database = await emptyDatabase()
  onTestFinished(database.drop)
  return database.ownerUrl
}
const TABLES = `select count(*)::int as many from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'S') and n.nspname !~ '^(pg_|information_schema)'`
const scratchDatabases = () => ask(ownerUrl, `select datname from pg_database where datname ~ '^aulario_verify_'`)

/** The archive with something else in the rows of its tables. */
function changed(from: RegExp, to: string): Readable {
  const bytes = zstdDecompressSync(fs.readFileSync(archive)).toString('latin1').replace(from, to)
  return Readable.from([zstdCompressSync(Buffer.from(bytes, 'latin1'))])
}

test('every table of a backup is the same when restored, and nothing stays in the scratch database', async () => {
  const scratch = await emptyScratch()
  const found = await verifyBackup({ scratchUrl: scratch, login: 'aulario' }, fs.createReadStream(archive))
  expect(found).toMatchObject({ files: 1, differences: [] })
  expect(found.rows['public.schools']).toBeGreaterThan(0)
  expect(Object.keys(found.rows).length).toBeGreaterThan(60)
  expect(await ask(scratch, TABLES)).toEqual([{ many: 0 }])
})

test('what the database does to rows is found', async () => {
  const scratch = await emptyScratch()
  await ask(ownerUrl, `insert into settings values ('mark', 'kept')`)
  const file = path.join(here, 'with-mark.tar.zst')
  await makeBackup({ ownerUrl, storage: new FileSystemStorage(path.join(here, 'files')) }, fs.createWriteStream(file))
  await ask(ownerUrl, `delete from settings where key = 'mark'`)
  // As a fault of the server would: when indexes are made again, the rows are there already.
  const faulty = (change: string) =>
    ask(
      scratch,
      `drop event trigger if exists faulty;
       create schema if not exists faults;
       create or replace function faults.change() returns event_trigger language plpgsql as $$ begin
         if to_regclass('public.settings') is not null then ${change}; end if; end $$;
       create event trigger faulty on ddl_command_end when tag in ('CREATE INDEX') execute function faults.change()`,
    )
  const differences = async () =>
    (await verifyBackup({ scratchUrl: scratch, login: 'aulario' }, fs.createReadStream(file))).differences
  await faulty(`delete from public.settings where key = 'mark'`)
  expect(await differences()).toEqual([expect.stringMatching(/^public\.settings: \d+ rows in the archive, \d+ when/)])
  await faulty(`update public.settings set value = 'lost' where key = 'mark'`)
  expect(await differences()).toEqual([expect.stringMatching(/^public\.settings: other contents in \d+ rows$/)])
})

test('a changed, cut off or damaged archive is refused', async () => {
  const scratch = await emptyScratch()
  const fewer = changed(/"public\.schools":\d/, '"public.schools":0')
  await expect(verifyBackup({ scratchUrl: scratch, login: 'aulario' }, fewer)).rejects.toThrow(
    'damaged, cut off or no backup',
  )
  const bytes = fs.readFileSync(archive)
  const cut = Readable.from([bytes.subarray(0, bytes.length - 100)])
  await expect(verifyBackup({ scratchUrl: scratch, login: 'aulario' }, cut)).rejects.toThrow(
    'damaged, cut off or no backup',
  )
  await expect(
    verifyBackup({ scratchUrl: scratch, login: 'aulario' }, Readable.from([Buffer.from('none')])),
  ).rejects.toThrow('no backup')
  expect(await ask(scratch, TABLES)).toEqual([{ many: 0 }])
})

test('a database that is not empty, or that of the site, is not touched', async () => {
  const before = await ask(ownerUrl, 'select count(*)::int as many from schools')
  await expect(openScratch(ownerUrl, ownerUrl)).rejects.toThrow('leads to the database of the site')
  await expect(verifyBackup({ scratchUrl: ownerUrl, login: 'aulario' }, fs.createReadStream(archive))).rejects.toThrow(
    'is not empty: it holds',
  )
  expect(await ask(ownerUrl, 'select count(*)::int as many from schools')).toEqual(before)

  const scratch = await emptyScratch()
  await ask(scratch, 'create schema other; create table other.mine (x int); insert into other.mine values (7)')
  await expect(openScratch(ownerUrl, scratch)).rejects.toThrow('is not empty: it holds other.mine')
  await expect(verifyBackup({ scratchUrl: scratch, login: 'aulario' }, fs.createReadStream(archive))).rejects.toThrow(
    'is not empty: it holds other.mine',
  )
  expect(await ask(scratch, 'select x from other.mine')).toEqual([{ x: 7 }])
})

test('two comparisons do not share a scratch database', async () => {
  const scratch = await emptyScratch()
  const holder = new pg.Client(scratch)
  await holder.connect()
  await holder.query('select pg_advisory_lock(4211977)')
  await expect(verifyBackup({ scratchUrl: scratch, login: 'aulario' }, fs.createReadStream(archive))).rejects.toThrow(
    'Another comparison is running',
  )
  await holder.end()
})

test('an owner who may create databases gets one for the comparison; it and a forgotten one are removed', async () => {
  await ask(ownerUrl, 'create database aulario_verify_0123456789ab template template0')
  const scratch = await openScratch(ownerUrl, undefined)
  expect(await scratchDatabases()).toHaveLength(1)
  expect(
    (await verifyBackup({ scratchUrl: scratch.url, login: 'aulario' }, fs.createReadStream(archive))).differences,
  ).toEqual([])
  await scratch.remove()
  expect(await scratchDatabases()).toEqual([])
})

test('the command takes the newest backup of a folder, says what it compared, and notes when', async () => {
  fs.utimesSync(archive, new Date(), new Date(Date.now() + 60_000))
  fs.writeFileSync(path.join(here, 'older.tar.zst'), 'no backup')
  const settings = { SCRATCH_DATABASE_URL: await emptyScratch() }
  const good = await runCommand([here], settings, SCRIPT)
  expect(good).toMatchObject({
    code: 0,
    said: expect.stringMatching(/2026-03-01T02-30.*: \d+ rows of \d+ tables and 1 files, all equal/),
  })
  const noted = await ask(ownerUrl, `select value from settings where key = '${LAST_VERIFIED}'`)
  expect(Date.now() - Date.parse(noted[0]!.value)).toBeLessThan(60_000)
  const bad = await runCommand([path.join(here, 'older.tar.zst')], settings, SCRIPT)
  expect(bad).toMatchObject({
    code: 1,
    said: expect.stringContaining('The backup is not verified. The file is damaged'),
  })
  const none = await runCommand([path.join(here, 'files')], settings, SCRIPT)
  expect(none).toMatchObject({ code: 1, said: expect.stringContaining('There is no backup in') })
  expect(await runCommand(['a', 'b'], settings, SCRIPT)).toMatchObject({ code: 2 })
})

test('an owner who may create none is told what to set', async () => {
  const login = `verifier_${process.pid}`
  await ask(ownerUrl, `create role ${login} login`)
  const asLogin = ownerUrl.replace(/user=\w+/, `user=${login}`)
  try {
    await expect(openScratch(asLogin, undefined)).rejects.toThrow('set SCRATCH_DATABASE_URL to an empty one')
  } finally {
    await ask(ownerUrl, `drop role ${login}`)
  }
})
