import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { noProgress } from './progress.ts'
import { type ImportOptions, runImport } from './run-import.ts'
import { SOURCES } from './sources.ts'
import { csv, fileRow } from './testing/read-table.ts'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'import-test-'))
fs.mkdirSync(path.join(dir, 'rejected'))
afterAll(() => fs.rmSync(dir, { recursive: true }))

beforeEach(async () => {
  await db().deleteFrom('schools').execute()
  await db().deleteFrom('import_runs').execute()
})

const establishment = fileRow({
  URN: '100001',
  EstablishmentName: 'Alpha School',
  'TypeOfEstablishment (name)': 'Community school',
  'EstablishmentStatus (name)': 'Open',
  'PhaseOfEducation (name)': 'Primary',
  StatutoryLowAge: '4',
  StatutoryHighAge: '11',
  Street: 'High Street',
  Town: 'Leeds',
  Postcode: 'LS1 1AA',
  NumberOfPupils: '200',
  TelephoneNum: '01132225555',
  Easting: '430000',
  Northing: '433000',
})
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => establishment({ URN: String(100_000 + index) }))

function file(content: string | Buffer, name = 'gias.csv'): string {
  const place = path.join(dir, name)
  fs.writeFileSync(place, content)
  return place
}

function run(files: string | string[], options: Partial<ImportOptions> = {}, source = 'gb-gias') {
  const found = SOURCES.find(({ id }) => id === source)
  if (!found) throw new Error(source)
  const common = { source: found, rejectedDir: path.join(dir, 'rejected'), progress: noProgress }
  return runImport({ ...common, files: [files].flat(), ...options })
}

const gias = (...rows: ReturnType<typeof establishment>[]) => file(csv(rows))
const school = (id: string) => db().selectFrom('schools').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const runs = () => db().selectFrom('import_runs').selectAll().orderBy('started_at').orderBy('id').execute()
const schoolCount = async () => (await db().selectFrom('schools').select('id').execute()).length

test('the same file twice changes nothing; one new and one other row count exactly', async () => {
  expect(await run(gias(...many(3)))).toMatchObject({ read: 3, added: 3, changed: 0, unchanged: 0, rejected: 0 })
  expect(await run(gias(...many(3)))).toMatchObject({ read: 3, added: 0, changed: 0, unchanged: 3 })
  const before = (await school('gb-100001')).updated_at
  const [first, , third] = many(4)
  const renamed = establishment({ URN: '100001', EstablishmentName: 'Beta School' })
  const report = await run(gias(...[first, renamed, third, establishment({ URN: '100009' })].filter((row) => !!row)))
  expect(report).toMatchObject({ read: 4, added: 1, changed: 1, unchanged: 2 })
  expect(await school('gb-100001')).toMatchObject({ name: 'Beta School', source: 'gb-gias', source_id: '100001' })
  expect((await school('gb-100001')).updated_at.getTime()).toBeGreaterThan(before.getTime())
})

test('a run is recorded with its counts and each rejected row, also as a file', async () => {
  const report = await run(
    gias(establishment(), establishment(), establishment({ URN: '100002', EstablishmentName: '' })),
  )
  expect(await runs()).toMatchObject([
    { source: 'gb-gias', state: 'finished', read_count: 3, added_count: 1, rejected_count: 2, error: null },
  ])
  const rejections = await db().selectFrom('import_rejections').selectAll().orderBy('number').execute()
  expect(rejections).toMatchObject([
    {
      run_id: report.runId,
      number: 1,
      file: 'gias.csv',
      line: 3,
      code: '100001',
      reason: 'repeated_code',
      detail: 'Alpha School',
    },
    { number: 2, line: 4, code: '100002', reason: 'no_name', detail: '' },
  ])
  expect(report.rejectedFile).toBe(path.join(dir, 'rejected', `${report.runId}-rejected.csv`))
  expect(fs.readFileSync(report.rejectedFile ?? '', 'utf8')).toBe(
    'number,file,line,code,reason,detail\n1,gias.csv,3,100001,repeated_code,Alpha School\n2,gias.csv,4,100002,no_name,\n',
  )
})

test('a rejected cell is no formula for the spreadsheet that opens the file', async () => {
  const report = await run(gias(establishment(), establishment({ EstablishmentName: '=HYPERLINK("x")' })))
  expect(fs.readFileSync(report.rejectedFile ?? '', 'utf8')).toContain(`"'=HYPERLINK(""x"")"`)
})

test('a gzipped file and an address', async () => {
  const packed = file(gzipSync(csv(many(2))), 'packed.gz')
  expect(await run(packed)).toMatchObject({ added: 2 })
  const server = http.createServer((_request, response) => {
    response.setHeader('last-modified', 'Wed, 08 Apr 2026 20:34:00 GMT').end(csv(many(3)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    const { port } = server.address() as AddressInfo
    expect(await run(`http://127.0.0.1:${port}/gias.csv`)).toMatchObject({ added: 1, unchanged: 2, undated: false })
    expect(await school('gb-100002')).toMatchObject({ source_date: '2026-04-08' })
  } finally {
    server.close()
  }
})

test.each([
  ['an HTML page', file('<html>Service unavailable</html>', 'a.csv'), /web page/],
  ['a cut gzip', file(gzipSync(csv(many(500))).subarray(0, 900), 'b.csv.gz'), /cut off/],
  ['an empty file', file('', 'c.csv'), /empty/],
  ['a header without rows', file(csv(many(1)).split('\r\n')[0] ?? '', 'd.csv'), /no rows/],
  [
    'codes that a spreadsheet destroyed',
    file(csv([establishment(), establishment({ URN: '1,00001E+5' })]), 'e.csv'),
    /destroyed its codes/,
  ],
  ['a file cut within a row', file(csv(many(50)).slice(0, -60), 'f.csv'), /cut off/],
  ['no file', path.join(dir, 'none.csv'), /cannot be read \(ENOENT\)/],
])('%s is refused: the directory stays, the run is failed', async (_what, place, message) => {
  await run(gias(establishment({ EstablishmentName: 'Before' })))
  await expect(run(place)).rejects.toThrow(message)
  expect(await schoolCount()).toBe(1)
  expect(await school('gb-100001')).toMatchObject({ name: 'Before' })
  expect(await runs()).toMatchObject([
    { state: 'finished' },
    { state: 'failed', error: expect.stringMatching(message) },
  ])
})

test('an interrupted run leaves everything as it was and no file behind', async () => {
  const stop = new AbortController()
  const progress = { ...noProgress, rows: () => stop.abort() }
  const rows = [...many(3000), establishment({ URN: 'x' })]
  await expect(run(gias(...rows), { signal: stop.signal, progress })).rejects.toThrow()
  expect(await schoolCount()).toBe(0)
  const [failed] = await runs()
  expect(failed).toMatchObject({ state: 'failed', error: 'The import was interrupted.' })
  expect(fs.existsSync(path.join(dir, 'rejected', `${failed?.id}-rejected.csv`))).toBe(false)
})

test('a run that a crash left behind is marked failed by the next one, and its file goes', async () => {
  const left = await db()
    .insertInto('import_runs')
    .values({ source: 'gb-gias', files: ['x.csv'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rejected = path.join(dir, 'rejected', `${left.id}-rejected.csv`)
  fs.writeFileSync(rejected, 'number\n')
  await run(gias(establishment()))
  expect((await runs()).map(({ state }) => state)).toEqual(['failed', 'finished'])
  expect(fs.existsSync(rejected)).toBe(false)
})

test('two imports at once: the second is told to wait', async () => {
  let second: Promise<unknown> | undefined
  const progress = {
    ...noProgress,
    start: () => {
      second ??= run(gias(establishment())).catch((error: Error) => error.message)
    },
  }
  await run(file(csv(many(3000)), 'large.csv'), { progress })
  expect(await second).toMatch(/Another import is running/)
})

test('a trial run counts and writes nothing, not even that it ran', async () => {
  await run(gias(establishment()))
  const rows = [
    establishment({ EstablishmentName: 'Beta School' }),
    establishment({ URN: '100002' }),
    establishment({ URN: 'x' }),
  ]
  const report = await run(gias(...rows), { dryRun: true })
  expect(report).toMatchObject({ added: 1, changed: 1, rejected: 1, runId: undefined, rejectedFile: undefined })
  expect(await schoolCount()).toBe(1)
  expect(await school('gb-100001')).toMatchObject({ name: 'Alpha School' })
  expect(await runs()).toHaveLength(1)
})

test('the words of the school, its texts and reviews survive', async () => {
  await run(gias(establishment()))
  await db()
    .insertInto('school_profiles')
    .values({ school_id: 'gb-100001', name: 'Our own name', phone: '1' })
    .execute()
  const profile = () => db().selectFrom('school_profiles').selectAll().execute()
  const before = await profile()
  await run(gias(establishment({ EstablishmentName: 'Beta School', TelephoneNum: '' })))
  expect(await profile()).toEqual(before)
  const shown = await db()
    .selectFrom('school_directory')
    .selectAll()
    .where('id', '=', 'gb-100001')
    .executeTakeFirstOrThrow()
  expect(shown).toMatchObject({ name: 'Our own name', phone: '1' })
})

test('a hidden school stays hidden, a closed one that opens again is active', async () => {
  await run(gias(...many(2)))
  await db().updateTable('schools').set({ status: 'hidden' }).where('id', '=', 'gb-100000').execute()
  await db().updateTable('schools').set({ status: 'closed' }).where('id', '=', 'gb-100001').execute()
  expect(await run(gias(...many(2)))).toMatchObject({ changed: 1, unchanged: 1 })
  expect(await school('gb-100000')).toMatchObject({ status: 'hidden' })
  expect(await school('gb-100001')).toMatchObject({ status: 'active' })
})

test('a column that a later edition leaves out keeps what is known', async () => {
  await run(gias(establishment()))
  const { header, cells } = establishment({ EstablishmentName: 'Beta School' })
  const without = (list: string[]) => list.filter((_, index) => header[index] !== 'NumberOfPupils')
  await run(file(csv([{ header: without(header), cells: without(cells) }])))
  expect(await school('gb-100001')).toMatchObject({ name: 'Beta School', pupils: 200 })
  await run(gias(establishment({ NumberOfPupils: '' })))
  expect(await school('gb-100001')).toMatchObject({ pupils: null })
})

test('an older edition changes nothing, a later one that says the same is no change but fresher', async () => {
  const edition = (name: string, cells = {}) => file(csv([establishment(cells)]), name)
  await run(edition('edubasealldata20240601.csv'))
  const older = await run(edition('edubasealldata20240101.csv', { EstablishmentName: 'Old School' }))
  expect(older).toMatchObject({ changed: 0, unchanged: 1 })
  const before = await school('gb-100001')
  expect(before).toMatchObject({ name: 'Alpha School', source_date: '2024-06-01' })
  expect(await run(edition('edubasealldata20240701.csv'))).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await school('gb-100001')).toEqual({ ...before, source_date: '2024-07-01' })
})

test('a day that the person gives counts more than the name of the file', async () => {
  await run(file(csv([establishment()]), 'edubasealldata20240601.csv'), { date: '2024-06-15' })
  expect(await school('gb-100001')).toMatchObject({ source_date: '2024-06-15' })
})

test('--complete closes what is missing, and only of its source', async () => {
  await run(gias(...many(40)))
  const report = await run(gias(...many(39)), { complete: true })
  expect(report).toMatchObject({ closed: 1, unchanged: 39, changed: 0 })
  expect(await school('gb-100039')).toMatchObject({ status: 'closed' })
  expect(await run(gias(...many(39)), { complete: true })).toMatchObject({ closed: 0 })
})

test('--complete stops when more than one in twenty would vanish', async () => {
  await run(gias(...many(40)))
  await expect(run(gias(...many(37)), { complete: true })).rejects.toThrow(/3 of 40 schools are not in the files/)
  expect(await school('gb-100039')).toMatchObject({ status: 'active' })
})

test('--complete closes no school whose row was there but damaged', async () => {
  await run(gias(...many(40)))
  const unnamed = establishment({ URN: '100039', EstablishmentName: '' })
  expect(await run(gias(...many(39), unnamed), { complete: true })).toMatchObject({ closed: 0 })
  await expect(run(gias(...many(39), establishment({ URN: 'x' })), { complete: true })).rejects.toThrow(
    /1 rows cannot be read/,
  )
})

test('old codes lead to the school that a merger left', async () => {
  await run(gias(...many(2)))
  await db().updateTable('school_codes').set({ school_id: 'gb-100000' }).where('code', '=', '100001').execute()
  await db().deleteFrom('schools').where('id', '=', 'gb-100001').execute()
  expect(await run(gias(...many(2)))).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await schoolCount()).toBe(1)
})

const hamburg = fileRow({
  schul_id: '5043-0',
  schulname: 'Stadtteilschule Helmuth Hübener',
  schulform: 'Stadtteilschule',
  kapitelbezeichnung: 'Stadtteilschulen',
  rechtsform: 'staatlich',
  adresse_strasse_hausnr: 'Benzenbergweg 2',
  adresse_ort: '22307 Hamburg',
})
const jedeschule = fileRow({
  id: 'HH-5043-0',
  name: 'StS Helmuth Hübener',
  address: 'Benzenbergweg 2',
  zip: '22307',
  city: 'Hamburg',
  school_type: 'Stadtteilschule',
  legal_status: '',
  update_timestamp: '2027-01-01 00:00:00',
})

test('a school of two registers is one row, and the first-hand register speaks, in any order', async () => {
  const collection = () => run(file(csv([jedeschule()]), 'jede.csv'), {}, 'de-jedeschule')
  const land = () => run(file(csv([hamburg()]), 'hamburg.csv'), {}, 'de-hamburg')
  expect(await collection()).toMatchObject({ added: 1 })
  expect(await land()).toMatchObject({ added: 0, changed: 1 })
  expect(await collection()).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await land()).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await school('de-HH-5043-0')).toMatchObject({ source: 'de-hamburg', name: 'Stadtteilschule Helmuth Hübener' })
  const codes = await db().selectFrom('school_codes').select(['source', 'code']).orderBy('source').execute()
  expect(codes).toEqual([
    { source: 'de-hamburg', code: '5043-0' },
    { source: 'de-jedeschule', code: 'HH-5043-0' },
  ])
})
