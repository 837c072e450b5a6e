import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import { Hono } from 'hono'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import { afterAll, expect, test } from 'vitest'
import { streetsFile } from '#app/features/map/tiles/streets-file.server.ts'
import { makePmtiles } from '../testing/make-pmtiles.ts'
import { mapFiles } from './map-files.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-map-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const road = { type: 'Feature', properties: { kind: 'major_road', name: 'Aachener Straße' } } as const
const line = {
  type: 'LineString',
  coordinates: [
    [6.8, 50.9],
    [7.1, 51],
  ],
}
const extract = makePmtiles({ roads: [{ ...road, geometry: line as never }] }, [
  [8, 132, 85],
  [0, 0, 0],
])

function file(name: string, content: Buffer): string {
  const at = path.join(folder, name)
  fs.writeFileSync(at, content)
  return at
}

const app = mapFiles({ root: 'public', streets: file('streets.pmtiles', extract) })
const get = (url: string, headers: Record<string, string> = {}, from: Hono = app) => from.request(url, { headers })

test('any PMTiles reader finds its tiles by ranges', async () => {
  const answers: number[] = []
  const source = {
    getKey: () => 'streets',
    async getBytes(offset: number, length: number) {
      const response = await get('/streets.pmtiles', { range: `bytes=${offset}-${offset + length - 1}` })
      answers.push(response.status)
      return { data: await response.arrayBuffer(), etag: response.headers.get('etag') ?? '' }
    },
  }
  const tiles = new PMTiles(source)
  const tile = await tiles.getZxy(8, 132, 85)
  const { roads } = new VectorTile(new PbfReader(new Uint8Array(tile!.data))).layers
  expect(roads!.feature(0).properties).toEqual({ kind: 'major_road', name: 'Aachener Straße' })
  expect(await tiles.getZxy(8, 1, 1)).toBeUndefined()
  expect(new Set(answers)).toEqual(new Set([206]))
})

test.each([
  ['bytes=0-6', 206, `bytes 0-6/${extract.length}`],
  ['bytes=-5', 206, `bytes ${extract.length - 5}-${extract.length - 1}/${extract.length}`],
  [`bytes=${extract.length}-`, 416, `bytes */${extract.length}`],
])('%s is answered with %i', async (range, status, contentRange) => {
  const response = await get('/streets.pmtiles', { range })
  expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange])
})

test('a browser that has the file asks whether it has changed', async () => {
  const etag = (await get('/streets.pmtiles')).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"/)
  expect((await get('/streets.pmtiles', { 'if-none-match': etag })).status).toBe(304)
  const changed = mapFiles({ root: 'public', streets: file('other.pmtiles', Buffer.concat([extract, extract])) })
  expect((await get('/streets.pmtiles', { 'if-none-match': etag }, changed)).status).toBe(200)
})

test('a file that is no PMTiles stops the start', () => {
  const streets = file('text.txt', Buffer.from('not a map'))
  expect(() => mapFiles({ root: 'public', streets })).toThrow(/MAP_PMTILES: .* is no PMTiles file/)
})

test('a file is served from the moment it is there, and another version has another tag', async () => {
  const streets = path.join(folder, 'later.pmtiles')
  const waiting = mapFiles({ root: 'public', streets })
  const look = async () => {
    const { status, headers } = await get('/streets.pmtiles', { range: 'bytes=0-6' }, waiting)
    return { status, tag: headers.get('etag'), named: streetsFile(streets)?.tag }
  }
  expect(await look()).toMatchObject({ status: 404, named: undefined })
  file('later.pmtiles.part', extract)
  fs.renameSync(`${streets}.part`, streets)
  const first = await look()
  expect(first).toEqual({ status: 206, tag: `"${first.named}"`, named: expect.any(String) })
  // As large as the former and written in the same moment, it is still another file.
  const { atime, mtime } = fs.statSync(streets)
  fs.utimesSync(file('later.pmtiles.part', extract), atime, mtime)
  fs.renameSync(`${streets}.part`, streets)
  const second = await look()
  expect([second.status, second.named === first.named]).toEqual([206, false])
  fs.writeFileSync(streets, 'broken')
  expect(await look()).toMatchObject({ status: 404, named: undefined })
  fs.rmSync(streets)
  expect(await look()).toMatchObject({ status: 404, named: undefined })
})

test('tiles of the base map have their type, may be cached and are revalidated', async () => {
  const server = new Hono().route('/map', app)
  const response = await server.request('/map/3/3/2.pbf')
  expect(response.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile')
  expect(response.headers.get('cache-control')).toContain('must-revalidate')
  const etag = response.headers.get('etag') ?? ''
  expect((await server.request('/map/3/3/2.pbf', { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await server.request('/map/3/99/2.pbf')).status).toBe(404)
})

test('a tile is sent as a browser takes it, each kind with a tag of its own, and nothing beside the tiles', async () => {
  const root = path.join(folder, 'client')
  fs.mkdirSync(path.join(root, 'map/3/3'), { recursive: true })
  for (const [ending, text] of [
    ['', 'plain'],
    ['.gz', 'gzip'],
    ['.br', 'brotli'],
  ])
    fs.writeFileSync(path.join(root, `map/3/3/2.pbf${ending}`), text!)
  fs.writeFileSync(path.join(root, 'secret.pbf'), 'secret')
  const server = new Hono().route('/map', mapFiles({ root, streets: path.join(folder, 'none') }))
  const sent = async (accepted: string) => {
    const response = await server.request('/map/3/3/2.pbf', { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('vary')).toBe('accept-encoding')
    return [await response.text(), response.headers.get('content-encoding'), response.headers.get('etag')] as const
  }
  const kinds = [await sent('gzip, deflate, br'), await sent('gzip, br;q=0'), await sent('gzip;q=0.0'), await sent('')]
  expect(kinds.map(([text, encoding]) => [text, encoding])).toEqual([
    ['brotli', 'br'],
    ['gzip', 'gzip'],
    ['plain', null],
    ['plain', null],
  ])
  expect(new Set(kinds.map(([, , tag]) => tag)).size).toBe(3)
  expect(await sent('br;q=0.01')).toEqual(kinds[0])
  for (const address of ['/map/3/..%2f..%2f/secret.pbf', '/map/%2e%2e/%2e%2e/secret.pbf', '/map/3/3/9.pbf'])
    expect((await server.request(address)).status).toBe(404)
})
