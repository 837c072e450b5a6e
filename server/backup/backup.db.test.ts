import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eraseAccount } from '#app/features/accounts/me/delete-account.server.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { deleteReview } from '#app/features/reviews/own-reviews/delete-review.server.ts'
import { PERSONAL_DATA } from '#app/personal-data.server.ts'
import { db } from '#db/client.ts'
import type { Erasure } from '#db/jobs/jobs.ts'
import { applyMigration, BASELINE } from '#db/migrate.ts'
import { addSamples } from '#db/samples/samples.ts'
import { reviewRow } from '#db/testing/factories.ts'
import { emptyDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { removeFile } from '../jobs/handlers.ts'
import { noteErasure } from './erasures.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { runCommand } from './testing/run-command.ts'
import { stateOf } from './testing/state-of.ts'

const here = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-backup-'))
const ownerUrl = process.env.DATABASE_OWNER_URL ?? ''
const archive = path.join(here, 'all.tar.zst')
const store = vi.hoisted(() => ({ folder: `${process.env.TMPDIR ?? '/tmp'}/aulario-backup-files-${process.pid}` }))
vi.mock('#lib/storage/open-storage.ts', async () => {
  const { FileSystemStorage: Folder } = await import('#lib/storage/file-system-storage.ts')
  const folder = new Folder(store.folder)
  return { storage: () => folder }
})
const files = new FileSystemStorage(store.folder)
const machines: TestDatabase[] = []
const photo = randomBytes(300_000)

/** Makes another machine with nothing on it. */
async function emptyMachine() {
  const database = await emptyDatabase()
  machines.push(database)
  const folder = fs.mkdtempSync(path.join(here, 'files-'))
  const settings = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, FILES_DIR: folder }
  return { ...database, folder, settings, storage: new FileSystemStorage(folder), login: 'aulario' }
}
const put = (key: string, bytes: Buffer) =>
  files.put(key, Readable.from([bytes]), { size: bytes.length, type: 'image/webp' })
async function asOwner(statement: string, url = ownerUrl) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}
const backUp = () => makeBackup({ ownerUrl, storage: files }, fs.createWriteStream(archive))

async function writeReview() {
  const author = await makeAccount()
  const review = await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: '1', author_id: author.id }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { author: author.id, review: review.id }
}
const leaves = async (userId: string) => {
  await db().updateTable('users').set({ erase_after: sql<Date>`now()` }).where('id', '=', userId).execute()
  return await eraseAccount(userId, PERSONAL_DATA)
}

beforeAll(async () => {
  await addSamples()
  await writeReview()
  // As if the tables had been created on another day.
  await asOwner(`do $$ declare day text; begin
    for day in select relname from pg_class where relname ~ '^queue_stats_20' and relkind = 'r' loop
      execute format('alter table pgboss.%I rename to %I', day, replace(day, '_20', '_19'));
    end loop; end $$`)
  await put('avatars/7/a1.webp', photo)
  await put('school-media/x/empty.webp', Buffer.alloc(0))
})
afterAll(async () => {
  for (const { drop } of machines) await drop()
  fs.rmSync(here, { recursive: true })
  fs.rmSync(store.folder, { recursive: true, force: true })
})

test('an empty machine gets everything back: rows, files, structure and rights', async () => {
  const { files: many } = await backUp()
  expect(many).toBe(2)
  const machine = await emptyMachine()
  const { code, said } = await runCommand(['restore', archive], machine.settings)
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('2 files') })
  const [before, after] = [await stateOf(ownerUrl), await stateOf(machine.ownerUrl)]
  expect(Object.keys(after).length).toBeGreaterThan(60)
  expect(after).toEqual(before)
  expect(fs.readFileSync(path.join(machine.folder, 'avatars/7/a1.webp')).equals(photo)).toBe(true)
  expect(fs.statSync(path.join(machine.folder, 'school-media/x/empty.webp')).size).toBe(0)
})

test('erasures since the backup are repeated', async () => {
  const [gone, stays] = [await writeReview(), await writeReview()]
  const taken = await writeReview()
  await backUp()
  await leaves(gone.author)
  await deleteReview(taken.author, taken.review)
  const { rows: jobs } = await sql<{ data: Erasure }>`
    select data from pgboss.job where name = 'note_erasure'`.execute(db())
  for (const { data } of jobs) await noteErasure(data)

  const machine = await emptyMachine()
  fs.cpSync(path.join(store.folder, 'erasures'), path.join(machine.folder, 'erasures'), { recursive: true })
  expect(await runCommand(['restore', archive], machine.settings)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Erased again: 2.'),
  })
  const state = await stateOf(machine.ownerUrl)
  expect(state.users).not.toContain(gone.author)
  expect(state.reviews).not.toContain(gone.review)
  expect(state.reviews).not.toContain(taken.review)
  expect(state.users).toContain(taken.author)
  expect(state.reviews).toContain(stays.review)
})

test('a backup shows one moment, while the program keeps writing', async () => {
  let stop = false
  const writing = (async () => {
    while (!stop) await writeReview()
  })()
  await backUp()
  stop = true
  await writing
  const machine = await emptyMachine()
  await restoreBackup(machine, fs.createReadStream(archive))
  // The counts of stars are stored beside the reviews, and authors are written before them.
  const [counted] = await asOwner(
    `select (select count(*) from reviews where school_id = '1') as written, rating_count as counted,
       (select count(*) from users) as authors from school_ratings where school_id = '1'`,
    machine.ownerUrl,
  )
  expect(counted.written).toBe(counted.counted)
  expect(counted.authors).toBeGreaterThan(0)
})

test('files that the backup names are not removed while it is running', async () => {
  await put('avatars/8/b.webp', photo)
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: goOn, resolve: release } = Promise.withResolvers<void>()
  const slow = {
    ...files,
    stat: files.stat.bind(files),
    get: files.get.bind(files),
    list: async function* (prefix: string) {
      begin()
      await goOn
      yield* files.list(prefix)
    },
  } as unknown as FileSystemStorage
  const backup = makeBackup({ ownerUrl, storage: slow }, fs.createWriteStream(archive))
  await begun
  await expect(removeFile({ key: 'avatars/8/b.webp' })).rejects.toThrow('A backup is running.')
  await expect(backUp()).rejects.toThrow('Another backup is running')
  release()
  expect((await backup).files).toBe(3)
  await removeFile({ key: 'avatars/8/b.webp' })
  expect(await files.stat('avatars/8/b.webp')).toBeUndefined()
})

test('a truncated or damaged archive changes nothing', async () => {
  await backUp()
  const machine = await emptyMachine()
  await restoreBackup(machine, fs.createReadStream(archive))
  const before = await stateOf(machine.ownerUrl)
  const whole = fs.readFileSync(archive)
  const damaged = Buffer.from(whole)
  const middle = Math.floor(damaged.length / 2)
  damaged.fill(7, middle, middle + 100)
  for (const bytes of [whole.subarray(0, whole.length - 2000), damaged, Buffer.from('no archive'), Buffer.alloc(0)]) {
    const restore = restoreBackup(machine, Readable.from([bytes]), { replace: true })
    await expect(restore).rejects.toThrow('damaged, cut off or no backup')
  }
  expect(await stateOf(machine.ownerUrl)).toEqual(before)
})

test('a database with contents is overwritten only on request, and never while it is in use', async () => {
  await backUp()
  const machine = await emptyMachine()
  expect((await runCommand(['restore', archive], machine.settings)).code).toBe(0)
  const again = await runCommand(['restore', archive], machine.settings)
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('--replace') })
  expect(await runCommand(['restore', archive, '--replace'], machine.settings)).toMatchObject({ code: 0 })
  await db()
    .transaction()
    .execute(async (trx) => {
      await sql`select from users`.execute(trx)
      const used = restoreBackup({ ownerUrl, login: 'aulario', storage: files }, fs.createReadStream(archive))
      await expect(used).rejects.toThrow('The database is in use')
    })
})

test('a version that went back restores what a later one added to its tables, from a backup of its own', async () => {
  await backUp()
  const machine = await emptyMachine()
  await restoreBackup(machine, fs.createReadStream(archive))
  const later = `create table later (id uuid primary key default uuidv7(), mark text);
    alter table users add column later_mark text not null default 'kept'`
  const client = new pg.Client(machine.ownerUrl)
  await client.connect()
  await applyMigration(client, '9999_later.sql', later)
  await client.query(`insert into later (mark) values ('of the later version')`)
  await client.end()
  const file = path.join(here, 'later.tar.zst')
  await makeBackup(machine, fs.createWriteStream(file))

  const other = await emptyMachine()
  await restoreBackup(other, fs.createReadStream(file))
  const after = await stateOf(other.ownerUrl)
  expect(after).toEqual(await stateOf(machine.ownerUrl))
  expect(after.later).toContain('of the later version')
  const unknown = await asOwner(
    `update migrations set statements = null where name like '9999%' returning name`,
    machine.ownerUrl,
  )
  expect(unknown).toHaveLength(1)
  const without = path.join(here, 'without.tar.zst')
  await makeBackup(machine, fs.createWriteStream(without))
  await expect(restoreBackup(other, fs.createReadStream(without), { replace: true })).rejects.toThrow(
    'from another version of the program',
  )
  expect(await stateOf(other.ownerUrl)).toEqual(after)
})

test('a backup of a version before 1.0.0 is refused and changes nothing', async () => {
  await backUp()
  const machine = await emptyMachine()
  await restoreBackup(machine, fs.createReadStream(archive))
  const before = await stateOf(machine.ownerUrl)
  const older = await emptyMachine()
  await restoreBackup(older, fs.createReadStream(archive))
  await asOwner(`update migrations set name = '0001_directory.sql' where name = '${BASELINE}'`, older.ownerUrl)
  const file = path.join(here, 'older.tar.zst')
  await makeBackup(older, fs.createWriteStream(file))
  await expect(restoreBackup(machine, fs.createReadStream(file), { replace: true })).rejects.toThrow(
    'The backup comes from a version before 1.0.0',
  )
  expect(await stateOf(machine.ownerUrl)).toEqual(before)
})

test('the command says what is wrong in one sentence', async () => {
  const machine = await emptyMachine()
  const missing = await runCommand(['restore', path.join(here, 'none.tar.zst')], machine.settings)
  expect(missing).toMatchObject({ code: 1, said: expect.stringMatching(/none\.tar\.zst.*\n$/) })
  expect(await runCommand(['restore'], machine.settings)).toMatchObject({ code: 2 })
  await runCommand(['restore', archive], machine.settings)
  const there = await runCommand(['backup', archive], machine.settings)
  expect(there).toMatchObject({ code: 1, said: expect.stringContaining('is there already') })
  const fresh = path.join(here, 'fresh.tar.zst')
  expect(await runCommand(['backup', fresh], machine.settings)).toMatchObject({ code: 0 })
  expect(fs.statSync(fresh).mode & 0o777).toBe(0o600)
  const [noted] = await asOwner("select value from settings where key = 'last_backup'", machine.ownerUrl)
  expect(Math.abs(Date.parse(noted.value) - fs.statSync(fresh).mtimeMs)).toBeLessThan(60_000)
})
