import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import { createRun } from '#app/features/import-runs/mapping/order-trial.server.ts'
import { parseMapping } from '#app/features/import-runs/mapping/parse-mapping.ts'
import { findHistory } from '#app/features/school-profile/find-history.server.ts'
import { findSources } from '#app/features/schools/sources/find-sources.server.ts'
import { db } from '#db/client.ts'
import { noProgress } from '../progress.ts'
import { runImport } from '../run-import.ts'
import { clearImports, dir, file } from '../testing/import-files.ts'
import { example, factsExample } from '../testing/mappings.ts'
import { adminId, applyAction, applyDecision, runOf } from '../testing/ordered-imports.ts'
import { inlineRow, odsParts, packed, xlsxParts } from '../testing/workbooks.ts'
import { mappedSource } from './mapped-source.ts'
import { trialNotes } from './trial-notes.ts'

const clear = async () => {
  await clearImports()
  await db().deleteFrom('mapped_sources').execute()
  await db().deleteFrom('school_facts').execute()
}
beforeEach(clear)
afterEach(clear)

const CSV = 'Nr;Name;Form;Zahl\n1;Schule am Berg;Grundschule;120\n2;Lyzeum;Gymnasium;*\n;Ohne Nummer;Gymnasium;5\n'
const pupils = { fact: 'pupils', column: 'Zahl', missing: { '*': 'too_few' } }
const given = { ...example({ facts: [pupils] }), period: { kind: 'school_year', constant: '2025-26' } }
const sourceOf = (more: object = {}, notes = trialNotes()) => {
  const { mapping, problems } = parseMapping({ ...given, ...more })
  if (!mapping) throw new Error(problems.join(' '))
  return mappedSource(mapping, notes)
}
const run = (content: string | Buffer, { more = {}, dryRun = false, name = 'saarland.csv' } = {}) => {
  const common = { rejectedDir: `${dir}/rejected`, progress: noProgress, dryRun }
  return runImport({ ...common, source: sourceOf(more), files: [file(content, name)] })
}
const names = async () =>
  (await db().selectFrom('schools').select('name').orderBy('id').execute()).map(({ name }) => name)

test('an import by a mapping is repeatable, keeps rejected rows with a reason, and declares its source', async () => {
  expect(await run(CSV)).toMatchObject({ read: 3, added: 2, rejected: 1, facts: 2, reasons: { no_code: 1 } })
  expect(await run(CSV)).toMatchObject({ added: 0, changed: 0, unchanged: 2, factsChanged: 0 })
  expect(await names()).toEqual(['Schule am Berg', 'Lyzeum'])
  const found = await findSources(['de-saarland'])
  expect(found.get('de-saarland')).toMatchObject({ publisher: 'Saarland', attribution: 'Saarland, CC BY 4.0' })
})

test('a later import by another mapping of the same source replaces the declaration', async () => {
  await run(CSV)
  await run(CSV, { more: { publisher: 'Ministerium', attribution: 'Ministerium, CC BY 4.0' } })
  expect((await findSources(['de-saarland'])).get('de-saarland')).toMatchObject({ publisher: 'Ministerium' })
})

test('a dry run changes nothing and declares nothing', async () => {
  expect(await run(CSV, { dryRun: true })).toMatchObject({ added: 2 })
  expect([await names(), (await findSources(['de-saarland'])).size]).toEqual([[], 0])
})

test('a file without a mapped column changes nothing and declares nothing', async () => {
  await expect(run('Nr;Name\n1;A\n')).rejects.toThrow('it lacks Form, Zahl.')
  expect((await findSources(['de-saarland'])).size).toBe(0)
})

test('facts by a mapping wait for their school, and belong to that of another register', async () => {
  const more = { ...factsExample({ id: 'de-pupils', facts: [pupils] }), fields: undefined }
  expect(await run(CSV, { more })).toMatchObject({ added: 0, facts: 2, factsWaiting: 2 })
  await run(CSV, { more: { facts: [] } })
  expect(await run(CSV, { more })).toMatchObject({ factsWaiting: 0 })
})

test('the same table as JSON, GeoJSON, XLSX and ODS gives the same schools', async () => {
  const rows = [
    { Nr: '1', Name: 'Schule am Berg', Form: 'Grundschule', Zahl: 120 },
    { Nr: '2', Name: 'Lyzeum', Form: 'Gymnasium', Zahl: '*' },
  ]
  const lines = [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row).map(String))]
  const odsCell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
  const ods = lines.map((line) => `<table:table-row>${line.map(odsCell).join('')}</table:table-row>`).join('')
  const features = rows.map((properties) => ({ type: 'Feature', geometry: null, properties }))
  const files: [string, string | Buffer][] = [
    ['a.json', JSON.stringify(rows)],
    ['a.geojson', JSON.stringify({ type: 'FeatureCollection', features })],
    ['a.xlsx', packed(xlsxParts(lines.map((line, index) => inlineRow(index + 1, ...line)).join('')))],
    ['a.ods', packed(odsParts(`<table:table>${ods}</table:table>`))],
  ]
  await run(CSV)
  for (const [name, content] of files)
    expect([name, await run(content, { name })]).toMatchObject([name, { added: 0, unchanged: 2, factsChanged: 0 }])
})

const RELATIONS = [
  {
    other: { column: 'Andere', separatedBy: ',' },
    kind: { column: 'Art', values: { 'Nachfolge*': 'successor', Vorgänger: 'predecessor' } },
    date: 'Ab',
  },
]
const LINKS =
  'Nr;Andere;Art;Ab\n1;2;Nachfolgeschule;01.08.2024\n2;8, 9;vorgänger;\n2;7;Vorgänger;31.12.2999\n2;6;Partner;\n'
const linksOf = (id: string) =>
  db().selectFrom('school_facts').select(['fact', 'choice']).where('key', '=', id).where('number', 'is', null).execute()

test.each([
  ['before the register', ['links', 'register']],
  ['after the register', ['register', 'links']],
])('a mapping of relations links schools, as a file of its own, %s', async (_, files) => {
  const more = { id: 'de-links', fields: undefined, facts: [], relations: RELATIONS, period: undefined }
  for (const one of files) await (one === 'links' ? run(LINKS, { more }) : run(CSV, { more: { facts: [] } }))
  expect(await linksOf('de-SL-1')).toEqual([{ fact: 'successors', choice: '2' }])
  expect(await linksOf('de-SL-2')).toEqual([{ fact: 'predecessors', choice: '8, 9' }])
  const school = { id: 'de-SL-1', name: '', country: 'DE' }
  const history = await findHistory(school, await findFactValues(['de-SL-1']))
  expect(history.successors).toEqual([{ id: 'de-SL-2', name: 'Lyzeum' }])
})

test('a register may have columns of relations, whose words without a meaning a trial shows', async () => {
  const notes = trialNotes()
  const relations = [{ other: 'Andere', kind: { constant: 'successor' } }, ...RELATIONS]
  const rows = 'Nr;Name;Form;Zahl;Andere;Art;Ab\n1;Schule am Berg;Grundschule;120;2;Partner;\n'
  const source = sourceOf({ relations }, notes)
  const files = [file(rows, 'saarland.csv')]
  expect(await runImport({ source, files, rejectedDir: `${dir}/rejected`, progress: noProgress })).toMatchObject({
    added: 1,
  })
  expect(await linksOf('de-SL-1')).toEqual([{ fact: 'successors', choice: '2' }])
  expect(notes.findings().unmapped).toEqual([{ field: 'relations', value: 'Partner', count: 1 }])
})

const order = async (kind: 'inspection' | 'trial', name: string, content: string | Buffer, mapping: object | null) => {
  const path = file(content, name)
  const received = [{ field: 'files', name, path, bytes: Buffer.byteLength(content) }]
  return await createRun(await adminId(), { kind, source: 'de-saarland', mapping }, received)
}

test('an ordered import by a mapping reads what was tried, and can be undone', async () => {
  const trial = await order('trial', 'saarland.csv', CSV, sourceOf().mapping!)
  const tried = await applyDecision(trial)
  expect(tried).toMatchObject({ state: 'finished', added_count: 2 })
  expect(tried.findings).toMatchObject({
    unmapped: [{ field: 'type', value: 'Gymnasium', count: 1 }],
    rows: [
      { id: 'de-SL-1', pupils: '120 [2025]' },
      { id: 'de-SL-2', pupils: '(too_few) [2025]' },
    ],
  })
  const done = await applyAction(trial, 'carry-out')
  expect([done.state, await names()]).toEqual(['finished', ['Schule am Berg', 'Lyzeum']])
  const undone = await applyAction(done.id, 'undo')
  expect([undone.state, await names()]).toEqual(['finished', []])
  expect(await db().selectFrom('school_facts').select('key').execute()).toEqual([])
})

test('undoing an import by the command counts again what the directory knows', async () => {
  const { runId } = await run(CSV)
  const counted = () => db().selectFrom('source_statistics').select('schools').where('source', '=', 'de-saarland')
  expect(await counted().executeTakeFirst()).toEqual({ schools: 2 })
  expect(await applyAction(runId!, 'undo')).toMatchObject({ state: 'finished', error: null })
  expect(await counted().executeTakeFirst()).toEqual({ schools: 0 })
})

test('a run whose stored mapping is none fails in one sentence', async () => {
  const trial = await order('trial', 'saarland.csv', CSV, { id: 'de-saarland' })
  expect(await applyDecision(trial)).toMatchObject({ state: 'failed', error: expect.stringContaining('The mapping: ') })
})

test('an inspection tells of the columns of each sort of file below its title', async () => {
  const sheet = packed(xlsxParts(inlineRow(1, 'Stand 2025') + inlineRow(3, 'Nr', 'Name') + inlineRow(4, '1', '=1+1')))
  for (const [name, content] of [
    ['a.csv', 'Stand 2025\nNr;Name\n1;=1+1\n'],
    ['a.xlsx', sheet],
  ] as const) {
    const { findings } = await applyDecision(await order('inspection', name, content, null))
    expect([name, findings]).toMatchObject([
      name,
      {
        rows: 1,
        columns: [
          { name: 'Nr', filled: 1, examples: ['1'] },
          { name: 'Name', examples: ['=1+1'] },
        ],
      },
    ])
  }
})

const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><a>&b;</a>'
test.each([
  ['a million columns', 'a.csv', `${';'.repeat(1_000_000)}\n1;2\n`, /^a\.csv has more than 5000 columns\.$/],
  ['entities that multiply', 'a.xlsx', packed(xlsxParts('', { 'xl/worksheets/sheet1.xml': bomb })), /damaged workbook/],
  ['nesting without end', 'a.json', `[{"a":${'['.repeat(200_000)}`, /JSON|cut off|damaged/],
  ['a header alone', 'a.csv', 'Nr;Name\n', /has a header but no rows/],
  ['a web page', 'a.csv', '<html></html>', /is a web page/],
])('an inspection refuses %s', async (_what, name, content, error) => {
  const { id } = await applyDecision(await order('inspection', name, content, null))
  expect(await runOf(id)).toMatchObject({ state: 'failed', error: expect.stringMatching(error) })
})

test('what an inspection keeps does not grow with the file', async () => {
  const header = Array.from({ length: 400 }, (_, index) => `Spalte ${index}`).join(';')
  // The hundred and twentieth place cuts a character of two units.
  const long = `${'x'.repeat(119)}😀${'x'.repeat(5000)}`
  const row = Array.from({ length: 400 }, (_, index) => (index === 0 ? long : `${index}`)).join(';')
  const { findings } = await applyDecision(await order('inspection', 'a.csv', `${header}\n${row}\n`, null))
  const { columns } = findings as unknown as { columns: { examples: string[]; values: unknown }[] }
  expect([columns.length, columns[0]!.examples[0]!.length, columns[0]!.values]).toEqual([300, 120, null])
})
