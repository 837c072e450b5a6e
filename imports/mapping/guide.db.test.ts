import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseMapping } from '#app/features/import-runs/mapping/parse-mapping.ts'
import { db } from '#db/client.ts'
import { noProgress } from '../progress.ts'
import { runImport } from '../run-import.ts'
import { clearImports, dir, file } from '../testing/import-files.ts'
import { mappedSource } from './mapped-source.ts'
import { trialNotes } from './trial-notes.ts'

// The walk through a mapping in docs/operations.md: its table, its mapping, and what comes of them.

const guide = fs
  .readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  .split('## A register that the program does not know')[1]!
  .split('\n## ')[0]!
const block = (language: string) =>
  guide.split(`\`\`\`${language}\n`)[1]!.split('```')[0]!.replaceAll(/^ {3}/gm, '').trimEnd()
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
