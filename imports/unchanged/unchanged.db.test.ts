import fs from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { readImportDay } from '#app/features/school-profile/find-school.server.ts'
import { db } from '#db/client.ts'
import { noProgress } from '../progress.ts'
import type { CommandOptions } from '../run-import.ts'
import { clearImports, establishment, file, many, run, school } from '../testing/import-files.ts'
import { applyAction, imported } from '../testing/ordered-imports.ts'
import { csv } from '../testing/read-table.ts'

const DATED = 'edubasealldata20260401.csv'
const edition = (rows = many(3), name = DATED) => file(csv(rows), name)

/** Imports without `--again`, and tells whether the rows were read. */
async function take(files: string | string[], options: Partial<CommandOptions> = {}, source?: string) {
  let isRead = false
  const progress = {
    ...noProgress,
    start: () => {
      isRead = true
    },
  }
  return { report: await run(files, { progress, again: false, ...options }, source), isRead: () => isRead }
}
const isRead = async (...given: Parameters<typeof take>) => (await take(...given)).isRead()
const runs = () => db().selectFrom('import_runs').selectAll().orderBy('ended_at').execute()

beforeEach(async () => {
  await clearImports()
  await db().deleteFrom('school_facts').execute()
})

test('an import of the same is recorded as one that changed nothing, without reading the rows', async () => {
  const rows = [...many(3), establishment({ URN: '100002' }), establishment({ URN: '100009', EstablishmentName: '' })]
  const first = await take(edition(rows), { today: '2026-05-01' })
  expect(first.isRead()).toBe(true)
  const again = await take(edition(rows), { today: '2026-05-09' })
  expect(again.isRead()).toBe(false)
  const { read, rejected, reasons, facts, factsWaiting, undated } = first.report
  const same = { read, rejected, reasons, facts, factsWaiting, undated }
  expect(again.report).toMatchObject({ ...same, added: 0, changed: 0, unchanged: 3, closed: 0, factsChanged: 0 })
  expect(await run(edition(rows), { today: '2026-05-09' })).toMatchObject({ ...same, unchanged: 3, factsChanged: 0 })
  expect(await runs()).toMatchObject([
    { state: 'finished', added_count: 3 },
    { state: 'finished', read_count: read, added_count: 0, unchanged_count: 3, rejected_count: 2 },
    { state: 'finished', read_count: read, added_count: 0, unchanged_count: 3, rejected_count: 2 },
  ])
  const [one, other] = [first, again].map(({ report }) => fs.readFileSync(report.rejectedFile ?? '', 'utf8'))
  expect(other).toBe(one)
  const rejections = await db()
    .selectFrom('import_rejections')
    .selectAll()
    .where('run_id', '=', again.report.runId!)
    .execute()
  expect(rejections).toMatchObject([{ reason: 'repeated_code' }, { reason: 'no_name' }])
})

test('the site tells the day of the last import, also of one that found nothing to do', async () => {
  await take(edition())
  await db()
    .updateTable('import_runs')
    .set({ started_at: new Date('2026-01-01'), ended_at: new Date('2026-01-01') })
    .execute()
  expect(await isRead(edition())).toBe(false)
  expect(await readImportDay('gb-gias')).toBe(new Date().toISOString().slice(0, 10))
  expect(await isRead(edition())).toBe(false)
})

test.each<[string, () => Promise<boolean>]>([
  ['told to read again', () => isRead(edition(), { again: true })],
  ['another content', () => isRead(edition(many(4)))],
  ['another name, which tells the day', () => isRead(edition(many(3), 'edubasealldata20260501.csv'))],
  ['another day given', () => isRead(edition(), { date: '2026-06-01' })],
  ['the files are complete', () => isRead(edition(), { complete: true })],
  ['one more file', () => isRead([edition(), edition([establishment({ URN: '200000' })], 'more.csv')])],
])('the rows are read: %s', async (_why, second) => {
  await take(edition())
  expect(await isRead(edition())).toBe(false)
  expect(await second()).toBe(true)
})

const renamed = () => edition([establishment({ EstablishmentName: 'Beta School' })], 'other.csv')
const update = (values: object) => db().updateTable('schools').set(values).where('id', '=', 'gb-100001').execute()

test.each<[string, () => Promise<unknown>]>([
  ['another file of the source was imported', () => take(renamed())],
  ['another file of the source was imported, and changed nothing', () => take(edition(many(2), 'other.csv'))],
  [
    'another register of the country has written something',
    () =>
      db()
        .insertInto('import_runs')
        .values(ended({ source: 'gb-wales', changed_count: 1 }))
        .execute(),
  ],
  [
    'facts of another source of the country have changed',
    () =>
      db()
        .insertInto('import_runs')
        .values(ended({ source: 'gb-performance', facts_changed: 1 }))
        .execute(),
  ],
  ['an import was undone', async () => applyAction((await imported([renamed()])).id, 'undo')],
  ['a school was hidden', () => update({ status: 'hidden' })],
  ['a school was removed', () => db().deleteFrom('schools').where('id', '=', 'gb-100001').execute()],
  ['a value was changed in the database', () => update({ phone: '1' })],
  [
    'a code leads to another school',
    () => db().updateTable('school_codes').set({ school_id: 'gb-100000' }).where('code', '=', '100001').execute(),
  ],
  [
    'a school was merged',
    () => db().insertInto('school_redirects').values({ old_id: 'gb-100001', school_id: 'gb-100000' }).execute(),
  ],
])('the rows are read after %s', async (_why, meanwhile) => {
  await take(edition())
  await meanwhile()
  expect(await isRead(edition())).toBe(true)
})

const ended = (more: { source: string; changed_count?: number; facts_changed?: number }) => ({
  files: ['x.csv'],
  state: 'finished',
  ended_at: new Date(),
  ...more,
})

test.each<[string, () => Promise<unknown>]>([
  ['a failed import of another file', () => take(file('', 'empty.csv')).catch(() => {})],
  ['a trial of another file', () => take(renamed(), { dryRun: true })],
  [
    'an import of another country',
    () =>
      db()
        .insertInto('import_runs')
        .values(ended({ source: 'fr-annuaire', changed_count: 1 }))
        .execute(),
  ],
  [
    'an import of the country that changed nothing',
    () =>
      db()
        .insertInto('import_runs')
        .values(ended({ source: 'gb-wales' }))
        .execute(),
  ],
])('the rows are not read after %s', async (_why, meanwhile) => {
  await take(edition())
  await meanwhile()
  expect(await isRead(edition())).toBe(false)
})

test('an older file is read again after a newer one, and puts nothing back', async () => {
  const older = edition()
  const newer = edition(
    [establishment({ EstablishmentName: 'Beta School', URN: '100001' })],
    'edubasealldata20260501.csv',
  )
  await take(older)
  await take(newer)
  expect(await isRead(older)).toBe(true)
  expect(await isRead(older)).toBe(false)
  expect(await school('gb-100001')).toMatchObject({ name: 'Beta School', source_date: '2026-05-01' })
  expect(await isRead(newer)).toBe(true)
})

test('rows that depend on the day of the import are read again on another day', async () => {
  const undated = edition(many(3), 'undated.csv')
  await take(undated, { today: '2026-05-01' })
  expect(await isRead(undated, { today: '2026-05-01' })).toBe(false)
  expect(await isRead(undated, { today: '2026-05-02' })).toBe(true)
})
