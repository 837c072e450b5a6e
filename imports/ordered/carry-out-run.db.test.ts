import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createRun } from '#app/features/import-runs/mapping/order-trial.server.ts'
import { listChanges } from '#app/features/import-runs/runs/list-changes.server.ts'
import { viewRun } from '#app/features/import-runs/runs/view-run.server.ts'
import { applyRunAction } from '#app/features/import-runs/start/apply-run-action.server.ts'
import { db } from '#db/client.ts'
import { connectForImport } from '../connection.ts'
import { noProgress } from '../progress.ts'
import { lockInspection, takeImportLock } from '../store/run-record.ts'
import { clearImports, dir, establishment, file, gias, many, run, school } from '../testing/import-files.ts'
import { adminId, applyAction, applyDecision, directory, imported, order, runOf } from '../testing/ordered-imports.ts'
import { csv } from '../testing/read-table.ts'
import { RunInterrupted, startImport } from './carry-out-run.ts'

beforeEach(clearImports)

const changed = async (id: string, list: 'added' | 'changed' | 'closed' | 'left') => {
  const { kind, of_run } = await runOf(id)
  return await listChanges({ id, kind: kind as 'trial', ofRun: of_run, list, page: 1 })
}
const edition = (...rows: ReturnType<typeof establishment>[]) => file(csv(rows), 'edubasealldata20260401.csv')

test('a trial tells what would happen to each school, and changes nothing', async () => {
  await run(gias(...many(40)))
  const before = await directory()
  const renamed = establishment({ URN: '100000', EstablishmentName: 'Beta School', NumberOfPupils: '210' })
  const rows = [renamed, ...many(39).slice(1), establishment({ URN: '200000' }), establishment({ URN: '200000' })]
  const trial = await order([edition(...rows)], { complete: 'on' })
  expect(await applyDecision(trial)).toMatchObject({
    state: 'finished',
    kind: 'trial',
    read_count: 41,
    added_count: 1,
    changed_count: 1,
    unchanged_count: 38,
    closed_count: 1,
    rejected_count: 1,
  })
  expect(await directory()).toEqual(before)
  expect(await changed(trial, 'added')).toMatchObject([{ schoolId: 'gb-200000', name: 'Alpha School', city: 'Leeds' }])
  expect(await changed(trial, 'changed')).toMatchObject([
    {
      schoolId: 'gb-100000',
      fields: [
        { field: 'name', from: 'Alpha School', to: 'Beta School' },
        { field: 'pupils', from: 200, to: 210 },
        { field: 'source_date', from: null, to: '2026-04-01' },
      ],
    },
  ])
  expect(await changed(trial, 'closed')).toMatchObject([
    { schoolId: 'gb-100039', fields: [{ field: 'status', from: 'active', to: 'closed' }] },
  ])
  const rejections = await db().selectFrom('import_rejections').selectAll().where('run_id', '=', trial).execute()
  expect(rejections).toMatchObject([{ number: 1, line: 42, reason: 'repeated_code' }])
})

test('an import takes exactly the files that were tried, and can be undone completely', async () => {
  await run(gias(...many(40)))
  const before = await directory()
  const rows = [establishment({ URN: '100000', EstablishmentName: 'Beta School' }), ...many(39).slice(1)]
  const place = edition(...rows, establishment({ URN: '200000' }))
  const trial = await order([place], { complete: 'on' })
  fs.writeFileSync(place, 'changed meanwhile')
  await applyDecision(trial)
  const done = await applyAction(trial, 'carry-out')
  expect(done).toMatchObject({ kind: 'import', of_run: trial, state: 'finished', added_count: 1, changed_count: 1 })
  expect(done).toMatchObject({ closed_count: 1, started_by: await adminId() })
  expect(await school('gb-100000')).toMatchObject({ name: 'Beta School' })
  const formerNames = () => db().selectFrom('school_former_names').select('name').execute()
  expect(await formerNames()).toEqual([{ name: 'Alpha School' }])
  expect(await school('gb-100039')).toMatchObject({ status: 'closed' })

  const undone = await applyAction(done.id, 'undo')
  expect(undone).toMatchObject({
    state: 'finished',
    added_count: 1,
    changed_count: 1,
    closed_count: 1,
    rejected_count: 0,
  })
  expect(await formerNames()).toEqual([])
  // Confirmed facts keep the day of the edition that confirmed them.
  const day = (id: string) => (id === 'gb-100000' || id === 'gb-100039' ? null : '2026-04-01')
  expect(await directory()).toEqual(before.map((row) => ({ ...row, source_date: day(row.id) })))
  expect(await viewRun(done.id)).toMatchObject({ isUndone: true, actions: [] })
})

test('files without a day are imported with the one that the person says, and not without a word about it', async () => {
  const trial = await order([gias(establishment())], { changed: '2026-03-05' })
  expect(await applyDecision(trial)).toMatchObject({ undated: true, day: null })
  expect(await viewRun(trial)).toMatchObject({ suggestedDay: '2026-03-05' })
  const silent = applyRunAction(await adminId(), trial, 'carry-out')
  await expect(silent).rejects.toMatchObject({ code: 'import_undated' })
  expect(await directory()).toEqual([])
  const done = await applyAction(trial, 'carry-out', '2026-03-01')
  expect(done).toMatchObject({ state: 'finished', day: '2026-03-01', undated: false })
  expect(await school('gb-100001')).toMatchObject({ source_date: '2026-03-01' })
})

test('files whose day nobody knows are imported without one', async () => {
  const done = await imported([gias(establishment())], { changed: '2026-03-05' })
  expect(done).toMatchObject({ state: 'finished', day: null, undated: true })
  expect(await school('gb-100001')).toMatchObject({ source_date: null })
})

test('an undo leaves schools that were changed or used since, and says so', async () => {
  await run(gias(...many(3)))
  const rename = (urn: string, name: string) => establishment({ URN: urn, EstablishmentName: name })
  const added = ['200000', '200001', '200002'].map((urn) => establishment({ URN: urn }))
  const done = await imported([gias(rename('100000', 'Beta School'), rename('100001', 'Beta School'), ...added)])
  await run(gias(rename('100000', 'Gamma School')))
  await db().updateTable('schools').set({ status: 'hidden' }).where('id', '=', 'gb-100001').execute()
  await db()
    .insertInto('favourites')
    .values({ user_id: await adminId(), school_id: 'gb-200000' })
    .execute()
  await db().deleteFrom('schools').where('id', '=', 'gb-200001').execute()

  const undone = await applyAction(done.id, 'undo')
  expect(undone).toMatchObject({ state: 'finished', added_count: 1, changed_count: 0, rejected_count: 4 })
  expect((await changed(undone.id, 'left')).map(({ schoolId, left }) => [schoolId, left])).toEqual([
    ['gb-200000', 'in_use'],
    ['gb-200001', 'gone'],
    ['gb-100000', 'newer'],
    ['gb-100001', 'newer'],
  ])
  expect(await changed(undone.id, 'added')).toMatchObject([{ schoolId: 'gb-200002' }])
  const left = (await directory()).map(({ id, name, status }) => [id, name, status])
  expect(left).toEqual([
    ['gb-100000', 'Gamma School', 'active'],
    ['gb-100001', 'Beta School', 'hidden'],
    ['gb-100002', 'Alpha School', 'active'],
    ['gb-200000', 'Alpha School', 'active'],
  ])
})

test('an added school that another register also lists is kept', async () => {
  const done = await imported([gias(establishment())])
  await db().insertInto('school_codes').values({ source: 'gb-other', code: '7', school_id: 'gb-100001' }).execute()
  expect(await applyAction(done.id, 'undo')).toMatchObject({ added_count: 0, rejected_count: 1 })
})

test('a row in any table bound to schools keeps an added one, except where each school has rows', async () => {
  const done = await imported([gias(establishment(), establishment({ URN: '100002' }))])
  await db().insertInto('school_profiles').values({ school_id: 'gb-100001' }).execute()
  await db().updateTable('schools').set({ successor_id: 'gb-100001' }).where('id', '=', 'gb-100002').execute()
  const undone = await applyAction(done.id, 'undo')
  expect((await changed(undone.id, 'left')).map(({ schoolId, left }) => [schoolId, left])).toEqual([
    ['gb-100001', 'in_use'],
    ['gb-100002', 'newer'],
  ])
})

test('each action works once, and only in its state', async () => {
  const refused = async (id: string, what: Parameters<typeof applyAction>[1]) =>
    expect(applyRunAction(await adminId(), id, what)).rejects.toMatchObject({ code: 'import_state' })
  const trial = await order([gias(establishment())])
  for (const what of ['carry-out', 'undo', 'restart'] as const) await refused(trial, what)
  await applyDecision(trial)
  for (const what of ['undo', 'restart', 'cancel'] as const) await refused(trial, what)
  const twice = await Promise.allSettled(
    [1, 2].map(async () => applyRunAction(await adminId(), trial, 'carry-out', 'unknown')),
  )
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [ordered] = twice.filter((one) => one.status === 'fulfilled')
  const done = await applyDecision(ordered!.value)
  await applyAction(done.id, 'undo')
  await refused(done.id, 'undo')
  for (const odd of ['x', crypto.randomUUID()]) {
    await expect(applyRunAction(await adminId(), odd, 'undo')).rejects.toMatchObject({ code: 'import_unknown' })
  }
  const actions = await db().selectFrom('audit_entries').select('action').where('subject_kind', '=', 'import').execute()
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['import.tried', 'import.carry-out', 'import.undo']),
  )
})

test('after thirty days an import cannot be undone', async () => {
  const done = await imported([gias(establishment())])
  await db()
    .updateTable('import_runs')
    .set({ started_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', done.id)
    .execute()
  await expect(applyRunAction(await adminId(), done.id, 'undo')).rejects.toMatchObject({ code: 'import_state' })
})

test('a waiting run that is cancelled never starts, and can be ordered again', async () => {
  const trial = await order([gias(establishment())])
  expect(await applyAction(trial, 'cancel')).toMatchObject({ state: 'cancelled' })
  expect(await applyAction(trial, 'restart')).toMatchObject({ state: 'finished', added_count: 1 })
})

test('a running import that is cancelled leaves the directory unchanged', async () => {
  const trial = await order([file(csv(many(3000)), 'large.csv')])
  await applyDecision(trial)
  const id = await applyRunAction(await adminId(), trial, 'carry-out', 'unknown')
  // Requested before the run checks for the first time, one second after its beginning.
  const slow = db()
    .transaction()
    .execute(async (trx) => {
      await trx
        .insertInto('schools')
        .values({ ...(await sample()), id: 'gb-100000' })
        .execute()
      await new Promise((done) => setTimeout(done, 1500))
      await applyRunAction(await adminId(), id, 'cancel')
      await new Promise((done) => setTimeout(done, 1500))
      await trx.deleteFrom('schools').where('id', '=', 'gb-100000').execute()
    })
  expect((await Promise.all([applyDecision(id), slow]))[0]).toMatchObject({ state: 'cancelled', error: null })
  expect(await directory()).toEqual([])
})
const sample = async () => ({ name: 'X', category: 'other', country: 'GB', source: 'gb-gias', source_id: '100000' })

test('a run interrupted by a crash begins again with the next try of its job', async () => {
  const trial = await order([gias(establishment())])
  await db().updateTable('import_runs').set({ state: 'running', read_count: 7 }).where('id', '=', trial).execute()
  expect(await applyDecision(trial)).toMatchObject({ state: 'finished', error: null, read_count: 1 })
})

test('a run that is told to stop waits for the next try of its job', async () => {
  const trial = await order([gias(establishment())])
  await expect(startImport(trial, AbortSignal.abort())).rejects.toThrow(RunInterrupted)
  expect(await runOf(trial)).toMatchObject({ state: 'waiting', error: null, ended_at: null })
  expect(await applyDecision(trial)).toMatchObject({ state: 'finished', read_count: 1 })
})

test('a run interrupted by a crash whose job has no more tries is marked failed and can be started again', async () => {
  const trial = await order([gias(establishment())])
  await db().updateTable('import_runs').set({ state: 'running' }).where('id', '=', trial).execute()
  await sql`update pgboss.job set retry_count = retry_limit where data ->> 'runId' = ${trial}`.execute(db())
  expect(await applyDecision(trial)).toMatchObject({ state: 'failed', error: expect.stringMatching(/program ended/) })
  expect(await applyAction(trial, 'restart')).toMatchObject({ state: 'finished', error: null, added_count: 1 })
})

test('two imports at once: the second waits', async () => {
  const trials = [await order([file(csv(many(2000)), 'a.csv')]), await order([gias(establishment())])]
  const ended = await Promise.all(trials.map((id) => applyDecision(id)))
  expect(ended.map(({ state }) => state)).toEqual(['finished', 'finished'])
})

test.each<[string, () => string, RegExp]>([
  ['empty', () => file('', 'empty.csv'), /empty/],
  [
    'of another register',
    () => file('id,name,address,zip,city,school_type,legal_status,update_timestamp\n1,A\n'),
    /de-jedeschule/,
  ],
  ['of an encoding that is none of text', () => file(Buffer.from(csv(many(2)), 'utf16le').swap16()), /not a text file/],
  ['a picture', () => file(Buffer.from('89504e470d0a1a0a0000000d', 'hex')), /not a text file/],
  [
    'with a line without end',
    () => file(`${csv(many(1))}"${'x'.repeat(1_200_000)}`),
    /quotation that never ends|cut off/,
  ],
  [
    'a small archive of a huge file',
    () => file(gzipSync(Buffer.alloc(60_000_000, 'x')), 'bomb.gz'),
    /larger than \d+ bytes/,
  ],
])('a file %s fails the trial in a sentence; the directory stays', async (_what, make, message) => {
  await run(gias(establishment()))
  const before = await directory()
  const ended = await applyDecision(await order([make()]))
  expect(ended).toMatchObject({ state: 'failed', error: expect.stringMatching(message) })
  expect(await directory()).toEqual(before)
  expect(await viewRun(ended.id)).toMatchObject({ actions: ['restart'] })
})

test('a zip whose names lead out of its folder is told in a text of ours', async () => {
  const bad = Buffer.from(zipSync({ '../../../../etc/<b>passwd</b>': strToU8('x') }))
  const ended = await applyDecision(await order([file(bad, 'x.zip')]))
  expect(ended).toMatchObject({ state: 'failed', error_code: 'archive_names' })
  expect(ended.error).not.toMatch(/passwd|invalid|relative/)
})

const inspect = async (content: string) => {
  const place = file(content, 'columns.csv')
  const received = [{ field: 'files', name: 'columns.csv', path: place, bytes: content.length }]
  return await createRun(
    await adminId(),
    { kind: 'inspection', source: '', mapping: null, complete: undefined, address: undefined, day: undefined } as never,
    received,
  )
}

test('an inspection waits for no import, and one that a process left begins again', async () => {
  const client = await connectForImport()
  try {
    await takeImportLock(client, { progress: noProgress })
    const id = await inspect('id;name\n1;A\n')
    await db().updateTable('import_runs').set({ state: 'running' }).where('id', '=', id).execute()
    expect(await applyDecision(id)).toMatchObject({ state: 'finished', read_count: 1 })
  } finally {
    await client.end()
  }
})

test('an import takes no inspection for left over that a process is carrying out', async () => {
  const [running, left] = [await inspect('id;name\n1;A\n'), await inspect('id;name\n1;A\n')]
  await sql`update import_runs set state = 'running' where id in (${running}, ${left})`.execute(db())
  await sql`delete from pgboss.job`.execute(db())
  const client = await connectForImport()
  try {
    await lockInspection(client, running)
    await applyDecision(await order([gias(establishment())]))
  } finally {
    await client.end()
  }
  expect([await runOf(running), await runOf(left)]).toMatchObject([{ state: 'running' }, { state: 'failed' }])
})

test('the contents of an address are fetched once and kept', async () => {
  let asked = 0
  const server = http.createServer((_request, response) => {
    asked += 1
    response.setHeader('last-modified', 'Wed, 08 Apr 2026 20:34:00 GMT').end(csv(many(2)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.2', done))
  const { port } = server.address() as AddressInfo
  const guard = { resolve: async () => ['127.0.0.2'], isAllowed: (one: string) => one === '127.0.0.2', ports: [port] }
  const trial = await order([], { address: `http://register.example:${port}/gias.csv` })
  try {
    expect(await applyDecision(trial, guard)).toMatchObject({ state: 'finished', added_count: 2 })
  } finally {
    server.close()
  }
  expect(await applyAction(trial, 'carry-out')).toMatchObject({ state: 'finished', added_count: 2 })
  expect([asked, (await school('gb-100000')).source_date]).toEqual([1, '2026-04-08'])
})

test('a private address is not fetched', async () => {
  const trial = await order([], { address: 'http://169.254.169.254/latest/meta-data/' })
  expect(await applyDecision(trial)).toMatchObject({ state: 'failed', error: expect.stringMatching(/public internet/) })
})

test('missing files of a trial are reported', async () => {
  const trial = await order([gias(establishment())])
  await applyDecision(trial)
  const id = await applyRunAction(await adminId(), trial, 'carry-out', 'unknown')
  fs.rmSync(path.join(dir, 'store'), { recursive: true })
  expect(await applyDecision(id)).toMatchObject({ state: 'failed', error: 'The files are no longer kept.' })
})
