import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { env } from '#lib/env.ts'
import { closeDatabase, connectionPool, programConnection } from '../client.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts'
import { projectDir } from '../open-database.ts'
import { makeAuthority } from '../testing/certificates.ts'
import { completeUrl, ownerUrlOf } from './addresses.ts'
import { explainConnection } from './explain-connection.ts'
import { tlsOf } from './tls.ts'

/** Two addresses of this machine, of which the certificate names the first. */
const CERTIFIED = '127.83.4.1'
const OTHER = '127.83.4.2'
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-tls-'))
const file = (name: string) => path.join(folder, name)
const authority = makeAuthority('Aulario test authority')
let server: EmbeddedPostgres

beforeAll(async () => {
  const { cert, key } = authority.certify(CERTIFIED)
  fs.writeFileSync(file('ca.crt'), authority.cert)
  fs.writeFileSync(file('other-ca.crt'), makeAuthority('Another authority').cert)
  fs.writeFileSync(file('server.crt'), cert)
  fs.writeFileSync(file('server.key'), key, { mode: 0o600 })
  // Nobody gets in from outside without a password, or without TLS.
  fs.writeFileSync(file('pg_hba.conf'), 'local all all trust\nhostssl all secured all scram-sha-256\n')
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', folder])
  const settings = {
    fsync: 'off',
    listen_addresses: `${CERTIFIED},${OTHER}`,
    hba_file: file('pg_hba.conf'),
    ssl: 'on',
    ssl_cert_file: file('server.crt'),
    ssl_key_file: file('server.key'),
  }
  server = await startEmbeddedPostgres(projectDir, { folder: 'postgres-version-tls', settings })
  const client = new pg.Client(server.ownerUrl('postgres'))
  await client.connect()
  await client.query(`do $$ begin
    create role aulario_program nologin; create role secured login;
    exception when duplicate_object then null; end $$`)
  await client.query(`alter role secured password 'pa+ss/wo:rd'; grant aulario_program to secured`)
  await client.end()
})

afterAll(async () => {
  await server.release()
  fs.rmSync(folder, { recursive: true })
})

beforeEach(() => {
  delete env().DATABASE_CA_FILE
})

const at = (host: string, query = '') =>
  `postgresql://secured:${encodeURIComponent('pa+ss/wo:rd')}@${host}:5432/postgres${query}`

/** Connects, and returns the version of TLS, or none. */
async function connect(url: string): Promise<string | undefined> {
  const client = new pg.Client(programConnection(url))
  try {
    await client.connect()
    const tls = tlsOf(client)
    return tls && `${tls.version}${tls.isChecked ? '' : ', unchecked'}`
  } finally {
    await client.end().catch(() => {})
  }
}
const withFile = (name: string) => `?sslmode=verify-full&sslrootcert=${file(name)}`

test('a server with a certificate of the named authority is used, by the address or by the setting', async () => {
  expect(await connect(at(CERTIFIED, withFile('ca.crt')))).toMatch(/^TLSv1\.[23]$/)
  env().DATABASE_CA_FILE = file('ca.crt')
  expect(await connect(at(CERTIFIED))).toMatch(/^TLSv1\.[23]$/)
  expect(await connect(at(CERTIFIED, '?sslmode=require'))).toMatch(/^TLSv1\.[23]$/)
})

test('the connections for requests are checked in the same way', async () => {
  const before = process.env.DATABASE_URL
  await closeDatabase()
  process.env.DATABASE_URL = at(CERTIFIED)
  try {
    env().DATABASE_CA_FILE = file('ca.crt')
    const client = await connectionPool().connect()
    expect(tlsOf(client)).toMatchObject({ isChecked: true })
    const all = Promise.all([1, 2, 3].map((n) => client.query('select current_user as role, $1::int as n', [n])))
    expect((await all).flatMap(({ rows }) => rows)).toEqual([1, 2, 3].map((n) => ({ role: 'aulario_program', n })))
    client.release()
    await closeDatabase()
    env().DATABASE_CA_FILE = file('other-ca.crt')
    await expect(connectionPool().query('select 1')).rejects.toThrow(/certificate/)
  } finally {
    process.env.DATABASE_URL = before
    await closeDatabase()
  }
})

test.each(['verify-full', 'verify-ca', 'require', 'prefer'])(
  '%s refuses a certificate of another authority, and one that nobody known has signed',
  async (mode) => {
    const other = connect(at(CERTIFIED, `?sslmode=${mode}&sslrootcert=${file('other-ca.crt')}`))
    await expect(other).rejects.toMatchObject({ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' })
    await expect(connect(at(CERTIFIED, `?sslmode=${mode}`))).rejects.toMatchObject({
      code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    })
  },
)

test('a server with the certificate of another host is refused', async () => {
  await expect(connect(at(OTHER, withFile('ca.crt')))).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' })
  env().DATABASE_CA_FILE = file('ca.crt')
  await expect(connect(at(OTHER))).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' })
})

test('nothing is checked only where the address says so, and without TLS this server refuses', async () => {
  env().DATABASE_CA_FILE = file('ca.crt')
  expect(await connect(at(OTHER, '?sslmode=no-verify'))).toMatch(/^TLSv1\.[23], unchecked$/)
  await expect(connect(at(CERTIFIED, '?sslmode=disable'))).rejects.toThrow('no encryption')
  delete env().DATABASE_CA_FILE
  await expect(connect(at(CERTIFIED))).rejects.toThrow('no encryption')
})

test.each([
  [
    'a certificate of another authority',
    CERTIFIED,
    'other-ca.crt',
    /^Nobody trusted .*DATABASE_CA_FILE.* in DATABASE_URL\.$/,
  ],
  [
    'a certificate of another host',
    OTHER,
    'ca.crt',
    /127\.83\.4\.2 .* Write the host in DATABASE_URL as its certificate/,
  ],
  ['a missing file', CERTIFIED, 'none.crt', /none\.crt cannot be read \(ENOENT\): check DATABASE_CA_FILE/],
])('%s is told with the setting to change', async (_, host, name, words) => {
  env().DATABASE_CA_FILE = file(name)
  const error = await connect(at(host)).catch((error) => error)
  expect(explainConnection(error, 'DATABASE_URL').message).toMatch(words)
})

test('so is a line without TLS', async () => {
  const refused = await connect(at(CERTIFIED)).catch((error) => error)
  expect(explainConnection(refused, 'DATABASE_OWNER_URL').message).toBe(
    'The database asks for TLS: set DATABASE_CA_FILE, or add sslmode=verify-full to DATABASE_OWNER_URL.',
  )
})

test('addresses keep what they say themselves', () => {
  env().DATABASE_CA_FILE = '/etc/ca file.crt'
  expect(completeUrl('postgresql://a:b@c/d')).toBe(
    'postgresql://a:b@c/d?sslmode=verify-full&sslrootcert=%2Fetc%2Fca%20file.crt',
  )
  for (const own of ['sslmode=disable', 'sslmode=no-verify', 'sslrootcert=/x', 'host=/run/postgresql'])
    expect(completeUrl(`postgresql://a:b@c/d?${own}`)).toBe(`postgresql://a:b@c/d?${own}`)
  expect(completeUrl('postgresql:///d?host=/run')).toBe('postgresql:///d?host=/run')
  delete env().DATABASE_CA_FILE
  const owner = new pg.Client(ownerUrlOf('postgresql://a:p%25+w@c/d?options=-c%20jit%3Doff'))
  expect(owner).toMatchObject({ user: 'a', password: 'p%+w', host: 'c', database: 'd' })
  expect(owner).toHaveProperty('connectionParameters.options', '-c jit=off -c role=none -c statement_timeout=0')
})
