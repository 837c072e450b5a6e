import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts'
import { migrate } from '../migrate.ts'
import { createDatabase, projectDir } from '../open-database.ts'
import { PROGRAM_ROLE } from '../roles.ts'
import { assertVersion, databaseLocale, MIN_MAJOR_VERSION, provideFunctions } from './server-version.ts'

/** Programs of the versions that Debian's packages put on this machine, and the built-in one. */
const INSTALLED = '/usr/lib/postgresql'
const servers: (string | undefined)[] = [
  undefined,
  ...(fs.existsSync(INSTALLED) ? fs.readdirSync(INSTALLED) : [])
    .filter((major) => Number(major) >= MIN_MAJOR_VERSION)
    .map((major) => path.join(INSTALLED, major, 'bin'))
    .filter((bin) => fs.existsSync(path.join(bin, 'initdb'))),
]

async function connected<Answer>(url: string, use: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client(url)
  await client.connect()
  return await use(client).finally(() => client.end())
}

test.each(servers)(
  'every migration runs on the PostgreSQL of %s, with ids that ascend and texts in Unicode',
  async (bin) => {
    const folder = `postgres-version-${bin ? bin.replaceAll(/\D/g, '') : 'built-in'}`
    const server = await startEmbeddedPostgres(projectDir, { folder, settings: { fsync: 'off' }, ...(bin && { bin }) })
    try {
      const version = await connected(server.ownerUrl('postgres'), (client) => client.query('show server_version_num'))
      const major = Math.floor(Number(version.rows[0].server_version_num) / 10_000)
      await connected(server.ownerUrl('postgres'), async (client) => {
        await createDatabase(server, 'template_of_roles')
        await client.query('drop database if exists documented with (force)')
        await client.query(`create database documented ${databaseLocale(major)} template template0`)
      })
      await migrate(server.ownerUrl('documented'), 'aulario')
      await connected(server.url('aulario', 'documented'), async (client) => {
        const { rows } = await client.query<{ id: string; made: Date }>(
          'select uuidv7()::text as id, clock_timestamp() as made from generate_series(1, 1000)',
        )
        const ids = rows.map(({ id }) => id)
        expect(new Set(ids).size).toBe(1000)
        expect(ids).toEqual([...ids].sort())
        for (const { id, made } of rows) {
          expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
          expect(Math.abs(Number.parseInt(id.replace('-', '').slice(0, 12), 16) - made.getTime())).toBeLessThan(60_000)
        }
        const texts = await client.query(
          `select lower('ÄÉŒ') as lower, 'a' < 'É' as ordered, unaccent('École') as plain`,
        )
        expect(texts.rows).toEqual([{ lower: 'äéœ', ordered: true, plain: 'Ecole' }])
        const versions = await client.query(
          `select uuid_extract_version(uuidv7()) as seven, uuid_extract_version(gen_random_uuid()) as four,
           uuid_extract_version('00000000-0000-0000-0000-000000000000') as none`,
        )
        expect(versions.rows).toEqual([{ seven: 7, four: 4, none: null }])
        const own = await client.query(
          `select proname as name from pg_proc where proname like 'uuid%' and pronamespace = 'public'::regnamespace order by 1`,
        )
        const lacking = [...(major < 17 ? ['uuid_extract_version'] : []), ...(major < 18 ? ['uuidv7'] : [])]
        expect(own.rows.map(({ name }) => name)).toEqual(lacking)
        // A function in PL/pgSQL is read when it runs.
        await client.query(`select hold_own_reviews(gen_random_uuid(), 'none')`)
      })
      // One login for both, which is no superuser. As if it had created the role, which exists already: from 16 on that
      // gives a login no right to take it on.
      await connected(server.ownerUrl('postgres'), async (client) => {
        await client.query('drop database if exists of_one_login with (force)')
        await client.query('drop role if exists one_login')
        await client.query('create role one_login login createrole')
        await client.query(`create database of_one_login owner one_login ${databaseLocale(major)} template template0`)
        if (major >= 16)
          await client.query(`grant ${PROGRAM_ROLE} to one_login with admin true, set false, inherit false`)
      })
      const one = server.url('one_login', 'of_one_login')
      await migrate(one, undefined)
      await connected(one, (client) => client.query(`set role ${PROGRAM_ROLE}`))
    } finally {
      await server.release()
    }
  },
)

/** A server that says that it is of another version. */
const saying = (number: string, full: string) =>
  ({ query: vi.fn(async () => ({ rows: [{ number, full }] })) }) as unknown as pg.Client

test('an older server is refused in one sentence', async () => {
  await expect(assertVersion(saying('140012', '14.12'))).rejects.toThrow(
    'PostgreSQL 15 or later is needed, but the database runs on 14.12.',
  )
  await assertVersion(saying('150000', '15.0'))
})

test('a server that has these functions itself gets no other ones', async () => {
  const own = saying('180001', '18.1')
  await provideFunctions(own)
  expect(own.query).toHaveBeenCalledTimes(1)
})
