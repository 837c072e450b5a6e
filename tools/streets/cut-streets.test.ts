import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { PMTiles, tileIdToZxy } from 'pmtiles'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Box } from './area.ts'
import { SOURCE_LIMITS } from './byte-source.ts'
import { type CutOptions, cutStreets } from './cut-streets.ts'
import { BASEMAP, contentOf, makeBasemap } from './testing/made-archive.ts'
import { RangeServer } from './testing/range-server.ts'
import { tileRanges } from './tile-ranges.ts'

const AROUND_KOELN: Box = [2, 46, 14, 55]
const ZOOM = 8
const basemap = makeBasemap(ZOOM)

let folder: string
let target: string
let server: RangeServer
let address: string
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-streets-'))
  target = path.join(folder, 'streets', 'streets.pmtiles')
  server = new RangeServer(basemap)
  address = await server.listen()
})
afterEach(async () => {
  await server.close()
  fs.rmSync(folder, { recursive: true })
})

const told: string[] = []
function cut(options: Partial<CutOptions> = {}): Promise<void> {
  told.length = 0
  return cutStreets({
    areas: [AROUND_KOELN.join(',')],
    from: address,
    maxZoom: ZOOM,
    maxSize: 1e9,
    dryRun: false,
    target,
    signal: new AbortController().signal,
    tell: (line) => told.push(line),
    progress: { start: () => {}, bytes: () => {}, stop: () => {} },
    limits: { ...SOURCE_LIMITS, pauseMs: 1, idleMs: 200 },
    ...options,
  })
}

/** Opens a file by the reader that browsers use. */
function reader(file: string): PMTiles {
  const bytes = fs.readFileSync(file)
  return new PMTiles({
    getKey: () => file,
    getBytes: async (offset, length) => ({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
  })
}

/** Reads every tile of the archive by that reader, those of the area and those around it. */
async function expectExactly(boxes: Box[], maxZoom = ZOOM): Promise<void> {
  const tiles = reader(target)
  const wanted = new Set(
    tileRanges(boxes, 0, maxZoom).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  const around = tileRanges(
    boxes.map(([w, s, e, n]): Box => [w - 3, s - 3, e + 3, n + 3]),
    0,
    ZOOM,
  )
  for (const { from, to } of around) {
    for (let id = from; id < to; id++) {
      const tile = await tiles.getZxy(...tileIdToZxy(id))
      const content = tile && Buffer.from(tile.data).toString()
      if (content !== (wanted.has(id) ? contentOf(id) : undefined)) throw new Error(`${tileIdToZxy(id)} is ${content}.`)
    }
  }
}

test('the file has the tiles of the area and no others, each different one once', async () => {
  await cut()
  await expectExactly([AROUND_KOELN])
  const header = await reader(target).getHeader()
  expect(header).toMatchObject({
    clustered: true,
    minZoom: 0,
    maxZoom: ZOOM,
    tileCompression: 2,
    internalCompression: 2,
  })
  expect([header.minLon, header.minLat, header.maxLon, header.maxLat]).toEqual(AROUND_KOELN)
  expect(header.numAddressedTiles).toBeGreaterThan(header.numTileEntries)
  expect(header.numTileEntries).toBeGreaterThan(header.numTileContents)
  expect(header.tileDataOffset + header.tileDataLength!).toBe(fs.statSync(target).size)
  expect(await reader(target).getMetadata()).toMatchObject({ version: '4.1.0' })
  expect(fs.readdirSync(path.dirname(target))).toEqual(['streets.pmtiles'])
})

test('few requests are made, and the size is told before the tiles are read', async () => {
  await cut({ dryRun: true })
  const looked = server.ranges.length
  expect(told[1]).toMatch(/^\d+ tiles up to zoom 8, [\d.]+ MB, in \d+ reads from http:/)
  expect(fs.existsSync(target)).toBe(false)
  await cut()
  const reads = Number(/in (\d+) reads/.exec(told[1]!)![1])
  expect(server.ranges.length).toBe(looked * 2 + reads)
  expect(looked + reads).toBeLessThan(20)
  expect(told.at(-1)).toContain('is whole')
})

test('several areas make one file, up to the zoom that was asked for', async () => {
  const islands: Box = [-18, 27, -13, 30]
  await cut({ areas: [AROUND_KOELN.join(','), islands.join(',')], maxZoom: 6 })
  await expectExactly([AROUND_KOELN, islands], 6)
})

test('a file on this machine gives the same bytes as a server', async () => {
  await cut()
  const fromServer = fs.readFileSync(target)
  const file = path.join(folder, 'planet.pmtiles')
  fs.writeFileSync(file, basemap)
  await cut({ from: file })
  expect(fs.readFileSync(target).equals(fromServer)).toBe(true)
})

test('the former file stays until the new one is whole', async () => {
  await cut({ maxZoom: 3 })
  const former = fs.readFileSync(target)
  server.ranges.length = 0
  await cut({ dryRun: true })
  const looked = server.ranges.length
  server.mood = (number, response) => {
    if (number <= 2 * looked) return undefined
    expect(fs.existsSync(`${target}.part`)).toBe(true)
    expect(fs.readFileSync(target).equals(former)).toBe(true)
    response.destroy()
    return 'answered'
  }
  await expect(cut()).rejects.toThrow(/broke off/)
  expect(fs.readFileSync(target).equals(former)).toBe(true)
})

describe('a server that does not answer as it should', () => {
  const moods: Record<string, RangeServer['mood']> = {
    'drops every second connection': (number, response) => {
      if (number % 2 === 0) return undefined
      response.destroy()
      return 'answered'
    },
    'breaks off in the middle': (number, response, range) => {
      if (number % 3 !== 0) return undefined
      const body = basemap.subarray(range[0], range[1] + 1)
      response.writeHead(206, {
        'content-range': `bytes ${range.join('-')}/${basemap.length}`,
        'content-length': body.length,
        etag: '"one"',
      })
      response.write(body.subarray(0, body.length >> 1), () => response.destroy())
      return 'answered'
    },
    'is busy at times': (number, response) => {
      if (number % 2 === 0) return undefined
      response.writeHead(503, { 'retry-after': '0' }).end()
      return 'answered'
    },
    'is silent at times': (number) => (number % 4 === 0 ? 'answered' : undefined),
    'damages a tile once': (number, response, range) => {
      if (number !== 5) return undefined
      const body = Buffer.from(basemap.subarray(range[0], range[1] + 1))
      body[body.length - 6]! ^= 1
      server.send(response, range, body)
      return 'answered'
    },
  }
  test.each(Object.keys(moods))('%s: the file is whole all the same', async (mood) => {
    server.mood = moods[mood]!
    await cut()
    await expectExactly([AROUND_KOELN])
  })

  const answered = (_: unknown) => 'answered' as const
  test.each<[string, RangeServer['mood'], RegExp]>([
    ['answers with the whole file', (_, to) => answered(to.writeHead(200).end(basemap)), /does not answer ranges/],
    [
      'answers with another range',
      (_, response, [from, to]) =>
        answered(server.send(response, [from + 1, to + 1], basemap.subarray(from + 1, to + 2))),
      /other bytes than those/,
    ],
    ['has no such file', (_, to) => answered(to.writeHead(404).end()), /status 404/],
    [
      'leads to another server',
      (_, to) => answered(to.writeHead(302, { location: 'http://169.254.169.254/' }).end()),
      /leads to another server/,
    ],
    ['leads in circles', (_, to) => answered(to.writeHead(302, { location: '/' }).end()), /without end/],
    ['is gone for good', (_, to) => answered(to.destroy()), /cannot be reached or broke off/],
    [
      'sends more than was asked for',
      (_, response, [from, to]) => {
        const headers = { 'content-range': `bytes ${from}-${to}/${basemap.length}` }
        return answered(response.writeHead(206, headers).end(Buffer.alloc(to - from + 9)))
      },
      /broke off/,
    ],
  ])('%s: nothing is made', async (_, mood, message) => {
    server.mood = mood
    await expect(cut()).rejects.toThrow(message)
    expect(fs.existsSync(target)).toBe(false)
  })

  test('tiles that stay damaged are refused', async () => {
    server.file = Buffer.from(basemap)
    server.file.fill(0, basemap.length * 0.5)
    await expect(cut()).rejects.toThrow(/damaged tiles/)
    expect(fs.existsSync(target)).toBe(false)
  })

  test.each([['"two"'], [undefined]])('the file changes in the middle, its tag becomes %s', async (etag) => {
    server.mood = (number) => {
      if (number === 4) server.etag = etag
      return undefined
    }
    await expect(cut()).rejects.toThrow(/has changed while it was read: start again/)
    server.mood = () => undefined
    await cut()
    await expectExactly([AROUND_KOELN])
  })

  test('a server without tags is noticed by the size of the file', async () => {
    server.etag = undefined
    server.mood = (number) => {
      if (number === 4) server.file = basemap.subarray(0, -1)
      return undefined
    }
    await expect(cut()).rejects.toThrow(/has changed/)
  })

  test('requests are limited', async () => {
    await expect(cut({ limits: { ...SOURCE_LIMITS, requests: 3 } })).rejects.toThrow(/more than 3 requests/)
  })
})

describe('an interrupted run', () => {
  const three: Box[] = [AROUND_KOELN, [-10, 36, 3, 43], [100, -40, 130, -20], [-80, -30, -50, 0]]
  const areas = three.map((box) => box.join(','))
  const small = { areas, progress: { start: () => {}, bytes: () => {}, stop: () => {} } }

  async function interruptAfter(reads: number): Promise<void> {
    const stop = new AbortController()
    let left = reads
    const progress = { ...small.progress, bytes: () => --left === 0 && stop.abort() }
    await expect(cut({ areas, signal: stop.signal, progress })).rejects.toThrow(/abort/)
  }

  test('goes on where it was', async () => {
    await cut({ areas, dryRun: true })
    const looked = server.ranges.length
    const reads = Number(/in (\d+) reads/.exec(told.at(-1)!)![1])
    expect(reads).toBeGreaterThan(6)
    await interruptAfter(3)
    server.ranges.length = 0
    await cut(small)
    expect(server.ranges.length).toBeLessThanOrEqual(looked + reads - 3)
    await expectExactly(three)
  })

  test('reads again what is damaged since, and a line that was cut off', async () => {
    await interruptAfter(4)
    const [part] = fs.readdirSync(path.dirname(target)).filter((name) => name.endsWith('.part'))
    const file = path.join(path.dirname(target), part!)
    const bytes = fs.readFileSync(file)
    fs.writeFileSync(file, bytes.fill(7, bytes.length >> 2))
    fs.appendFileSync(`${file}.log`, '[5,"ab')
    await cut(small)
    await expectExactly(three)
  })

  test('begins anew where the source or the area is another', async () => {
    await interruptAfter(4)
    server.etag = '"next"'
    await cut({ areas, maxZoom: 5 })
    await expectExactly(three, 5)
  })
})

describe('limits and other files', () => {
  test('an area that is larger than was allowed is not read', async () => {
    await expect(cut({ maxSize: 1000 })).rejects.toThrow(/more than 0.0 MB: name a smaller area/)
    expect(fs.existsSync(path.dirname(target))).toBe(false)
  })

  test.each([
    ['a text', () => Buffer.from('not a map'.repeat(5000)), /no Protomaps basemap/],
    ['a short text', () => Buffer.from('PMTiles'), /no Protomaps basemap/],
    ['another map', () => makeBasemap(2, ['mountains']), /no Protomaps basemap/],
    ['a truncated file', () => basemap.subarray(0, basemap.length - 1000), /ends before its last tile/],
    ['a map without roads', () => makeBasemap(2, BASEMAP.slice(0, 2)), /no Protomaps basemap/],
    ['a directory that is too long', hugeDirectory, /names more entries than it has/],
  ])('%s is refused', async (_, make, message) => {
    server.file = make()
    await expect(cut()).rejects.toThrow(message)
  })

  test('a path where nothing is', async () => {
    await expect(cut({ from: path.join(folder, 'none.pmtiles') })).rejects.toThrow(/cannot be read/)
  })
})

/** A first directory that says it has a billion entries. */
function hugeDirectory(): Buffer {
  const file = Buffer.from(makeBasemap(2))
  const root = zlib.gzipSync(Buffer.from([0x80, 0x94, 0xeb, 0xdc, 3]))
  file.writeBigUInt64LE(BigInt(root.length), 16)
  root.copy(file, 127)
  return file
}
