import { expect, test } from 'vitest'
import { memoryFile } from '../../testing/read-table.ts'
import { tableRows } from '../../testing/table-rows.ts'
import { inspectFile } from '../inspect-file.ts'

const rows = (value: unknown) => tableRows(memoryFile(typeof value === 'string' ? value : JSON.stringify(value)))
const a = { code: '1', name: 'A', phone: '', lat: '', lng: '' }

test.each([
  ['a list', [{ Code: 1, Name: 'A' }]],
  ['a list under a name', { meta: { year: 2025, of: [1] }, schools: [{ name: 'A', code: '1' }] }],
  [
    'records of Opendatasoft 1',
    { nhits: 1, parameters: { facet: ['x'] }, records: [{ fields: { code: 1, name: 'A' } }] },
  ],
  ['records of Opendatasoft 2', { links: [{ rel: 'self' }], records: [{ links: [], record: { fields: { ...a } } }] }],
  ['a list of such records', [{ links: [{ rel: 'self' }], record: { id: 'x', fields: { ...a } } }]],
  ['results of Opendatasoft 2.1', { total_count: 1, results: [{ code: '1', name: 'A', phone: null }] }],
  [
    'SPARQL',
    {
      head: { vars: ['code'] },
      results: { bindings: [{ code: { type: 'literal', value: '1' }, name: { type: 'uri', value: 'A' } }] },
    },
  ],
])('reads the rows of %s', async (_what, value) => expect(await rows(value)).toEqual([{ line: 1, row: a }]))

test('the point of a GeoJSON feature becomes columns', async () => {
  const feature = (geometry: unknown, more = {}) => ({
    type: 'Feature',
    geometry,
    properties: { Code: 1, Name: 'A', ...more },
  })
  const point = feature({ type: 'Point', coordinates: [13.35, 52.5, 30] })
  const area = feature({ type: 'Polygon', coordinates: [[[13, 52]]] })
  const own = feature({ type: 'Point', coordinates: [1, 2] }, { Latitude: '50', Longitude: '8' })
  const read = await rows({ type: 'FeatureCollection', crs: { type: 'name' }, features: [point, area] })
  expect(read).toEqual([
    { line: 1, row: { ...a, lat: '52.5', lng: '13.35' } },
    { line: 2, row: a },
  ])
  expect(await rows({ features: [own] })).toEqual([{ line: 1, row: { ...a, lat: '50', lng: '8' } }])
})

test('values become cells: lists with commas, objects under both names, missing values empty', async () => {
  const nested = [{ code: 9825.0, name: ['A', 'B'] }, { code: true, name: [{ x: 1 }], tel: null }, { code: 2 }]
  expect(await rows(nested)).toMatchObject([
    { row: { code: '9825', name: 'A, B' } },
    { row: { code: 'true', name: '[{"x":1}]', phone: '' } },
    { row: { code: '2', name: '' } },
  ])
  expect(await rows([{ code: 1, name: 'A', 'phone number': { type: 'literal', value: 5 } }])).toMatchObject([
    { row: { phone: '5' } },
  ])
})

test('a nested list of objects is a column for each name in it, with every value once', async () => {
  const studies = [
    { name: 'ESO', code: 9 },
    { name: 'ESO', code: null },
    { name: 'FP', more: { x: 1 } },
  ]
  const { tables } = await inspectFile(
    memoryFile(
      JSON.stringify([
        { id: 1, offer: { studies } },
        { id: 2, offer: {} },
      ]),
    ),
  )
  const { header, records } = tables[0]!
  const found: Record<string, string | undefined>[] = []
  for await (const { record } of records(() => {}))
    found.push(Object.fromEntries(header.map((name, at) => [name, record[at]])))
  expect(found).toMatchObject([
    { id: '1', 'offer.studies.name': 'ESO, FP', 'offer.studies.code': '9' },
    { id: '2', 'offer.studies.name': '', 'offer.studies.code': '' },
  ])
})

test('reads a whole list, however it is split into chunks', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ code: index, name: 'École '.repeat(9) }))
  const read = await rows({ other: [{ x: 1 }], schools: many })
  expect(read).toHaveLength(5_000)
  expect(read.at(-1)).toMatchObject({ line: 5_000, row: { code: '4999' } })
})

test.each([
  ['[{"code":1,"name":"A"},{"code":2,"na', /is cut off/],
  ['[{"code":1,"name":"A"},', /is cut off/],
  ['[{"code":1,"name":"A"}]]', /is damaged JSON/],
  ['[{"code":1,"name":"A"} {"code":2}]', /is damaged JSON/],
  ['{code:1}', /is damaged JSON/],
  ['[1, 2]', /is JSON without a list of records/],
  ['[[{"code":1,"name":"A"}]]', /is JSON without a list of records/],
  ['{"a":{"b":{"c":[{"code":1,"name":"A"}]}}}', /is JSON without a list of records/],
  ['[{"Foo":1,"Bar":2}]', /is not a file of gb-gias: it lacks .* its columns begin with Foo, Bar/],
  [`[{"code":1,"name":"${'x'.repeat(11_000_000)}`, /holds a record that never ends/],
  [`[${JSON.stringify(Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`c${i}`, 1])))}]`, /columns/],
])('refuses %#', async (content, message) => {
  const refused = await rows(content).catch((error: Error) => error.message)
  expect(refused).toMatch(message)
})

test('names such as __proto__ are only columns', async () => {
  expect(await rows('[{"code":1,"name":"A","__proto__":{"tel":"5"},"constructor":"x"}]')).toEqual([{ line: 1, row: a }])
})
