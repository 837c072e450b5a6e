import { expect, test } from 'vitest'
import { SOURCES } from '../sources.ts'
import { memoryFile } from '../testing/read-table.ts'
import { plainRegister, tableRows } from '../testing/table-rows.ts'
import { inspectFile } from './inspect-file.ts'
import { recogniseFiles, silentFields } from './recognise.ts'

const rows = (content: string | Buffer) => tableRows(memoryFile(content))

const a = { code: '1', name: 'A', phone: '', lat: '', lng: '' }

test('columns are found by name, whatever their order, case and spaces', async () => {
  expect(await rows('head name;PHONE_NUMBER; name ;Code\nJane Doe;12;A;1\n')).toEqual([
    { line: 2, row: { ...a, phone: '12' } },
  ])
})

test.each([
  ['byte order mark', '\uFEFFCode,Name\n1,A\n', 2],
  ['CRLF', 'Code,Name\r\n1,A\r\n', 2],
  ['tabs', 'Code\tName\n1\tA\n', 2],
  ['sep=', 'sep=;\nCode;Name\n1;A\n', 3],
  ['a header cell without name', 'Code;Name;\n1;A\n', 2],
  ['empty cells beyond the header', 'Code;Name\n1;A;;\n', 2],
  ['line breaks in the header', '"Co\nde";Name;Code\n;A;1\n', 3],
  ['blank lines', 'Code,Name\n\n1,A\n\n', 3],
  ['a title before the header', 'All schools;;\n\nCode;Name\n1;A\n', 4],
  ['no line end at the end', 'Code,Name\n1,A', 2],
])('%s', async (_what, content, line) => expect(await rows(content)).toEqual([{ line, row: a }]))

test('the encoding is found from the whole file, not only its beginning', async () => {
  const many = `Code;Name\n${'1;plain\n'.repeat(60_000)}2;`
  const last = async (content: Buffer) => (await rows(content)).at(-1)
  expect(await last(Buffer.from(`${many}Écija €\n`))).toMatchObject({ row: { name: 'Écija €' } })
  const windows1252 = Buffer.concat([Buffer.from(many), Buffer.from([0xc9, 0x63, 0x69, 0x6a, 0x61, 0x20, 0x80, 0x0a])])
  expect(await last(windows1252)).toMatchObject({ row: { name: 'Écija €' } })
  expect(await last(Buffer.from('\uFEFFCode;Name\n2;Écija\n', 'utf16le'))).toMatchObject({ row: { name: 'Écija' } })
})

test('rows with too few or too many cells, and empty ones, are rejected with their line', async () => {
  expect(await rows('Code,Name,x\n1\n1,A,x,more\n,,\nNA,null,-\n1,A,x\n')).toEqual([
    { line: 2, reason: 'wrong_cell_count' },
    { line: 3, reason: 'wrong_cell_count' },
    { line: 4, reason: 'empty_row' },
    { line: 5, reason: 'empty_row' },
    { line: 6, row: a },
  ])
})

test.each([
  ['', /is empty/],
  ['  \n', /is empty/],
  ['<!DOCTYPE html><html><title>503</title>', /is a web page or XML/],
  ['{"error": 1}', /is JSON without a list of records/],
  ['\x7fELF\0\0\0', /is not a text file/],
  ['Foo;Bar\n1;2\n', /not a file of gb-gias: it lacks .* its columns begin with Foo, Bar/],
  [
    'numero_uai;appellation_officielle;nature_uai_libe;secteur_public_prive_libe;adresse_uai;code_postal_uai;libelle_commune\n',
    /is a file of fr-annuaire, not of gb-gias/,
  ],
  ['Code,Name\n1,A\n2', /is cut off within line 3/],
  ['Code,Name\n1,"A\n2,B\n', /is cut off/],
  [`Code,Name\n1,"${'x\n'.repeat(600_000)}`, /quotation that never ends/],
  ['Code,Name\n"2,17003E+13",A\n', /destroyed its codes \(line 2\)/],
  ['Code,Name\n2.17E+13,A\n', /destroyed its codes/],
])('refuses %j', async (content, message) => {
  await expect(rows(content)).rejects.toThrow(message)
})

test('an optional field is silent when no file of the run feeds it', async () => {
  const inspect = (content: string) => inspectFile(memoryFile(content))
  const silent = async (...contents: string[]) =>
    silentFields(recogniseFiles(await Promise.all(contents.map(inspect)), plainRegister, SOURCES))
  expect(await silent('Code,Name,Tel\n')).not.toContain('phone')
  expect(await silent('Code,Name\n')).toContain('phone')
  await expect(silent('Code,Name,Tel\n', 'Code,Name\n')).rejects.toThrow(/one after the other/)
})

test('no source reads a column that names a person', () => {
  const names = SOURCES.flatMap((one) => [...one.tables, ...one.supplements]).flatMap((layout) =>
    Object.values(layout.columns).flat(),
  )
  expect(names.length).toBeGreaterThan(100)
  const persons = /head|director|leiter|ansprech|schulaufsicht|koordinator|leitung|dirigente|props|^raw$/i
  expect(names.filter((name) => persons.test(name))).toEqual([])
})
