import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { listDumps } from './list-dumps.server.ts'
import { writeMonthlyDump } from './write-dump.server.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-open-data-test-'))
const store = new FileSystemStorage(folder)
const bytesOf = (name: string, month = '2026-11') => fs.readFileSync(path.join(folder, 'open-data', month, name))
const textOf = (name: string) => gunzipSync(bytesOf(`${name}.gz`)).toString()
const linesOf = (name: string) =>
  textOf(`${name}.jsonl`)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

beforeAll(async () => {
  await writeMonthlyDump('2026-11-01', store)
  expect(await listDumps(store), 'a month is not listed before there are schools').toEqual([])
  await db()
    .insertInto('schools')
    .values([
      ...Array.from({ length: 600 }, (_, at) =>
        schoolRow({ id: `de-many-${String(at).padStart(3, '0')}`, name: `Schule ${at}` }),
      ),
      schoolRow({ id: 'de-own', name: 'Eigene "Schule"', email: 'post@schule.example', phone: '+49 1' }),
      schoolRow({ id: 'de-shy', phone: '0221 999', website: 'https://shy.example' }),
      schoolRow({ id: 'de-unlisted', name: 'Ungelistet' }),
      schoolRow({ id: 'de-hidden', name: 'Verborgen', status: 'hidden' }),
      schoolRow({ id: 'de-closed', name: 'Geschlossen', status: 'closed' }),
      schoolRow({ id: 'de-unknown', name: 'Ohne Lizenz', source: 'de-unlicensed' }),
      schoolRow({ id: 'de-sample', name: 'Beispielschule', source: 'sample' }),
      schoolRow({ id: 'fr-1', name: 'École', country: 'FR', source: 'fr-annuaire' }),
    ])
    .execute()
  await db()
    .insertInto('school_profiles')
    .values([
      { school_id: 'de-shy', show_contact: false },
      { school_id: 'de-unlisted', show_in_search: false },
    ])
    .execute()
  await db()
    .insertInto('reviews')
    .values([1, 5, 5].map((rating) => reviewRow({ school_id: 'de-own', rating, author_name: 'Marta Muster' })))
    .execute()
  await addFacts('de-own', { fact: 'pupils', number: 300, period_start: '2023-08-01' }, { fact: 'pupils', number: 310 })
  await addFacts('de-own', { fact: 'attendance', number: 93.5, source: 'de-unlicensed' })
  await db()
    .insertInto('school_corrections')
    .values({
      school_id: 'de-own',
      field: 'phone',
      value: '+49 1',
      register_value: '+49 1',
      shown: '',
      locale: 'de',
      state: 'accepted',
      decided_at: new Date('2026-11-03T09:41:00Z'),
    } as never)
    .execute()
  await writeMonthlyDump('2026-11-02', store)
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

test('every school that lists show and whose licence allows it has a line, in both forms', () => {
  const ids = linesOf('schools-de').map(({ id }) => id)
  expect(ids).toHaveLength(602)
  expect(ids).toEqual(expect.arrayContaining(['de-own', 'de-shy', 'de-many-599']))
  expect(textOf('schools-de.csv').trimEnd().split('\r\n')).toHaveLength(603)
  expect(textOf('schools-de.csv')).toContain('"Eigene ""Schule"""')
  expect(linesOf('schools-fr')).toHaveLength(1)
  expect(linesOf('schools-it')).toEqual([])
})

test('no line has what is not given: addresses of mail, authors, moments, contact data that are switched off', () => {
  for (const name of fs.readdirSync(path.join(folder, 'open-data', '2026-11'))) {
    const text = name.endsWith('.gz') ? gunzipSync(bytesOf(name)).toString() : bytesOf(name).toString()
    expect([name, /post@|Marta|T\d\d:|0221 999|shy\.example|Ungelistet|Verborgen|Ohne Lizenz/.exec(text)]).toEqual([
      name,
      null,
    ])
  }
})

test('facts are the newest, with their source, and only those that may be passed on', () => {
  expect(linesOf('facts-de')).toEqual([
    {
      school: 'de-own',
      fact: 'pupils',
      value: 310,
      missing: null,
      period: 'school_year',
      start: '2024-08-01',
      datedBy: 'publisher',
      source: 'gb-gias',
    },
  ])
})

test('corrections say what a moderator accepted, by day and without who proposed it', () => {
  expect(linesOf('corrections-de')).toEqual([
    {
      school: 'de-own',
      source: 'de-nrw',
      number: 'own',
      field: 'phone',
      value: '+49 1',
      registerValue: '+49 1',
      decidedOn: '2026-11-03',
    },
  ])
})

test('lines have the form of the schema, files the checksums of the manifest, and every source its licence', async () => {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema(JSON.parse(bytesOf('schema.json').toString()), 'lines')
  const [dump] = await listDumps(store)
  for (const { name, table, rows, bytes, sha256, format } of dump?.files ?? []) {
    const content = bytesOf(name)
    expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256])
    expect(bytesOf('SHA256SUMS').toString()).toContain(`${sha256}  ${name}\n`)
    if (format === 'csv') continue
    const validate = ajv.getSchema(`lines#/$defs/${table}`)
    const lines = linesOf(name.replace('.jsonl.gz', ''))
    expect(lines).toHaveLength(rows)
    for (const line of lines) expect([validate?.(line), validate?.errors]).toEqual([true, null])
  }
  const sources = new Map(dump?.sources.map((source) => [source.id, source]))
  for (const { source } of linesOf('schools-de')) expect(sources.get(source)?.attribution).toBeTruthy()
  expect([...sources.keys()].sort(), 'no source of which there is nothing').toEqual([
    'de-nrw',
    'fr-annuaire',
    'gb-gias',
    'geonames',
  ])
})

test('a month is written once, and files older than a year are removed', async () => {
  await store.put('open-data/2025-10/manifest.json', Readable.from(['{}']), { size: 2, type: 'application/json' })
  await store.put('open-data/2025-11/schema.json', Readable.from(['{}']), { size: 2, type: 'application/json' })
  const before = fs.statSync(path.join(folder, 'open-data/2026-11/manifest.json')).mtimeMs
  await writeMonthlyDump('2026-11-28', store)
  expect(fs.statSync(path.join(folder, 'open-data/2026-11/manifest.json')).mtimeMs).toBe(before)
  expect(fs.existsSync(path.join(folder, 'open-data/2025-10/manifest.json'))).toBe(false)
  expect(fs.existsSync(path.join(folder, 'open-data/2025-11/schema.json'))).toBe(true)
})
