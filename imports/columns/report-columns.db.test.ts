import { beforeEach, expect, test } from 'vitest'
import { columnProblem } from '#app/features/import-runs/columns/column-report.ts'
import { db } from '#db/client.ts'
import { reportText } from '../report.ts'
import { clearImports, establishment, file, run } from '../testing/import-files.ts'
import { csv } from '../testing/read-table.ts'

beforeEach(clearImports)

const rows = Array.from({ length: 20 }, (_, index) => establishment({ URN: String(100_000 + index) }))
const edition = (change: (text: string) => string = (text) => text, name = 'gias.csv') => file(change(csv(rows)), name)
const renamed = (text: string) => text.replace('TelephoneNum', 'Telephone standard')

async function columnsOf(place: string, more = {}) {
  const { columns } = await run(place, more)
  return columns!
}

test('an import names the columns that the file lacks and those that nothing reads, but none about persons', async () => {
  const more = rows.map(({ header, cells }, index) => ({
    header: [...header, 'Colour', 'HeadFirstName'],
    cells: [...cells, 'red', `Ada ${index}`],
  }))
  const columns = await columnsOf(file(csv(more)))
  expect(columns).toMatchObject({ layouts: ['establishments'], rows: 20, unread: ['Colour'], persons: 1, since: null })
  expect(columns.lacking).toContain('SchoolWebsite')
  expect(columns.lacking).not.toContain('TelephoneNum')
  expect(columns.filled).toMatchObject({ phone: 20, pupils: 20, street: 20 })
  expect(JSON.stringify(columns)).not.toContain('Ada')
})

test('a renamed column is told as gone and its field as emptied, by a trial and an import', async () => {
  await run(edition())
  const trial = await run(edition(renamed, 'gias2.csv'), { dryRun: true })
  expect(trial.columns).toMatchObject({
    unread: ['Telephone standard'],
    since: { vanished: ['TelephoneNum'], emptied: [{ field: 'phone', before: 20, now: 0 }] },
  })
  expect(columnProblem(trial.columns)).toBe('TelephoneNum, phone (20 → 0)')
  const text = reportText({ ...trial, runId: undefined, rejectedFile: undefined }, true)
  expect(text).toMatch(/Columns that the import of \d{4}-\d\d-\d\d had: TelephoneNum\n/)
  expect(text).toContain('Columns that nothing reads: Telephone standard\n')
  const again = await columnsOf(edition())
  expect([again.since?.vanished, again.since?.emptied, columnProblem(again)]).toEqual([[], [], undefined])
})

test('a column whose cells are empty is told as sparse, and as emptied against the import before', async () => {
  await run(edition())
  const columns = await columnsOf(edition((text) => text.replaceAll('01132225555', ''), 'gias2.csv'))
  expect(columns.sparse).toEqual(['phone'])
  expect(columns.since).toMatchObject({ vanished: [], emptied: [{ field: 'phone', before: 20, now: 0 }] })
})

test('the run keeps it, and an import that was undone is not compared with', async () => {
  const { runId } = await run(edition())
  const { columns } = await db()
    .selectFrom('import_runs')
    .select('columns')
    .where('id', '=', runId!)
    .executeTakeFirstOrThrow()
  expect(columns).toMatchObject({ rows: 20 })
  await db()
    .insertInto('import_runs')
    .values({ source: 'gb-gias', kind: 'undo', state: 'finished', of_run: runId!, files: [] })
    .execute()
  expect((await columnsOf(edition(renamed, 'gias2.csv'))).since).toBeNull()
})
