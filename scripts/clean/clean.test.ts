import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { placeOf } from '#db/embedded/places.ts'
import { assertCleanable, listKept, removeKept } from './clean.ts'

const project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-clean-')))
const data = path.join(project, 'data')
const { home, socketDir } = placeOf(project)

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', undefined)
  vi.stubEnv('SETTINGS_FILE', path.join(project, 'none'))
  fs.mkdirSync(path.join(data, 'files'), { recursive: true })
})
afterEach(() => void vi.stubEnv('DATABASE_URL', undefined))
afterAll(() => {
  vi.unstubAllEnvs()
  for (const place of [home, socketDir, project]) fs.rmSync(place, { recursive: true, force: true })
})

test('a clone with a database of its own is refused', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://a/b')
  await expect(assertCleanable(project)).rejects.toThrow(/^DATABASE_URL is set/)
})

test.each(['main.ts', 'start.js'])('a clone whose program has just been started by %s is refused', async (name) => {
  const script = path.join(project, 'server', name)
  fs.mkdirSync(path.dirname(script), { recursive: true })
  fs.writeFileSync(script, 'console.log("runs"); setInterval(() => {}, 1000)')
  const program = spawn(process.execPath, [`server/${name}`], { cwd: project })
  await once(program.stdout, 'data')
  await expect(assertCleanable(project)).rejects.toThrow(/runs: stop it first/)
  program.kill()
  await once(program, 'exit')
  await assertCleanable(project)
})

test('a clone whose database is used is refused; afterwards all that was made is named and removed', async () => {
  const server = await startEmbeddedPostgres(project)
  await expect(assertCleanable(project)).rejects.toThrow(/runs: stop it first/)
  await server.release()
  await assertCleanable(project)
  const kept = listKept(project)
  expect(kept.slice(0, 2)).toEqual([
    { what: 'the database: schools, reviews, accounts, orders', place: home },
    { what: 'the folder of data: uploaded files', place: data },
  ])
  removeKept(project, kept.slice(0, 2))
  for (const place of [home, data, socketDir]) expect(fs.existsSync(place)).toBe(false)
  expect(listKept(project).map(({ place }) => place)).not.toContain(home)
})

test('the files of admission dates are part of the repository and stay', () => {
  const admissions = path.join(data, 'admissions', 'gb.csv')
  fs.mkdirSync(path.dirname(admissions), { recursive: true })
  fs.writeFileSync(admissions, 'country\n')
  const ofData = () => listKept(project).filter(({ place }) => place === data)
  expect(ofData()).toEqual([])
  fs.mkdirSync(path.join(data, 'outbox'))
  expect(ofData()).toEqual([{ what: 'the folder of data: kept mails', place: data }])
  removeKept(project, ofData())
  expect(fs.readdirSync(data)).toEqual(['admissions'])
  expect(fs.existsSync(admissions)).toBe(true)
})

test('the command removes nothing with DATABASE_URL, and nothing in production', () => {
  const command = path.join(import.meta.dirname, 'main.ts')
  for (const env of [{ DATABASE_URL: 'postgresql://a/b' }, { APP_MODE: 'production' }]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--yes'], { env, encoding: 'utf8' })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/nothing was removed\.\n$/)
  }
})
