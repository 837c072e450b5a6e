import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { clearImports, establishment, file, many } from '#imports/testing/import-files.ts'
import { example } from '#imports/testing/mappings.ts'
import { adminId, applyAction, applyDecision, runOf } from '#imports/testing/ordered-imports.ts'
import { csv, type FileRow } from '#imports/testing/read-table.ts'
import type { AddressGuard } from '#lib/net/public-address.ts'
import { applyScheduleAction } from '../apply-schedule-action.server.ts'
import { createSchedule } from '../create-schedule.server.ts'
import { viewSchedule } from '../view-schedule.server.ts'
import { checkSchedule } from './check-schedule.server.ts'
import { settleRun, settleSchedule } from './settle-schedule.server.ts'
import { watchSchedules } from './watch-schedules.server.ts'

const served = { body: '' as string | Buffer, status: 200, etag: '', location: '', asked: 0 }
const server = http.createServer((request, response) => {
  served.asked += 1
  if (served.etag) {
    response.setHeader('etag', served.etag)
    if (request.headers['if-none-match'] === served.etag) return response.writeHead(304).end()
  }
  if (served.location) response.setHeader('location', served.location)
  return response.writeHead(served.status).end(served.body)
})
let guard: AddressGuard
let address = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // Stands for a machine of the public internet.
  guard = { resolve: async () => ['127.0.0.1'], isAllowed: () => true, ports: [port] }
  address = `http://data.example:${port}/edubasealldata20260401.csv`
})
afterAll(() => server.close())
beforeEach(async () => {
  await db().deleteFrom('import_schedules').execute()
  await clearImports()
  await sql`delete from pgboss.job`.execute(db())
  Object.assign(served, { body: edition(...many(40)), status: 200, etag: '', location: '', asked: 0 })
})

const edition = (...rows: FileRow[]) => fs.readFileSync(file(csv(rows)))
const create = async (more = {}) =>
  await createSchedule(await adminId(), {
    source: 'gb-gias',
    addresses: [address],
    rhythm: 'weekly',
    maxLoss: 10,
    complete: 'on',
    ...more,
  })
const due = (id: string) =>
  db()
    .updateTable('import_schedules')
    .set({ next_at: new Date(0) })
    .where('id', '=', id)
    .execute()
const view = async (id: string) => (await viewSchedule(id))!
const mails = async () =>
  (
    await sql<{ to: string; problem: string }>`
      select data ->> 'to' as to, data -> 'props' ->> 'problem' as problem from pgboss.job
      where name = 'send_mail' order by created_on, data ->> 'to'`.execute(db())
  ).rows

/** Looks at the addresses and carries out whatever follows, as the jobs would. */
async function look(id: string) {
  await due(id)
  await checkSchedule(id, new AbortController().signal, { guard })
  for (;;) {
    const waiting = await db().selectFrom('import_runs').select('id').where('state', '=', 'waiting').executeTakeFirst()
    if (!waiting) return await view(id)
    await applyDecision(waiting.id, guard)
    await settleRun(waiting.id)
  }
}

test('new content goes through a trial and is imported, and the next look comes in the rhythm', async () => {
  const id = await create()
  const schedule = await look(id)
  expect(schedule.checks).toMatchObject([
    { outcome: 'changed', trial: { state: 'finished' }, import: { state: 'finished' } },
  ])
  expect(schedule).toMatchObject({ problem: null, changedAt: expect.any(Date), checkedAt: expect.any(Date) })
  const days = (schedule.nextAt.getTime() - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
  expect(await db().selectFrom('schools').select('id').execute()).toHaveLength(40)
  expect(await runOf(schedule.checks[0]!.import!.id)).toMatchObject({ complete: true, started_by: await adminId() })
  expect(await mails()).toEqual([])
})

test('its runs wait in a line of their own, apart from what the team orders', async () => {
  const id = await create()
  await due(id)
  await checkSchedule(id, new AbortController().signal, { guard })
  const lines = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where data ? 'runId' order by created_on, name`.execute(db())
    return rows.map(({ name }) => name)
  }
  expect(await lines()).toEqual(['run_scheduled_import'])
  const { run_id } = await db().selectFrom('import_checks').select('run_id').executeTakeFirstOrThrow()
  await applyDecision(run_id!)
  await settleSchedule(id)
  expect(await lines()).toEqual(['run_scheduled_import', 'run_scheduled_import'])
})

test('the same content is imported once, whatever the server says of it', async () => {
  const id = await create()
  await look(id)
  expect((await look(id)).checks.map(({ outcome }) => outcome)).toEqual(['unchanged', 'changed'])
  served.etag = '"b"'
  expect((await look(id)).checks[0]).toMatchObject({ outcome: 'unchanged', trial: null })
  served.body = edition(...many(39), establishment({ URN: '200000' }))
  served.etag = '"c"'
  expect((await look(id)).checks[0]).toMatchObject({ outcome: 'changed', import: { state: 'finished' } })
  served.body = 'never sent'
  expect((await look(id)).checks[0]).toMatchObject({ outcome: 'unchanged' })
})

test('nobody looks before it is time, while it is paused, or while a run is underway', async () => {
  const id = await create()
  const check = () => checkSchedule(id, new AbortController().signal, { guard })
  await check()
  await due(id)
  await check()
  expect(served.asked).toBe(1)
  await applyDecision((await view(id)).checks[0]!.trial!.id, guard)
  await db()
    .updateTable('import_schedules')
    .set({ next_at: new Date('2099-01-01') })
    .execute()
  await check()
  await due(id)
  await applyScheduleAction(await adminId(), id, 'pause')
  await check()
  expect(served.asked).toBe(1)
  await applyScheduleAction(await adminId(), id, 'resume')
  await check()
  expect(served.asked).toBe(2)
})

test('an address that cannot be read is told the team once, tried again soon, and over when it can', async () => {
  const id = await create()
  served.status = 500
  const schedule = await look(id)
  expect(schedule.problem).toMatchObject({ kind: 'unreachable', detail: { code: 'status', status: 500 } })
  expect(schedule.nextAt.getTime() - Date.now()).toBeLessThan(7 * 3_600_000)
  await look(id)
  expect(await mails()).toEqual([
    { to: 'imports@post.example', problem: 'unreachable' },
    { to: 'kontakt@aulario.example', problem: 'unreachable' },
  ])
  served.status = 200
  expect((await look(id)).problem).toBeNull()
  served.status = 500
  await look(id)
  expect(await mails()).toHaveLength(4)
})

test('an address of an internal machine is not read', async () => {
  const id = await create()
  await due(id)
  await checkSchedule(id, new AbortController().signal)
  expect(served.asked).toBe(0)
  expect((await view(id)).problem).toMatchObject({ kind: 'unreachable', detail: { code: 'not_taken' } })
})

test('a name that nobody knows, one of an internal machine, and a server that leads in circles are told by codes', async () => {
  const id = await create()
  const detailOf = async (more: Partial<AddressGuard>) => {
    await due(id)
    await checkSchedule(id, new AbortController().signal, { guard: { ...guard, ...more } })
    return (await view(id)).checks[0]!.detail
  }
  const host = 'data.example'
  expect(await detailOf({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })).toEqual({
    code: 'unknown_host',
    host,
  })
  expect(await detailOf({ isAllowed: () => false })).toEqual({ code: 'not_public', host })
  Object.assign(served, { status: 302, location: address })
  expect(await detailOf({})).toEqual({ code: 'endless', host: new URL(address).host })
})

test('a file that is none fails without a change, and is tried again at the next look', async () => {
  const id = await create()
  served.body = '<html>Moved</html>'
  expect((await look(id)).problem).toMatchObject({ kind: 'failed', detail: { problem: 'web_page' } })
  expect((await look(id)).checks).toMatchObject([{ trial: { state: 'failed' } }, { trial: { state: 'failed' } }])
  expect(await mails()).toHaveLength(2)
  served.body = edition(...many(40))
  expect(await look(id)).toMatchObject({ problem: null, checks: [{ import: { state: 'finished' } }, {}, {}] })
})

test('of a complete register no more than one in twenty may vanish, whatever shrinkage is allowed', async () => {
  const id = await create({ maxLoss: 50 })
  await look(id)
  served.body = edition(...many(37))
  expect((await look(id)).problem).toMatchObject({
    kind: 'failed',
    detail: { code: 'run', problem: 'incomplete' },
  })
  expect(await db().selectFrom('schools').select('id').where('status', '=', 'closed').execute()).toEqual([])
})

test('files that shrink by more than is allowed wait for a person, who may carry them out', async () => {
  const id = await create({ complete: undefined })
  await look(id)
  served.body = edition(...many(36))
  expect(await look(id)).toMatchObject({ problem: null })
  served.body = edition(...many(32))
  const shrunk = await look(id)
  expect(shrunk.problem).toMatchObject({ kind: 'shrunk', detail: { code: 'shrunk', rows: 32, rowsBefore: 36 } })
  expect(shrunk.checks[0]).toMatchObject({ trial: { state: 'finished' }, import: null })
  await settleSchedule(id)
  expect(await mails()).toHaveLength(2)
  const done = await applyAction(shrunk.checks[0]!.trial!.id, 'carry-out')
  await settleRun(done.id)
  expect((await view(id)).problem).toBeNull()
})

test('an edition whose column was renamed waits for a person, and the team is told once', async () => {
  const id = await create()
  await look(id)
  served.body = Buffer.from(
    edition(...many(40))
      .toString()
      .replace('TelephoneNum', 'Telephone standard'),
  )
  const renamed = await look(id)
  expect(renamed.problem).toMatchObject({
    kind: 'columns',
    detail: { code: 'columns', columns: 'TelephoneNum, phone (40 → 0)' },
  })
  expect(renamed.checks[0]).toMatchObject({ trial: { state: 'finished' }, import: null })
  expect(await db().selectFrom('schools').select('id').where('phone', '=', '').execute()).toEqual([])
  await settleSchedule(id)
  expect((await mails()).map(({ problem }) => problem)).toEqual(['columns', 'columns'])
  const done = await applyAction(renamed.checks[0]!.trial!.id, 'carry-out')
  await settleRun(done.id)
  expect((await view(id)).problem).toBeNull()
})

test('an import that was scheduled can be undone as any other', async () => {
  const id = await create()
  const { checks } = await look(id)
  await applyAction(checks[0]!.import!.id, 'undo')
  expect(await db().selectFrom('schools').select('id').execute()).toEqual([])
})

test('every hour those that are due are looked at, and the late ones told once', async () => {
  const id = await create()
  await sql`delete from pgboss.job`.execute(db())
  expect(await watchSchedules()).toBe(1)
  expect(await watchSchedules()).toBe(0)
  await due(id)
  await watchSchedules()
  await watchSchedules()
  expect((await view(id)).problem).toMatchObject({ kind: 'late', detail: { code: 'idle', day: '1970-01-01' } })
  expect(await mails()).toHaveLength(2)
  await db()
    .updateTable('import_schedules')
    .set({ next_at: new Date('2099-01-01') })
    .execute()
  await watchSchedules()
  expect((await view(id)).problem).toBeNull()
  await db()
    .updateTable('import_schedules')
    .set({ changed_at: new Date('2020-01-01') })
    .execute()
  await watchSchedules()
  expect((await view(id)).problem).toMatchObject({ kind: 'late', detail: { code: 'old', day: '2020-01-01' } })
})

test('the team is told in the language of each of its members', async () => {
  await db()
    .updateTable('users')
    .set({ locale: 'fr' })
    .where('id', '=', await adminId())
    .execute()
  const id = await create({ complete: undefined })
  await look(id)
  served.body = edition(...many(20))
  await look(id)
  const { rows } = await sql<{ locale: string; detail: string }>`
    select data ->> 'locale' as locale, data -> 'props' ->> 'detail' as detail from pgboss.job
    where name = 'send_mail' order by 1`.execute(db())
  expect(rows).toEqual([
    { locale: 'de', detail: 'Die Dateien haben 20 Zeilen und 40 Angaben; zuvor waren es 40 und 80.' },
    { locale: 'fr', detail: 'Les fichiers comptent 20 lignes et 40 données, contre 40 et 80 auparavant.' },
  ])
})

test('a paused one is neither looked at nor late', async () => {
  const id = await create()
  await due(id)
  await sql`delete from pgboss.job`.execute(db())
  await applyScheduleAction(await adminId(), id, 'pause')
  expect(await watchSchedules()).toBe(0)
  expect((await view(id)).problem).toBeNull()
})

test('what an admin does is on record, and impossible or unknown acts are refused', async () => {
  const id = await create()
  const apply = async (action: 'check' | 'pause' | 'resume' | 'delete', of = id) =>
    await applyScheduleAction(await adminId(), of, action)
  await expect(apply('resume')).rejects.toThrow('schedule_state')
  await apply('pause')
  await expect(apply('check')).rejects.toThrow('schedule_state')
  await apply('delete')
  await expect(apply('delete')).rejects.toThrow('schedule_unknown')
  await expect(apply('pause', 'x')).rejects.toThrow('schedule_unknown')
  expect(await viewSchedule(id)).toBeUndefined()
  const entries = await db()
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'import-schedule.created',
    'import-schedule.pause',
    'import-schedule.delete',
  ])
})

test('an address is read by one scheduled import only', async () => {
  await create()
  await expect(create()).rejects.toThrow('schedule_known')
})

test('a source that a mapping declares is read by it, and one that nothing declares is refused', async () => {
  await expect(create({ source: 'de-saarland' })).rejects.toMatchObject({ code: 'import_source' })
  await db()
    .insertInto('mapped_sources')
    .values({ id: 'de-saarland', mapping: JSON.stringify(example()) })
    .execute()
  served.body = 'Nr,Name,Form\n1,Schule am See,Grundschule\n'
  const schedule = await look(await create({ source: 'de-saarland' }))
  expect(schedule).toMatchObject({ dataset: 'Schulen im Saarland', problem: null })
  expect(schedule.checks[0]).toMatchObject({ trial: { state: 'finished' }, import: { state: 'finished' } })
  await db().deleteFrom('mapped_sources').execute()
})
