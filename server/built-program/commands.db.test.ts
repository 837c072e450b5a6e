import { execFile } from 'node:child_process'
import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const here = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-commands-'))
afterAll(() => fs.rmSync(here, { recursive: true }))

/** The real commands, as docs/operations.md gives them. */
const BACKUP = ['server/backup/main.ts', 'backup', path.join(here, 'all.tar.zst')]
const RESTORE = ['server/backup/main.ts', 'restore', path.join(here, 'all.tar.zst')]
const COMMANDS: Record<string, string[]> = {
  backup: BACKUP,
  restore: RESTORE,
  'restore --replace': [...RESTORE, '--replace'],
  jobs: ['server/jobs/main.ts', 'list'],
  'admin grant': ['server/cli/main.ts', 'grant', 'ada@post.example'],
  'admin seal': ['server/cli/main.ts', 'seal'],
  import: ['imports/main.ts', 'gb-gias', path.join(here, 'none.csv')],
  registers: ['imports/registers/main.ts', 'list'],
  migrate: ['server/cli/migrate.ts'],
}
const SAMPLES = ['imports/starter/main.ts', 'add']
const GENERATE = ['bench/directory/main.ts', '10']

/** Settings of another clone without a database, so that the database of this one is never touched. */
const NOTHING = { DATABASE_URL: '', DATABASE_OWNER_URL: '', SETTINGS_FILE: path.join(here, 'no-settings') }
/** No server listens there. */
const AWAY = 'postgresql://aulario:s3cr3t@127.0.0.1:1/aulario'

function run(args: string[], settings: Record<string, string | undefined> = {}, cwd = root) {
  const env = { ...process.env, ...settings }
  const options = { cwd, env, timeout: 600_000 }
  return new Promise<{ code: number; out: string; errors: string; said: string }>((resolve) => {
    execFile(process.execPath, args, options, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), out, errors, said: out + errors }),
    )
  })
}

/** Makes a clone of the sources, which has its own database folder. */
function freshClone(): string {
  const clone = fs.mkdtempSync(path.join(here, 'clone-'))
  for (const name of ['app', 'bench', 'db', 'imports', 'lib', 'search-engine', 'server', 'package.json'])
    fs.cpSync(path.join(root, name), path.join(clone, name), { recursive: true })
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'))
  return clone
}
const clone = freshClone()
/** Possible folders of a clone's embedded database, as root and as any other user. */
const made = () => [
  ...namesIn('/var/lib').filter((name) => name.startsWith(path.basename(clone))),
  ...namesIn(path.join(clone, 'data')),
]
const namesIn = (folder: string) => (fs.existsSync(folder) ? fs.readdirSync(folder) : [])

test.each(Object.entries(COMMANDS))('%s creates no database in place of the one in production', async (_, args) => {
  const file = path.join(here, 'settings')
  fs.writeFileSync(file, 'APP_MODE=production\n')
  for (const settings of [{ APP_MODE: 'production' }, { SETTINGS_FILE: file }]) {
    const { code, said } = await run(args, { ...NOTHING, ...settings }, clone)
    expect(said).toMatch(/^DATABASE_URL is not set.*--env-file=\S+.*systemd-run -p EnvironmentFile=\S+ do\.\n$/)
    expect(code).toBe(1)
  }
  expect(made()).toEqual([])
})

test.each(['backup', 'jobs', 'admin grant', 'admin seal'])(
  '%s makes no database on a machine that has none',
  async (name) => {
    const { code, said } = await run(COMMANDS[name]!, NOTHING, clone)
    expect(said).toMatch(/^There is no database here yet: .*\.\n$/)
    expect(code).toBe(1)
    expect(made()).toEqual([])
  },
)

test.each([
  ['samples', SAMPLES],
  ['generate', GENERATE],
])('%s refuses in production before it connects', async (_, args) => {
  const file = path.join(here, 'settings')
  fs.writeFileSync(file, '')
  const url = { DATABASE_URL: AWAY, DATABASE_OWNER_URL: AWAY }
  for (const settings of [{ APP_MODE: 'production' }, { SETTINGS_FILE: file }]) {
    const { code, said } = await run(args, { ...NOTHING, ...url, ...settings }, clone)
    expect(said).toMatch(/in production.*nothing was done\.\n$/)
    expect(said).not.toContain('cannot be reached')
    expect(code).toBe(1)
  }
})

test('a command that does what it is asked writes nothing to standard error, where nobody is at a terminal', async () => {
  const { code, out, errors } = await run(COMMANDS.jobs!)
  expect([code, errors]).toEqual([0, ''])
  expect(out).toContain('Jobs that failed for good: 0.')
})

/** Returns the settings that production requires, in the format of the settings file. */
const production = () =>
  Object.entries({
    DATABASE_URL: process.env.DATABASE_URL,
    DATABASE_OWNER_URL: process.env.DATABASE_OWNER_URL,
    PUBLIC_URL: 'https://aulario.example',
    APP_SECRET: 'x'.repeat(48),
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Aulario <post@aulario.example>',
    CONTACT_EMAIL: 'post@aulario.example',
    OPERATOR_NAME: 'Aulario GmbH',
    OPERATOR_ADDRESS: 'Weg 1|50667 Köln',
    OPERATOR_VAT_ID: 'DE123456789',
    OPERATOR_IBAN: 'DE89370400440532013000',
    OPERATOR_LAND: 'NW',
    OPERATOR_RESPONSIBLE: 'Ida Wolter|Weg 1|50667 Köln',
    PAYMENTS: 'off',
    FILES_DIR: path.join(here, 'files'),
  })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

const wrapper = (...args: string[]) => inShell({}, ...args)

/** Runs the command as documented, from a shell with other settings. */
function inShell(shell: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATABASE_URL: AWAY, SETTINGS_FILE: path.join(here, 'site'), ...shell }
  const options = { cwd: here, env, timeout: 600_000 }
  return new Promise<{ code: number; out: string; said: string }>((resolve) => {
    execFile(path.join(root, 'deploy/aulario'), args, options, (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), out, said }),
    )
  })
}

test('deploy/aulario runs each command with the settings of the site', async () => {
  fs.writeFileSync(path.join(here, 'site'), production(), { mode: 0o600 })
  const jobs = await wrapper('jobs', 'list')
  expect(jobs).toMatchObject({ code: 0, out: expect.stringContaining('Jobs that failed for good: 0.'), said: '' })
  const grant = await wrapper('admin', 'grant', 'nobody@post.example')
  expect(grant).toMatchObject({
    code: 1,
    said: expect.stringContaining('no account with the address nobody@post.example'),
  })
  // Files are named from the folder of the caller.
  const backup = await wrapper('backup', 'before-upgrade.tar.zst')
  expect(backup).toMatchObject({
    code: 0,
    out: expect.stringMatching(/\d+ rows of \d+ tables and 0 files\./),
    said: '',
  })
  expect(fs.existsSync(path.join(here, 'before-upgrade.tar.zst'))).toBe(true)
  const imported = await wrapper('import', 'gb-gias', path.join(here, 'none.csv'))
  expect(imported).toMatchObject({ code: 1, said: expect.stringContaining('none.csv') })
  expect(await wrapper('generate', '10')).toMatchObject({ code: 2, said: expect.stringMatching(/^aulario install /) })
  // Others may run on this machine.
  expect(await wrapper('version')).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^(nothing answers on this machine\n|(answers now: .*\n)+)this command: Aulario \d.*, build .*, Node /,
    ),
  })
})

test('aulario routing install fetches by the proxy that the shell names, and hears of nothing else there', async () => {
  fs.writeFileSync(path.join(here, 'site'), `${production()}ROUTING_DIR=${path.join(here, 'engine')}\n`, {
    mode: 0o600,
  })
  const bin = path.join(here, 'bin')
  fs.mkdirSync(bin)
  fs.writeFileSync(path.join(bin, 'npm'), '#!/bin/sh\nenv\n', { mode: 0o755 })
  const shell = { https_proxy: 'http://proxy.example:3128', NO_PROXY: 'localhost, intranet', SECRET_OF_SHELL: 'x' }
  const { code, out } = await inShell({ ...shell, PATH: `${bin}:${process.env.PATH}` }, 'routing', 'install')
  expect(out).toContain('\nhttps_proxy=http://proxy.example:3128\n')
  expect(out).toContain('\nNO_PROXY=localhost, intranet\n')
  expect(out).not.toContain('SECRET_OF_SHELL')
  expect(code).toBe(0)
})

test('aulario check tries each part that the settings name, and says which one fails and why', async () => {
  const site = path.join(here, 'site')
  const away = { STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_API_URL: 'http://127.0.0.1:1' }
  const stripe = Object.entries({ ...away, OPERATOR_PHONE: '+49 221 1' }).map(([name, value]) => `${name}=${value}\n`)
  const selling = production().replace('PAYMENTS=off', 'PAYMENTS=on') + stripe.join('')
  fs.writeFileSync(site, selling.replace('smtps://mail.example', 'smtp://127.0.0.1:1'), { mode: 0o600 })
  const { code, out } = await wrapper('check')
  expect(out).toMatch(/^works {3}database, as its owner: PostgreSQL \d+.*, migrated$/m)
  expect(out).toMatch(/^works {3}database, as the program: /m)
  expect(out).toMatch(/^works {3}connections: \d+ processes need up to \d+ of \d+$/m)
  expect(out).toMatch(/^works {3}store of files: /m)
  expect(out).toMatch(/^FAILS {3}mail server: .*ECONNREFUSED/m)
  expect(out).toMatch(/^FAILS {3}payments: /m)
  expect(code).toBe(1)
  const mail = await wrapper('mail', 'test', 'ada@post.example')
  expect(mail).toMatchObject({ code: 1, said: expect.stringMatching(/^No mail was sent: .*ECONNREFUSED/) })
  expect(await wrapper('mail', 'test')).toMatchObject({ code: 2 })

  fs.writeFileSync(site, production().replace(/^DATABASE_URL=.*$/m, `DATABASE_URL=${AWAY}`), { mode: 0o600 })
  expect(await wrapper('check')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^FAILS {3}database, as the program: .*ECONNREFUSED/m),
  })
  fs.writeFileSync(site, 'PUBLIC_URL=http://aulario.example\n', { mode: 0o600 })
  const wrong = await wrapper('check')
  expect(wrong).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^FAILS {3}Settings are wrong\. .*DATABASE_URL.*https:/),
  })
  expect(wrong.out.split('\n').filter(Boolean)).toHaveLength(1)
})

test('aulario check says of each replica whether it follows its primary', async () => {
  const { DATABASE_URL = '', DATABASE_OWNER_URL = '' } = process.env
  const owner = new pg.Client(DATABASE_OWNER_URL)
  await owner.connect()
  // As a standby answers; its own functions hide those of the system from who looks there first.
  await owner.query(`create schema standby; grant usage on schema standby to public`)
  await owner.query(`create function standby.pg_is_in_recovery() returns boolean language sql return true`)
  const follows = new URL(DATABASE_URL)
  follows.searchParams.set('options', '-c search_path=standby,pg_catalog')
  const urls = [AWAY, DATABASE_URL, follows.href]
  fs.writeFileSync(path.join(here, 'site'), `${production()}DATABASE_REPLICA_URLS=${urls.join(',')}\n`, { mode: 0o600 })
  const { code, out } = await wrapper('check')
  await owner.query('drop schema standby cascade').finally(() => owner.end())
  expect(out).toMatch(/^FAILS {3}replica 1: .*ECONNREFUSED/m)
  expect(out).toMatch(/^FAILS {3}replica 2: it is no replica: it is not following any server\.$/m)
  expect(out).toMatch(/^works {3}replica 3: it follows its primary, \d+(\.\d)? s behind what it has received$/m)
  expect(code).toBe(1)
})

test('aulario mail alarm tells the team which unit failed', async () => {
  const mails: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (part) => (text += part))
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: text.replaceAll('=\r\n', '') })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  const settings = production().replace('smtps://mail.example', `smtp://127.0.0.1:${port}`)
  fs.writeFileSync(path.join(here, 'site'), settings, { mode: 0o600 })
  const told = await wrapper('mail', 'alarm', 'aulario-backup.service')
  await new Promise<void>((resolve) => server.close(() => resolve()))
  expect(told).toMatchObject({ code: 0, out: expect.stringContaining('to post@aulario.example.') })
  expect(mails).toMatchObject([{ to: ['post@aulario.example'] }])
  expect(mails[0]!.text).toMatch(/^Subject: ALARM: aulario-backup\.service failed at https:\/\/aulario\.example/m)
  expect(mails[0]!.text).toContain('journalctl -u aulario-backup.service')
  expect(await wrapper('mail', 'alarm', 'a unit; reboot')).toMatchObject({ code: 2 })
})
