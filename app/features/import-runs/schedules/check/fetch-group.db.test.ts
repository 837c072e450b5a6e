import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { clearImports, establishment, file, many, run } from '#imports/testing/import-files.ts'
import { adminId, applyDecision } from '#imports/testing/ordered-imports.ts'
import { csv, type FileRow } from '#imports/testing/read-table.ts'
import { keepCountry } from '../../registers/keep-country.server.ts'
import { saveAddress } from '../../registers/save-address.server.ts'
import { viewRegister } from '../../registers/view-register.server.ts'
import { viewSchedule } from '../view-schedule.server.ts'
import { checkSchedule } from './check-schedule.server.ts'
import { settleRun } from './settle-schedule.server.ts'

/** The newest edition that the stand-in of the publisher has, by the end of its address. */
let editions: Record<string, Buffer | string> = {}
let asked: string[] = []
const server = http.createServer((request, response) => {
  const name = request.url?.split('/').at(-1) ?? ''
  asked.push(name)
  const content = editions[name]
  if (content === undefined) return response.writeHead(404).end()
  return response.end(content)
})
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'group-'))
let means: Parameters<typeof checkSchedule>[2]

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  means = {
    folder,
    guard: { resolve: async () => ['127.0.0.1'], isAllowed: () => true, ports: [port] },
    route: (address) => address.replace(/^https?:\/\//, `http://data.example:${port}/`),
  }
})
afterAll(() => {
  server.close()
  fs.rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  editions = {}
  asked = []
  fs.rmSync(folder, { recursive: true, force: true })
  await db().deleteFrom('import_schedules').execute()
  await db().deleteFrom('register_files').execute()
  await db().deleteFrom('register_addresses').execute()
  await clearImports()
  await sql`delete from pgboss.job`.execute(db())
})

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
const gias = (ago: number) => `edubasealldata${day(ago)}.csv`
const edition = (...rows: FileRow[]) => fs.readFileSync(file(csv(rows)))

/** Keeps the United Kingdom up to date, and returns the scheduled import of schools in England. */
async function keepEngland(): Promise<string> {
  await keepCountry(await adminId(), 'GB', true)
  const { id } = await db()
    .selectFrom('import_schedules')
    .select('id')
    .where('source', '=', 'gb-gias')
    .where('catalogue_group', '=', 'register')
    .executeTakeFirstOrThrow()
  return id
}

/** Looks at the newest addresses and carries out what follows, as the jobs would. */
async function look(id: string) {
  const due = { next_at: new Date(0) }
  await db().updateTable('import_schedules').set(due).where('id', '=', id).execute()
  await checkSchedule(id, new AbortController().signal, means)
  for (;;) {
    const waiting = await db().selectFrom('import_runs').select('id').where('state', '=', 'waiting').executeTakeFirst()
    if (!waiting) return (await viewSchedule(id))!
    await applyDecision(waiting.id)
    await settleRun(waiting.id)
  }
}

test('the schedule follows a file whose name holds the day, over days without an edition', async () => {
  const id = await keepEngland()
  editions = { [gias(2)]: edition(...many(40)) }
  const first = await look(id)
  expect(first.checks).toMatchObject([{ outcome: 'changed', import: { state: 'finished' } }])
  expect(first).toMatchObject({ complete: true, problem: null, addresses: [expect.stringContaining(gias(2))] })
  expect(await db().selectFrom('schools').select('id').execute()).toHaveLength(40)
  expect((await look(id)).checks[0]).toMatchObject({ outcome: 'unchanged', trial: null })
  editions[gias(1)] = edition(...many(39), establishment({ URN: '200000' }))
  const next = await look(id)
  expect(next.checks[0]).toMatchObject({ outcome: 'changed', import: { state: 'finished' } })
  expect(next.addresses).toEqual([expect.stringContaining(gias(1))])
  const { files } = (await viewRegister('gb-gias'))!
  expect(files[0]).toMatchObject({ fetchedFrom: expect.stringContaining(gias(1)), own: null })
})

test('a first edition that is far too small closes no school and is not taken for all', async () => {
  await run(file(csv(many(40)), 'older_2025-01-01.csv'))
  const id = await keepEngland()
  editions = { [gias(2)]: edition(...many(39)) }
  const closed = () => db().selectFrom('schools').select('id').where('status', '=', 'closed').execute()
  const runs = () =>
    db().selectFrom('import_runs').select(['kind', 'complete']).where('of_run', 'is not', null).orderBy('id').execute()
  expect(await look(id)).toMatchObject({ problem: null, complete: true, checks: [{ import: { state: 'finished' } }] })
  expect(await closed()).toEqual([])
  expect(await runs()).toEqual([{ kind: 'import', complete: false }])
  // Later ones are compared with the schools that are there.
  editions[gias(1)] = edition(...many(38))
  expect((await look(id)).problem).toBeNull()
  expect((await closed()).map((one) => one.id)).toEqual(['gb-100038', 'gb-100039'])
  expect((await runs()).at(-1)).toEqual({ kind: 'import', complete: true })
})

test('a web page in place of the table, and a publisher without an edition, are told', async () => {
  const id = await keepEngland()
  editions = { [gias(0)]: '<!doctype html><title>Maintenance</title>' }
  expect((await look(id)).problem).toMatchObject({ kind: 'unreachable', detail: { code: 'web_page' } })
  editions = {}
  expect((await look(id)).checks[0]).toMatchObject({ detail: { code: 'no_edition', count: 11 } })
})

test('the operator’s address comes before that of the catalogue, until it is taken back', async () => {
  const id = await keepEngland()
  await saveAddress(await adminId(), 'gb-gias', 'establishments', 'https://mirror.example/mirrored20260401.csv')
  editions = { 'mirrored20260401.csv': edition(...many(40)), [gias(0)]: edition(...many(39)) }
  expect((await look(id)).addresses).toEqual(['https://mirror.example/mirrored20260401.csv'])
  expect(asked.filter((name) => !name.startsWith('links_'))).toEqual(['mirrored20260401.csv'])
  await saveAddress(await adminId(), 'gb-gias', 'establishments', undefined)
  expect((await look(id)).addresses).toEqual([expect.stringContaining(gias(0))])
})

test('a file or source that the catalogue lacks takes no address', async () => {
  const save = async (source: string, key: string) => saveAddress(await adminId(), source, key, 'https://a.example/x')
  await expect(save('gb-gias', 'none')).rejects.toThrow('register_unknown')
  await expect(save('none', 'establishments')).rejects.toThrow('register_unknown')
  expect(await db().selectFrom('register_addresses').selectAll().execute()).toEqual([])
})
