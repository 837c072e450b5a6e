import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseMapping } from '#app/features/import-runs/mapping/parse-mapping.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { noProgress } from '../progress.ts'
import { runImport } from '../run-import.ts'
import { clearImports, dir, establishment, file, gias, run } from '../testing/import-files.ts'
import type { FileRow } from '../testing/read-table.ts'
import { mappedSource } from './mapped-source.ts'
import { trialNotes } from './trial-notes.ts'

// The walks through mappings in docs/operations.md: their tables, their mappings, and what comes of them.

const guide = fs
  .readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  .split('## A register that the program does not know')[1]!
  .split('\n## ')[0]!
const block = (language: string, which = 1) =>
  guide.split(`\`\`\`${language}\n`)[which]!.split('```')[0]!.replaceAll(/^ {3}/gm, '').trimEnd()
const outcome = guide
  .split('\n')
  .filter((line) => line.startsWith('   | de-SL-'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const clear = async () => {
  await clearImports()
  await db().deleteFrom('mapped_sources').execute()
  await db().deleteFrom('school_facts').execute()
}
beforeEach(clear)
afterEach(clear)

test('the table and the mapping of the guide give the schools that it lists', async () => {
  const { mapping, problems } = parseMapping(JSON.parse(block('json')))
  expect(problems).toBeUndefined()
  const notes = trialNotes()
  const report = await runImport({
    source: mappedSource(mapping!, notes),
    files: [file(`${block('csv')}\n`, 'schulen.csv')],
    rejectedDir: `${dir}/rejected`,
    progress: noProgress,
  })
  expect(report).toMatchObject({ read: 4, added: 3, rejected: 1, reasons: { not_a_school: 1 } })
  const { unmapped, unread } = notes.findings()
  expect([unmapped, unread]).toEqual([[], []])
  const rows = await db()
    .selectFrom('schools as s')
    .innerJoin('school_facts as f', (join) => join.onRef('f.key', '=', 's.id').on('f.fact', '=', 'pupils'))
    .select(['s.id', 's.name', 's.category', 's.ownership', 's.street', 's.postal_code', 's.city'])
    .select(['f.number', 'f.missing'])
    .orderBy('s.id')
    .execute()
  expect(rows.map(({ number, missing, ...school }) => [...Object.values(school), missing ?? String(number)])).toEqual(
    outcome,
  )
})

test('the offers of places of the guide find their school by the number in the directory, in kilometres', async () => {
  const { mapping, problems } = parseMapping(JSON.parse(block('json', 2)))
  expect(problems).toBeUndefined()
  const take = () =>
    runImport({
      source: mappedSource(mapping!),
      files: [file(`${block('csv', 2)}\n`, 'offers.csv')],
      rejectedDir: `${dir}/rejected`,
      progress: noProgress,
      again: true,
    })
  expect(await take()).toMatchObject({ read: 2, facts: 0, reasons: { no_code: 2 } })
  const numbered = { URN: '125000', 'LA (code)': '936', EstablishmentNumber: '3407' }
  await run(gias(withCells(establishment(), numbered)))
  expect(await take()).toMatchObject({ read: 2, facts: 13, factsWaiting: 0, rejected: 0 })
  const stored = await db()
    .selectFrom('school_facts')
    .select(['fact', 'number', 'choice'])
    .where('key', '=', 'gb-125000')
    .where('fact', 'like', 'admission%')
    .where('period_start', '=', '2024-08-01')
    .orderBy('fact')
    .execute()
  expect(stored.map(({ fact, number, choice }) => [fact, number ?? choice])).toEqual([
    ['admission_applications', 61],
    ['admission_criteria', 'siblings; distance'],
    ['admission_distance_method', 'straight_line'],
    ['admission_first_preferences', 34],
    ['admission_last_distance', 0.823984],
    ['admission_offers', 30],
    ['admission_places', 30],
  ])
})

test.each([
  [
    'Germany',
    { at: 3, id: 'de-NW-166601', country: 'DE' },
    [
      ['2024', 'admission_applications', 171],
      ['2024', 'admission_criteria', 'siblings; distance; lottery'],
      ['2024', 'admission_first_preferences', 139],
      ['2024', 'admission_offers', 120],
      ['2024', 'admission_places', 120],
      ['2025', 'admission_applications', 98],
      ['2025', 'admission_criteria', 'siblings; distance; lottery'],
      ['2025', 'admission_first_preferences', 81],
      ['2025', 'admission_offers', 98],
      ['2025', 'admission_places', 120],
    ],
  ],
  [
    'France',
    { at: 4, id: 'fr-0941111A', country: 'FR' },
    [
      ['2025', 'admission_applications', 212],
      ['2025', 'admission_criteria', 'catchment; siblings'],
      ['2025', 'admission_first_preferences', 168],
      ['2025', 'admission_offers', 150],
      ['2025', 'admission_places', 150],
    ],
  ],
] as const)('the registrations of the guide in %s belong to the school of that number', async (_, which, expected) => {
  const { at, id, country } = which
  await db().insertInto('schools').values(schoolRow({ id, country })).execute()
  const { mapping, problems } = parseMapping(JSON.parse(block('json', at)))
  expect(problems).toBeUndefined()
  await runImport({
    source: mappedSource(mapping!),
    files: [file(`${block('csv', at)}\n`, 'table.csv')],
    rejectedDir: `${dir}/rejected`,
    progress: noProgress,
  })
  const stored = await db()
    .selectFrom('school_facts')
    .select(['period_start', 'fact', 'number', 'choice'])
    .where('key', '=', id)
    .orderBy('period_start')
    .orderBy('fact')
    .execute()
  expect(
    stored.map(({ period_start, fact, number, choice }) => [period_start.slice(0, 4), fact, number ?? choice]),
  ).toEqual(expected)
})

function withCells({ header, cells }: FileRow, more: Record<string, string>): FileRow {
  const row = { ...Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])), ...more }
  return { header: Object.keys(row), cells: Object.values(row) }
}
