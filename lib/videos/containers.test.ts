import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { processorMs } from '#lib/testing/processor-time.ts'
import { isoBoxes } from './iso-boxes.ts'
import { OggPage, readOggPages } from './ogg-page.ts'
import { videoKind } from './video-kind.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'containers-'))
afterAll(() => fs.rm(folder, { recursive: true }))

/** Reads bytes as a file. */
async function withFile<Answer>(bytes: Buffer, read: (file: fs.FileHandle) => Promise<Answer>): Promise<Answer> {
  const name = path.join(folder, 'file')
  await fs.writeFile(name, bytes)
  await using file = await fs.open(name)
  return await read(file)
}

/** Makes a box of an ISO file with its content. */
function box(name: string, content: Buffer | string = '', size?: number): Buffer {
  const body = Buffer.from(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(size ?? body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** Makes a box whose size takes eight bytes. */
function longBox(name: string, content: string, size = content.length + 16): Buffer {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(name, 4, 'latin1')
  head.writeBigUInt64BE(BigInt(size), 8)
  return Buffer.concat([head, Buffer.from(content)])
}

const boxesOf = (bytes: Buffer) =>
  withFile(bytes, async (file) => {
    const found: string[] = []
    for await (const { name, from, to } of isoBoxes(file, bytes.length)) found.push(`${name} ${to - from}`)
    return found
  })

describe('boxes of an ISO file', () => {
  test('are told in their order, those that hold others by what they hold', async () => {
    const film = Buffer.concat([
      box('ftyp', 'isom'),
      box('moov', Buffer.concat([box('mvhd', 'xx'), box('trak', box('tkhd', 'yyy'))])),
      box('mdat', 'pictures'),
    ])
    expect(await boxesOf(film)).toEqual(['ftyp 4', 'mvhd 2', 'tkhd 3', 'mdat 8'])
  })

  test('may give their size in eight bytes, or reach to the end', async () => {
    expect(await boxesOf(longBox('mdat', 'pictures'))).toEqual(['mdat 8'])
    expect(await boxesOf(Buffer.concat([box('ftyp'), box('mdat', 'to the end', 0)]))).toEqual(['ftyp 0', 'mdat 10'])
  })

  test('lie also beyond the piece that is read in one go', async () => {
    const film = Buffer.concat([box('free', Buffer.alloc(200_000)), box('moov', box('mvhd', 'xx')), box('free')])
    expect(await boxesOf(film)).toEqual(['free 200000', 'mvhd 2', 'free 0'])
  })

  test.each([
    ['larger than the file', box('mdat', 'x', 4000), 'larger'],
    ['larger than the box around it', box('moov', box('mvhd', 'x', 400)), 'larger'],
    ['smaller than its own head', Buffer.concat([box('mdat', 'x', 4), Buffer.alloc(8)]), 'smaller'],
    ['of 2^63 bytes', longBox('mdat', 'x', Number.MAX_SAFE_INTEGER), 'larger'],
  ])('one that is %s is refused', async (_, bytes, message) => {
    await expect(boxesOf(bytes)).rejects.toThrow(message)
  })

  test('more than two million of them are too many, and found out at once', async () => {
    const boxes = Buffer.alloc(8 * 2_000_010, box('free'))
    const refused = () => expect(boxesOf(boxes)).rejects.toThrow('too many boxes')
    expect(await processorMs(refused)).toBeLessThan(10_000)
  })

  test('a rest that is too short for a box is passed over', async () => {
    expect(await boxesOf(Buffer.concat([box('ftyp'), Buffer.from('1234567')]))).toEqual(['ftyp 0'])
    expect(await boxesOf(Buffer.alloc(0))).toEqual([])
  })
})

/** Makes a page of an Ogg stream with its checksum. */
function page(body: string, { serial = 7, granule = 0n, begins = false } = {}): Buffer {
  const lacing = [...Array(Math.floor(body.length / 255)).fill(255), body.length % 255]
  const bytes = Buffer.alloc(27 + lacing.length + body.length)
  bytes.write('OggS\0', 'latin1')
  bytes[5] = begins ? 2 : 0
  bytes.writeBigInt64LE(granule, 6)
  bytes.writeUInt32LE(serial, 14)
  bytes[26] = lacing.length
  bytes.set(lacing, 27)
  bytes.write(body, 27 + lacing.length, 'latin1')
  new OggPage(bytes).seal()
  return bytes
}

const pagesOf = (bytes: Buffer) =>
  withFile(bytes, async (file) => {
    const found: OggPage[] = []
    for await (const one of readOggPages(file)) found.push(one)
    return found
  })

describe('pages of an Ogg file', () => {
  test('give stream, place and bytes as they were written', async () => {
    const [first, second] = await pagesOf(
      Buffer.concat([page('head', { begins: true, serial: 3 }), page('x'.repeat(300), { granule: 900n })]),
    )
    expect(first).toMatchObject({ begins: true, serial: 3, granule: 0n })
    expect(first!.body.toString()).toBe('head')
    expect(second).toMatchObject({ begins: false, serial: 7, granule: 900n })
    expect([...second!.lacing]).toEqual([255, 45])
    expect(second!.body).toHaveLength(300)
  })

  test('carry the checksum of the specification', () => {
    const sealed = new OggPage(page('head'))
    expect(sealed.isSound).toBe(true)
    sealed.bytes[sealed.bodyAt]! ^= 1
    expect(sealed.isSound).toBe(false)
    sealed.seal()
    expect(sealed.isSound).toBe(true)
  })

  test('a flipped bit anywhere is found', async () => {
    for (const at of [5, 6, 14, 28, 30]) {
      const bytes = page('head')
      bytes[at]! ^= 1
      await expect(pagesOf(bytes), `byte ${at}`).rejects.toThrow()
    }
  })

  test.each([
    ['something else', Buffer.from('RIFF and what follows after it in a file')],
    ['something else after a page', Buffer.concat([page('head'), Buffer.from('no page at all, but long enough')])],
  ])('%s is no page', async (_, bytes) => {
    await expect(pagesOf(bytes)).rejects.toThrow('no page of Ogg')
  })

  test.each([10, 27, 29])('a page that breaks off after %i bytes is damaged', async (length) => {
    await expect(pagesOf(page('head of a stream').subarray(0, length))).rejects.toThrow()
  })

  test('an empty file has none', async () => {
    expect(await pagesOf(Buffer.alloc(0))).toEqual([])
  })
})

describe('the kind of a video by its first bytes', () => {
  const kindOf = (head: string) => videoKind(Buffer.from(head, 'latin1'))

  test.each([
    ['mp4', '\0\0\0\x18ftypisom\0\0\0\0'],
    ['mp4', '\0\0\0\x18ftypmp42\0\0\0\0'],
    ['webm', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm'],
    ['ogg', 'OggS\0\x02'],
  ])('%s', (kind, head) => expect(kindOf(head)).toBe(kind))

  test.each([
    ['a picture in the same clothes', '\0\0\0\x18ftypavif\0\0\0\0'],
    ['a photo of a phone', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['a film of QuickTime', '\0\0\0\x18ftypqt  \0\0\0\0'],
    ['a film of Matroska', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x88matroska'],
    ['a web page', '<!doctype html>'],
    ['nothing', ''],
  ])('%s is none', (_, head) => expect(kindOf(head)).toBeUndefined())

  test('the word further on in a film of Matroska does not make it WebM', () => {
    expect(kindOf(`\x1a\x45\xdf\xa3${'x'.repeat(80)}webm`)).toBeUndefined()
  })
})
