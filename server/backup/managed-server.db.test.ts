import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { projectDir } from '#db/open-database.ts'
import { databaseLocale } from '#db/versions/server-version.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

/** The built-in PostgreSQL and the oldest one that is supported, where Debian's package is there. */
const DEBIAN = '/usr/lib/postgresql/15/bin'
const servers = [undefined, ...(fs.existsSync(path.join(DEBIAN, 'initdb')) ? [DEBIAN] : [])]

async function ask(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  return await client.query(statement).finally(() => client.end())
}

/** A server whose logins are neither superusers nor may create roles, as providers give them. */
async function startManaged(bin: string | undefined): Promise<EmbeddedPostgres> {
  const folder = `postgres-version-managed-${bin ? bin.replaceAll(/\D/g, '') : 'built-in'}`
  const server = await startEmbeddedPostgres(projectDir, { folder, settings: { fsync: 'off' }, ...(bin && { bin }) })
  onTestFinished(server.release)
  const postgres = server.ownerUrl('postgres')
  await ask(postgres, 'drop database if exists managed with (force)')
  await ask(postgres, 'drop role if exists aulario_program, managed_owner, managed_login, managed_admin')
  for (const login of ['managed_owner', 'managed_login']) await ask(postgres, `create role ${login} login`)
  const { rows } = await ask(postgres, `select current_setting('server_version_num')::int / 10000 as major`)
  await ask(postgres, `create database managed ${databaseLocale(rows[0].major)} template template0`)
  return server
}

/** Runs the SQL that a message ends with. */
async function runNamed(server: EmbeddedPostgres, error: unknown) {
  const { message } = error as Error
  const [, statements] = /as its administrator: (.*)$/.exec(message) ?? []
  if (!statements) throw error
  await ask(server.ownerUrl('managed'), statements)
  return statements
}

test.each(servers)(
  'on the PostgreSQL of %s a login that may do little is told what to run, migrates, backs up and restores',
  async (bin) => {
    const server = await startManaged(bin)
    const ownerUrl = server.url('managed_owner', 'managed')
    const refused = await migrate(ownerUrl, 'managed_login').catch((error) => error)
    expect(await runNamed(server, refused)).toBe(
      [
        'create role aulario_program nologin;',
        'grant aulario_program to "managed_owner" with admin option;',
        'alter database "managed" owner to "managed_owner";',
      ].join(' '),
    )
    expect((await migrate(ownerUrl, 'managed_login')).length).toBeGreaterThan(5)
    expect(await migrate(ownerUrl, 'managed_login')).toEqual([])
    const login = server.url('managed_login', 'managed')
    await ask(login, `insert into settings (key, value) values ('mark', 'kept')`)
    await expect(ask(login, 'create table mine (x int)')).rejects.toThrow('permission denied')

    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-managed-'))
    onTestFinished(() => fs.rmSync(folder, { recursive: true }))
    const file = path.join(folder, 'all.tar.zst')
    const place = { ownerUrl, login: 'managed_login', storage: new FileSystemStorage(path.join(folder, 'files')) }
    await makeBackup(place, fs.createWriteStream(file))
    await ask(login, `delete from settings where key = 'mark'`)
    await restoreBackup(place, fs.createReadStream(file))
    expect((await ask(login, `select value from settings where key = 'mark'`)).rows).toEqual([{ value: 'kept' }])

    // An administrator may keep the database, as long as the login may create in it; restoring needs more.
    const postgres = server.ownerUrl('managed')
    await ask(postgres, 'alter database managed owner to postgres; alter schema public owner to pg_database_owner')
    await ask(
      postgres,
      'grant create on database managed to managed_owner; grant create on schema public to managed_owner',
    )
    expect(await migrate(ownerUrl, 'managed_login')).toEqual([])
    const kept = await restoreBackup(place, fs.createReadStream(file)).catch((error) => error)
    expect(await runNamed(server, kept)).toBe('alter database "managed" owner to "managed_owner";')
    await restoreBackup(place, fs.createReadStream(file))
  },
)

test('a single login needs the role with the right to have it', async () => {
  const server = await startManaged(undefined)
  const url = server.url('managed_owner', 'managed')
  await ask(server.ownerUrl('managed'), 'alter database managed owner to managed_owner')
  const refused = await migrate(url, undefined).catch((error) => error)
  await runNamed(server, refused)
  await migrate(url, undefined)
  await ask(url, 'set role aulario_program')
})
