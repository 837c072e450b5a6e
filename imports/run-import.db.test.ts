import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { connectForImport } from './connection.ts'
import { noProgress } from './progress.ts'
import { takeImportLock } from './store/run-record.ts'
import { clearImports, dir, establishment, file, gias, many, run, school } from './testing/import-files.ts'
import { csv } from './testing/read-table.ts'

beforeEach(clearImports)

const runs = () => db().selectFrom('import_runs').selectAll().orderBy('started_at').orderBy('id').execute()
const schoolCount = async () => (await db().selectFrom('schools').select('id').execute()).length

test('the same file twice changes nothing; one new and one changed row count exactly', async () => {
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

test('telephone numbers and points that cannot be used are counted', async () => {
  const report = await run(
    gias(
      establishment({ TelephoneNum: '1.13E+11' }),
      establishment({ URN: '100002', Easting: '533498', Northing: '181201' }),
      establishment({ URN: '100003', TelephoneNum: '' }),
    ),
  )
  expect(report).toMatchObject({ added: 3, marks: { phone_unread: 1, point_dropped: 1 } })
  expect(await school('gb-100001')).toMatchObject({ phone: '', position_precision: 'exact' })
  expect(await school('gb-100002')).toMatchObject({ phone: '0113 222 5555', position_precision: 'town' })
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

test('a register without a day is refused with the day that its file suggests, unless nobody knows it', async () => {
  const place = gias(establishment())
  fs.utimesSync(place, new Date('2025-10-01T12:00Z'), new Date('2025-10-01T12:00Z'))
  await expect(run(place, { needsDay: true })).rejects.toThrow(
    'The files do not say which day they are of: add --date 2025-10-01 (when gias.csv was last changed), another day or, ' +
      'if nobody knows it, --date unknown.',
  )
  expect(await schoolCount()).toBe(0)
  expect(await run(place, { needsDay: true, dryRun: true })).toMatchObject({ added: 1, undated: true })
  expect(await run(place, { needsDay: true, date: '2025-10-01' })).toMatchObject({ added: 1, undated: false })
  expect(await school('gb-100001')).toMatchObject({ source_date: '2025-10-01' })
  expect(await run(gias(establishment({ EstablishmentName: 'Undated' })))).toMatchObject({ changed: 0, unchanged: 1 })
})

test('what a server sends without a day is of the day of the download', async () => {
  const server = http.createServer((_request, response) => response.end(csv(many(1))))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    const { port } = server.address() as AddressInfo
    expect(await run(`http://127.0.0.1:${port}/gias.csv`, { needsDay: true })).toMatchObject({ undated: false })
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

test('an interrupted run leaves everything unchanged and no file behind', async () => {
  const stop = new AbortController()
  const progress = { ...noProgress, rows: () => stop.abort() }
  const rows = [...many(3000), establishment({ URN: 'x' })]
  await expect(run(gias(...rows), { signal: stop.signal, progress })).rejects.toThrow()
  expect(await schoolCount()).toBe(0)
  const [failed] = await runs()
  expect(failed).toMatchObject({ state: 'failed', error: 'The import was interrupted.' })
  expect(fs.existsSync(path.join(dir, 'rejected', `${failed?.id}-rejected.csv`))).toBe(false)
})

test('a run interrupted by a crash is marked failed by the next one, and its file is removed', async () => {
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

test('told to wait, the second begins when the first has ended', async () => {
  const first = await connectForImport()
  await takeImportLock(first, { progress: noProgress })
  const progress = { ...noProgress, waits: () => void first.end() }
  expect(await run(gias(establishment()), { progress, waitMinutes: 60 })).toMatchObject({ added: 1 })
})

test('one that has waited long enough ends in a sentence, and a signal ends the waiting', async () => {
  const first = await connectForImport()
  await takeImportLock(first, { progress: noProgress })
  await expect(run(gias(establishment()), { waitMinutes: 0.001 })).rejects.toThrow(/has not ended within/)
  const stop = new AbortController()
  const progress = { ...noProgress, waits: () => stop.abort() }
  await expect(run(gias(establishment()), { progress, waitMinutes: 60, signal: stop.signal })).rejects.toThrow(
    'aborted',
  )
  await first.end()
  expect(await schoolCount()).toBe(0)
})

test('a trial run counts and writes nothing, not even its own record', async () => {
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
