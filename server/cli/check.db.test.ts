import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { POOLERS } from '#db/testing/pooler.ts'
import { emptyDatabase } from '#db/testing/test-database.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-check-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const DIRECT = process.env.DATABASE_URL!

/** Runs the command, and returns its lines by their part. */
async function check(settings: Record<string, string>): Promise<Record<string, string>> {
  const env = { ...process.env, FILES_DIR: folder, PAYMENTS: 'off', PROCESSES: '2', ...settings }
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [path.join(import.meta.dirname, 'check.ts')], { env }, (_, out) => resolve(out))
  })
  const lines = said.trim().split('\n')
  return Object.fromEntries(
    lines.map((line) => /^(\w+) +([^:]+): (.*)$/.exec(line)!.slice(1)).map(([is, of, how]) => [of, `${is} ${how}`]),
  )
}

test('an address of the server itself has all that the program needs', async () => {
  expect(await check({})).toMatchObject({
    'database, as its owner': expect.stringMatching(/^works PostgreSQL .*, over a socket, migrated$/),
    'rights of the owner': 'works it may migrate and restore a backup',
    'database, as the program': 'works signed in as aulario, over a socket; parameters, locks and notifications',
    connections: expect.stringMatching(/^works 2 processes need up to 40 of 300$/),
  })
})

test('so has one of a database without tables', async () => {
  const empty = await emptyDatabase()
  onTestFinished(empty.drop)
  expect(await check({ DATABASE_URL: empty.url, DATABASE_OWNER_URL: empty.ownerUrl })).toMatchObject({
    'database, as its owner': expect.stringMatching(/^works .* migrations run at the next start$/),
    'database, as the program': expect.stringMatching(/^works /),
  })
})

describe.each(POOLERS)('with %s', (_, start) => {
  const withPooler = async (how?: { ignores: boolean }) => {
    const pooler = await start(DIRECT, how)
    onTestFinished(pooler.close)
    return pooler.url
  }

  test('the address of the server is asked for, whether parameters are refused or ignored', async () => {
    expect(await check({ DATABASE_URL: await withPooler() })).toMatchObject({
      'database, as the program':
        'FAILS DATABASE_URL leads to a pooler, which refuses the parameter options: set DATABASE_DIRECT_URL to the address of the server itself.',
    })
    expect(await check({ DATABASE_URL: await withPooler({ ignores: true }) })).toMatchObject({
      'database, as the program':
        'FAILS DATABASE_URL leads to a pooler that lends its connections for a transaction: set DATABASE_DIRECT_URL to the address of the server itself.',
    })
  })

  test('both addresses together work', async () => {
    const settings = { DATABASE_URL: await withPooler(), DATABASE_DIRECT_URL: DIRECT }
    expect(await check(settings)).toMatchObject({
      'database, as the program': 'works signed in as aulario, over a socket; parameters, locks and notifications',
      'database, through the pooler': expect.stringMatching(
        /^works signed in as aulario, without TLS; statements, (with the limits of the program|the login gets its limits at the next start)$/,
      ),
      connections: 'works 2 processes need up to 20 of 300, and of the pooler up to 20 (max_client_conn)',
    })
  })

  test('two addresses of the pooler, or of two databases, do not', async () => {
    const pooler = await withPooler()
    expect(await check({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: pooler })).toMatchObject({
      'database, as the program':
        'FAILS DATABASE_DIRECT_URL leads to a pooler, which refuses the parameter options: it must be the address of the server itself.',
    })
    const other = await emptyDatabase()
    onTestFinished(other.drop)
    expect(await check({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: other.url })).toMatchObject({
      'database, as the program':
        'FAILS DATABASE_DIRECT_URL does not hear what DATABASE_URL sends: both must lead to the same database.',
      'database, through the pooler': expect.stringMatching(
        /^FAILS DATABASE_URL has the database test_\w+, DATABASE_DIRECT_URL test_\w+: use one\.$/,
      ),
    })
  })
})
