import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { applyRunAction } from '#app/features/import-runs/start/apply-run-action.server.ts'
import { db } from '#db/client.ts'
import { deBielefeld } from '../de-bielefeld/source.ts'
import { gbGias } from '../gb-gias/source.ts'
import { noProgress } from '../progress.ts'
import { type CommandOptions, runImport } from '../run-import.ts'
import { factTable, type Source } from '../source.ts'
import { clearImports, dir, establishment, file, gias, many } from '../testing/import-files.ts'
import { adminId, applyAction, applyDecision, imported } from '../testing/ordered-imports.ts'
import { csv, fileRow } from '../testing/read-table.ts'
import { numberOf, schoolYear } from './fact.ts'

const census: Source = {
  ...gbGias,
  tables: [
    ...gbGias.tables,
    factTable({
      name: 'census',
      columns: { urn: ['URN'], pupils: ['NOR'], girls: ['PNORG'], year: ['YEAR'] },
      required: ['urn', 'pupils', 'year'],
      reader: () => (row) => {
        const rules = { period: schoolYear(Number(row.year)), missing: { SUPP: 'suppressed' } } as const
        return {
          key: `gb-${row.urn}`,
          facts: [...numberOf('pupils', row.pupils, rules), ...numberOf('girls_share', row.girls, rules)],
        }
      },
    }),
  ],
}
const counted = fileRow({ URN: '100000', NOR: '200', PNORG: '51.5%', YEAR: '2024' })
const table = (...rows: ReturnType<typeof counted>[]) => file(csv(rows), 'census.csv')
const run = (files: string, options: Partial<CommandOptions> = {}) =>
  runImport({ source: census, rejectedDir: `${dir}/rejected`, progress: noProgress, files: [files], ...options })
/** Only what the statistic says: the register has facts of its own, on the day of its file. */
const stored = () =>
  db()
    .selectFrom('school_facts')
    .select(['key', 'fact', 'period', 'period_start', 'number', 'missing'])
    .where('period', '=', 'school_year')
    .orderBy('key')
    .orderBy('fact')
    .orderBy('period_start')
    .execute()
const statistics = () =>
  db()
    .selectFrom('fact_statistics')
    .selectAll()
    .where('period_start', '=', '2024-08-01')
    .orderBy('region')
    .orderBy('category')
    .execute()

beforeEach(async () => {
  await clearImports()
  await db().deleteFrom('school_facts').execute()
  await db().deleteFrom('fact_statistics').execute()
})

test('a statistic is kept with its period, year by year, and again changes nothing', async () => {
  await run(gias(establishment({ URN: '100000' })))
  const years = [counted(), counted({ YEAR: '2023', NOR: 'SUPP' })]
  expect(await run(table(...years))).toMatchObject({ read: 2, facts: 4, factsChanged: 4, factsWaiting: 0 })
  expect((await stored()).filter(({ fact }) => fact === 'pupils')).toMatchObject([
    { key: 'gb-100000', period: 'school_year', period_start: '2023-08-01', number: null, missing: 'suppressed' },
    { period_start: '2024-08-01', number: 200, missing: null },
  ])
  expect(await run(table(...years))).toMatchObject({ facts: 4, factsChanged: 0 })
  expect(await run(table(counted({ NOR: '210' })))).toMatchObject({ facts: 2, factsChanged: 1 })
})

test('the search index learns of the schools whose facts have changed, and of no others', async () => {
  await run(gias(establishment({ URN: '100000' })))
  const changed = async (files: string) => {
    await db().deleteFrom('school_changes').execute()
    await run(files)
    const rows = await db().selectFrom('school_changes').select('school_id').where('school_id', '<>', '*').execute()
    return rows.map((row) => row.school_id)
  }
  const files = table(counted())
  expect([await changed(files), await changed(files)]).toEqual([['gb-100000'], []])
})

test('facts wait for the school that a later register lists', async () => {
  expect(await run(table(counted()))).toMatchObject({ facts: 2, factsWaiting: 2, added: 0 })
  await run(gias(establishment({ URN: '100000' })))
  const { rows } = await db()
    .selectFrom('school_keys')
    .innerJoin('school_facts', 'school_facts.key', 'school_keys.key')
    .select(['school_id', 'number'])
    .where('fact', '=', 'pupils')
    .where('period', '=', 'school_year')
    .execute()
    .then((found) => ({ rows: found }))
  expect(rows).toEqual([{ school_id: 'gb-100000', number: 200 }])
})

test('a value that cannot be true takes its whole row with it, and is told', async () => {
  const report = await run(table(counted({ PNORG: '8028' }), counted({ URN: '100001' })))
  expect(report).toMatchObject({ rejected: 1, reasons: { out_of_range: 1 }, facts: 2 })
  expect((await stored()).map(({ key }) => key)).toEqual(['gb-100001', 'gb-100001'])
  const told = await db().selectFrom('import_rejections').select(['line', 'code', 'reason', 'detail']).execute()
  expect(told).toEqual([
    { line: 2, code: 'gb-100000', reason: 'out_of_range', detail: 'girls_share 8028 is not within 0 to 100' },
  ])
})

test('what several rows tell together is stored at the end of the file, and rows are counted once', async () => {
  const row = fileRow({
    Stichtag: '01.10.2022',
    Schulform: 'Realschule',
    Schulnummer: '162036',
    Klasse: '05a',
    Anzahl_SuS: '20',
  })
  const classes = file(csv([row(), row({ Klasse: '05b', Anzahl_SuS: '30' })]), 'classes.csv')
  expect(await run(classes, { source: deBielefeld })).toMatchObject({ read: 2, facts: 3, factsWaiting: 3, rejected: 0 })
  expect((await stored()).map(({ fact, number }) => [fact, number])).toEqual([
    ['class_size', 25],
    ['classes', 2],
    ['pupils', 50],
  ])
})

test('a trial and files of facts that claim to be complete leave everything as it was', async () => {
  await run(table(counted()), { dryRun: true })
  expect(await stored()).toEqual([])
  await expect(run(table(counted()), { complete: true })).rejects.toThrow(/cannot be complete/)
  expect(await stored()).toEqual([])
})

test('medians are those of plain SQL, of the country and of each region with enough schools, by kind', async () => {
  await run(gias(...many(18)))
  await db().updateTable('schools').set({ region: 'Kent' }).where('id', '<', 'gb-100006').execute()
  await db().updateTable('schools').set({ region: 'Devon' }).where('id', '>=', 'gb-100008').execute()
  const nursery = { region: 'Kent', local_type: 'Local authority nursery school' }
  await db().updateTable('schools').set(nursery).where('id', '>=', 'gb-100012').execute()
  await db().updateTable('schools').set({ status: 'closed' }).where('id', '=', 'gb-100005').execute()
  const sizes = [10, 500, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 15, 25, 35, 45, 55, 65]
  await run(table(...sizes.map((size, index) => counted({ URN: `${100_000 + index}`, NOR: `${size}`, PNORG: '' }))))
  const { rows: plain } = await sql<object>`
    select coalesce(region, '') as region, kind as category, count(*)::integer as schools,
      percentile_cont(0.5) within group (order by number) as median
    from schools join school_facts on key = id
      cross join lateral (select case when local_type like '%nursery%' then 'nursery' else 'primary' end as kind) as k
    where status = 'active' and fact = 'pupils' and period_start = '2024-08-01'
    group by kind, rollup (region) having count(*) >= 5 order by region, category`.execute(db())
  expect(await statistics()).toMatchObject(plain)
  expect(await statistics()).toMatchObject([
    { fact: 'pupils', area: 'GB', region: '', category: 'nursery', schools: 6, median: 40 },
    { region: '', category: 'primary', schools: 11, median: 80 },
    { region: 'Kent', category: 'nursery', schools: 6, median: 40 },
    { region: 'Kent', category: 'primary', schools: 5, median: 40, lower_quartile: 30, upper_quartile: 50 },
  ])
})

test('medians count schools from when a register lists them until it no longer does, under former codes, too', async () => {
  const rows = many(30).map((_, index) => counted({ URN: `${100_000 + index}`, PNORG: '' }))
  await run(table(...rows, counted({ URN: '99999', PNORG: '' })))
  expect(await statistics()).toEqual([])
  await run(gias(...many(30)))
  expect(await statistics()).toMatchObject([{ fact: 'pupils', schools: 30 }])
  await run(gias(...many(29)), { complete: true })
  expect(await statistics()).toMatchObject([{ schools: 29 }])
  const { header, cells } = establishment({ URN: '100040' })
  await run(gias({ header: [...header, 'Linked establishments'], cells: [...cells, '99999 Predecessor'] }))
  expect(await statistics()).toMatchObject([{ schools: 30 }])
})

/** Returns the phase of the school as the register tells it, with its day. */
const phases = () =>
  db()
    .selectFrom('school_facts')
    .select(['period_start', 'choice', 'dated_by'])
    .where('fact', '=', 'stages')
    .orderBy('period_start')
    .execute()
const edition = (year: number, phase: string) =>
  file(csv([establishment({ 'PhaseOfEducation (name)': phase })]), `edubasealldata${year}0105.csv`)

test('a fact that only its file dates replaces that of an earlier edition, and never that of a later one', async () => {
  await run(edition(2024, 'Primary'))
  expect(await run(edition(2025, 'Primary'))).toMatchObject({ factsChanged: 0 })
  expect(await phases()).toEqual([{ period_start: '2025-01-05', choice: 'Primary', dated_by: 'file' }])
  await run(edition(2023, 'Secondary'))
  expect(await phases()).toEqual([{ period_start: '2025-01-05', choice: 'Primary', dated_by: 'file' }])
})

test('an import that is undone gives back the facts that it replaced, unless a later one has written them', async () => {
  await imported([edition(2024, 'Primary')])
  const second = await imported([edition(2025, 'Secondary')])
  expect(await phases()).toMatchObject([{ period_start: '2025-01-05', choice: 'Secondary' }])
  await applyAction(second.id, 'undo')
  expect(await phases()).toMatchObject([{ period_start: '2024-01-05', choice: 'Primary' }])
  const third = await imported([edition(2025, 'Secondary')])
  await imported([edition(2026, 'Primary')])
  await applyAction(third.id, 'undo')
  expect(await phases()).toMatchObject([{ period_start: '2026-01-05', choice: 'Primary' }])
})

test('an import of facts alone can be undone, and the medians are those from before', async () => {
  await run(gias(...many(12)))
  const sizes = (size: number) =>
    many(12).map((_, index) => counted({ URN: `${100_000 + index}`, NOR: `${size}`, PNORG: '' }))
  await run(table(...sizes(100)))
  const second = await run(table(...sizes(300)))
  expect((await statistics()).map(({ median }) => median)).toEqual([300])
  const undo = await applyRunAction(await adminId(), second.runId!, 'undo')
  expect(await applyDecision(undo)).toMatchObject({ state: 'finished' })
  expect((await statistics()).map(({ median }) => median)).toEqual([100])
})

test('facts that come again are neither written nor locked', async () => {
  await run(gias(...many(2)))
  const files = table(counted(), counted({ URN: '100001', NOR: 'SUPP' }))
  await run(files)
  const marks = async () =>
    (await sql`select key, fact, xmin::text, xmax::text, ctid::text from school_facts order by 1, 2`.execute(db())).rows
  const before = await marks()
  expect(before.length).toBeGreaterThan(2)
  expect(await run(files, { again: true })).toMatchObject({ factsChanged: 0 })
  expect(await marks()).toEqual(before)
})
