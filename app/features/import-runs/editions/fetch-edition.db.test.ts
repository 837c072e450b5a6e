import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Find } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { catalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { db } from '#db/client.ts'
import { VERSION } from '#lib/version.ts'
import { type FetchMeans, fetchEdition, siteMeans, type Wanted } from './fetch-edition.server.ts'
import { findOf, knownEditions, noteImported, noteOutcome, ownAddresses, setAddress } from './register-files.server.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'editions-'))
type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void
let answers: Record<string, Answer> = {}
let asked: { url: string; headers: http.IncomingHttpHeaders }[] = []
const server = http.createServer((request, response) => {
  const url = request.url ?? ''
  asked.push({ url, headers: request.headers })
  const answer = answers[url]
  if (answer) answer(request, response)
  else response.writeHead(404).end()
})

vi.stubEnv('PUBLIC_URL', 'https://aulario.example')
const means: FetchMeans = {
  ...siteMeans(),
  folder,
  guard: { resolve: async () => ['127.0.0.1'], isAllowed: (one) => one === '127.0.0.1', ports: [] },
  today: '2026-11-30',
}
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  means.guard = { ...means.guard, ports: [port] }
  // The publisher's host is the first part of the path at the stand-in.
  means.route = (address) => address.replace(/^https:\/\//, `http://127.0.0.1:${port}/`)
})
beforeEach(async () => {
  answers = {}
  asked = []
  fs.rmSync(folder, { recursive: true, force: true })
  await db().deleteFrom('register_files').execute()
  await db().deleteFrom('register_addresses').execute()
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const send =
  (content: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(200, headers).end(content)
const file = (more = {}) => ({ key: 'list', layouts: ['x'], bytes: 100, ...more })
const address: Find = { by: 'address', url: 'https://a.example/list.csv' }
const fetchOne = (more: Partial<Wanted> = {}) =>
  fetchEdition({ source: 'gb-gias', file: file(), find: address, known: undefined, ...more }, means)

/** Fetches an edition, and returns what is known of it from then on. */
async function fetchKnown(isImported: boolean, more: Partial<Wanted> = {}) {
  await fetchOne(more)
  if (isImported) await noteImported('gb-gias', ['list'])
  return (await knownEditions()).get('gb-gias/list')!
}

test('over a weekend the edition of Friday is the newest, and the request says who asks', async () => {
  answers['/a.example/all20261127.csv'] = send('id\n1\n', { 'last-modified': 'Fri, 27 Nov 2026 02:00:00 GMT' })
  const find: Find = { by: 'template', url: 'https://a.example/all{yyyymmdd}.csv', back: 10 }
  const found = await fetchOne({ find })
  expect(found).toMatchObject({ edition: '2026-11-27', name: 'all20261127.csv', bytes: 5 })
  expect(fs.readFileSync(found.paths[0]!, 'utf8')).toBe('id\n1\n')
  expect(asked.map(({ url }) => url.slice(-12))).toEqual([
    '20261130.csv',
    '20261129.csv',
    '20261128.csv',
    '20261127.csv',
  ])
  expect(asked[0]!.headers['user-agent']).toBe(`Mozilla/5.0 (compatible; Aulario/${VERSION}; +https://aulario.example)`)
  answers = {}
  await expect(fetchOne({ find })).rejects.toThrow(/status 404.* None of 11 addresses has an edition/)
})

test('what is imported is asked for by its version, and a 304 or the same bytes leave it', async () => {
  answers['/a.example/list.csv'] = send('id\n1\n', { etag: '"1"' })
  const known = await fetchKnown(true)
  answers['/a.example/list.csv'] = (request, response) =>
    void response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 500).end()
  expect(await fetchOne({ known })).toMatchObject({
    sha256: known.sha256,
    paths: [expect.stringMatching(/list_2026-11-30\.csv$/)],
  })
  answers['/a.example/list.csv'] = send('id\n1\n')
  expect(await fetchOne({ known })).toMatchObject({ sha256: known.sha256 })
  fs.rmSync(folder, { recursive: true, force: true })
  answers['/a.example/list.csv'] = send('id\n1\n', { etag: '"1"' })
  expect((await fetchOne({ known, whole: true })).paths).toHaveLength(1)
  expect(asked.at(-1)!.headers['if-none-match']).toBeUndefined()
})

test('what was just fetched and waits for its import is not asked for again', async () => {
  answers['/a.example/list.csv'] = send('id\n1\n')
  const known = await fetchKnown(false)
  asked = []
  expect((await fetchOne({ known })).paths).toHaveLength(1)
  expect(asked).toEqual([])
})

test('an export whose version is known is not fetched again', async () => {
  const metas = { default: { modified: '2026-11-20T04:00:00+00:00' } }
  const api = '/a.example/api/explore/v2.1/catalog/datasets/schools'
  const rows = `${api}/exports/csv?delimiter=%3B&use_labels=false`
  answers = { [api]: send(JSON.stringify({ metas })), [rows]: send('id\n1\n') }
  const find: Find = { by: 'opendatasoft', host: 'a.example', dataset: 'schools' }
  const known = await fetchKnown(true, { find })
  asked = []
  expect(await fetchOne({ find, known })).toMatchObject({ version: '2026-11-20T04:00:00+00:00' })
  expect(asked.map(({ url }) => url)).toEqual([api])
})

test('a download that breaks off goes on at once, and in the next update', async () => {
  const content = 'id\n1\n2\n3\n'
  let isUp = false
  answers['/a.example/list.csv'] = (request, response) => {
    const from = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
    if (isUp)
      return void response
        .writeHead(206, { 'content-range': `bytes ${from}-9/10`, etag: '"1"' })
        .end(content.slice(from))
    response.writeHead(from ? 206 : 200, {
      ...(from && { 'content-range': `bytes ${from}-9/10` }),
      'content-length': String(content.length - from),
      etag: '"1"',
    })
    response.write(content.slice(from, from + 2))
    setTimeout(() => response.destroy(), 100)
  }
  await expect(fetchOne()).rejects.toThrow(/broke off/)
  expect(asked).toHaveLength(4)
  isUp = true
  const { paths } = await fetchOne()
  expect(fs.readFileSync(paths[0]!, 'utf8')).toBe(content)
  expect(asked.at(-1)!.headers.range).toMatch(/^bytes=[1-9]-$/)
})

test('a web page in place of a table is told; of a school year, the one before is taken', async () => {
  answers['/a.example/list.csv'] = send('\n<!DOCTYPE html><title>Maintenance</title>')
  await expect(fetchOne()).rejects.toThrow('https://a.example/list.csv answers with a web page instead of a table.')
  answers['/a.example/d?year=2026-2027'] = send('<html></html>')
  answers['/a.example/d?year=2025-2026'] = send('id\n1\n')
  const url = 'https://a.example/d?year={y1-y2}'
  const found = await fetchOne({ find: { by: 'template', url, years: 3, name: '{y1-y2}_list.csv' } })
  expect(found).toMatchObject({ name: '2025-2026_list.csv', edition: '2026-06-30' })
})

test.each([
  [500, /status 500/],
  [403, /refuses this program/],
])('a publisher that answers with %i is not asked for older editions', async (status, message) => {
  answers['/a.example/all20261130.csv'] = (_, response) => void response.writeHead(status).end()
  const find: Find = { by: 'template', url: 'https://a.example/all{yyyymmdd}.csv', back: 10 }
  await expect(fetchOne({ find })).rejects.toThrow(message)
  expect(asked).toHaveLength(1)
})

test('a landing page leads to the newest file, and the edition before is removed', async () => {
  answers['/a.example/page'] = send('<a href="/f/list_31_Oct_2026.csv">O</a><a href="/f/list_30_Sep_2026.csv">S</a>')
  answers['/a.example/f/list_31_Oct_2026.csv'] = send('id\n1\n')
  const find: Find = { by: 'link', page: 'https://a.example/page', pattern: 'list' }
  const known = await fetchKnown(true, { find })
  answers['/a.example/page'] = send('<a href="/f/list_30_Nov_2026.csv">N</a>')
  answers['/a.example/f/list_30_Nov_2026.csv'] = send('id\n2\n')
  expect(await fetchOne({ find, known })).toMatchObject({ edition: '2026-11-30' })
  expect(fs.readdirSync(path.join(folder, 'gb-gias/list'))).toEqual(['list_30_Nov_2026.csv'])
})

test('of a zip only the wanted members are taken', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const zip = zipSync({ '2024-2025/england_ks2final.csv': bytes('URN\n1\n'), '2024-2025/ks2_meta.csv': bytes('x\n') })
  answers['/a.example/list.csv'] = send(Buffer.from(zip))
  const { paths } = await fetchOne({ file: file({ members: ['ks2(final|revised)\\.csv$'] }) })
  expect(paths.map((one) => path.basename(one))).toEqual(['list_2026-11-30_england_ks2final.csv'])
  await expect(fetchOne({ file: file({ members: ['ks4'] }) })).rejects.toThrow(/holds no file of this kind/)
})

test('a machine of the private network is not asked', async () => {
  const { publicOnly } = await import('#lib/net/public-address.ts')
  const find: Find = { by: 'address', url: 'http://127.0.0.1/list.csv' }
  const wanted = { source: 'gb-gias', file: file(), find, known: undefined }
  await expect(fetchEdition(wanted, { ...means, guard: publicOnly, route: undefined })).rejects.toThrow(
    /public internet/,
  )
})

test('addresses of the operator stand in place of those of the catalogue', async () => {
  const entry = catalogueEntry('gb-gias')!
  const [establishments] = entry.files
  await setAddress('gb-gias', 'establishments', 'https://mirror.example/all{yyyymmdd}.csv')
  expect(findOf(entry, establishments!, await ownAddresses())).toMatchObject({
    by: 'template',
    url: 'https://mirror.example/all{yyyymmdd}.csv',
    back: 10,
  })
  await setAddress('gb-gias', 'establishments', 'https://mirror.example/all.csv')
  expect(findOf(entry, establishments!, await ownAddresses())).toEqual({
    by: 'address',
    url: 'https://mirror.example/all.csv',
  })
  await setAddress('gb-gias', 'establishments', undefined)
  expect(findOf(entry, establishments!, await ownAddresses())).toEqual(establishments!.find)
  await expect(setAddress('gb-gias', 'schools', 'https://a.example/')).rejects.toThrow(/no source has/)
  await expect(setAddress('gb-gias', 'establishments', 'ftp://a.example/')).rejects.toThrow(/not a web address/)
})

test('the last outcome of a source stands in place of the one before', async () => {
  await noteOutcome('gb-gias', { outcome: 'failed', detail: 'a.example answered with status 500.' })
  await noteOutcome('gb-gias', { outcome: 'imported', detail: '' })
  expect(await db().selectFrom('register_outcomes').select(['source', 'outcome', 'detail']).execute()).toEqual([
    { source: 'gb-gias', outcome: 'imported', detail: '' },
  ])
})
