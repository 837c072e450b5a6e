import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureKind } from './picture-kind.ts'
import type { PictureRefused } from './picture-refused.ts'
import { squarePicture } from './square-picture.ts'

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#1d5a45' } })
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

const problemOf = (bytes: Uint8Array) =>
  squarePicture(bytes, 64).then(
    () => undefined,
    (error: PictureRefused) => error.problem,
  )

describe('what is a picture becomes a square WebP', () => {
  test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('%s', async (kind) => {
    const bytes = await draw(300, 200).toFormat(kind).toBuffer()
    expect(pictureKind(bytes)).toBe(kind)
    const square = await sharp(await squarePicture(bytes, 64)).metadata()
    expect(square).toMatchObject({ format: 'webp', width: 64, height: 64 })
  })

  test('even a tiny one', async () => {
    const square = await sharp(await squarePicture(await draw(1, 1).png().toBuffer(), 64)).metadata()
    expect(square).toMatchObject({ width: 64, height: 64 })
  })

  test('an animation becomes its first frame', async () => {
    const frames = await Promise.all([draw(20, 20).png().toBuffer(), noise(20, 20).png().toBuffer()])
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(bytes).metadata()).pages).toBe(2)
    expect((await sharp(await squarePicture(bytes, 64)).metadata()).pages).toBeUndefined()
  })
})

test('place, camera, comments and colour profile are removed, and the picture is upright', async () => {
  const white = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const bytes = await draw(64, 64)
    .composite([{ input: white, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Kamera', Artist: 'Mia' }, IFD3: { GPSLatitude: '50/1 56/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const square = await squarePicture(bytes, 64)
  const metadata = await sharp(square).metadata()
  expect(metadata).not.toHaveProperty('exif')
  expect(metadata).not.toHaveProperty('icc')
  expect(metadata).not.toHaveProperty('xmp')
  expect(metadata).not.toHaveProperty('orientation')
  expect(square.includes('Mia')).toBe(false)
  // With orientation 6 the picture lies on its side: the top left of the file belongs at the top right.
  const { data } = await sharp(square).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect(data[60]).toBeGreaterThan(200)
  expect(data[4]).toBeLessThan(120)
})

describe('a file that only looks like a picture is refused', () => {
  test.each<[string, Uint8Array]>([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ],
    [
      'SVG that names files',
      Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "/etc/passwd">]><svg/>'),
    ],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['a TIFF', Buffer.from('II*\0\b\0\0\0')],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0')],
    ['a ZIP', Buffer.from('PK\x03\x04')],
  ])('%s', async (_name, bytes) => {
    expect(await problemOf(bytes)).toBe('kind')
  })

  test.each<[string, Uint8Array]>([
    ['HTML behind the name of a GIF', Buffer.from('GIF89a<script>alert(1)</script>')],
    ['three bytes of a JPEG', Buffer.from('\xff\xd8\xff', 'latin1')],
    ['the head of a PNG and noise', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(500)])],
    ['the head of a WebP and noise', Buffer.concat([Buffer.from('RIFF\x40\0\0\0WEBPVP8 ', 'latin1'), randomBytes(64)])],
  ])('%s', async (_name, bytes) => {
    expect(await problemOf(bytes)).toBe('damaged')
  })

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s that breaks off', async (kind) => {
    const whole = await noise(200, 200).toFormat(kind).toBuffer()
    expect(await problemOf(whole.subarray(0, whole.length / 2))).toBe('damaged')
  })
})

test('a picture that is also a page loses the page', async () => {
  const page = Buffer.from('<html><script>alert(document.domain)</script></html>')
  const bytes = Buffer.concat([await draw(50, 50).gif().toBuffer(), page])
  expect((await squarePicture(bytes, 64)).includes('script')).toBe(false)
})

describe('decompression bombs are refused before they are decoded', () => {
  /** Makes a PNG of a few bytes that claims a size. */
  function claim(width: number, height: number): Buffer {
    const head = Buffer.alloc(17)
    head.write('IHDR')
    head.writeUInt32BE(width, 4)
    head.writeUInt32BE(height, 8)
    head.set([8, 2, 0, 0, 0], 12)
    const checksum = Buffer.alloc(4)
    checksum.writeUInt32BE(crc32(head))
    const length = Buffer.from([0, 0, 0, 13])
    const end = Buffer.from('0000000049454e44ae426082', 'hex')
    return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), length, head, checksum, end])
  }

  test.each([
    [8000, 5001],
    [1, 40_000_001],
    [65_000, 65_000],
    [2_000_000, 2_000_000],
  ])('%i × %i', async (width, height) => {
    expect(['pixels', 'damaged']).toContain(await problemOf(claim(width, height)))
  })

  test('a real one: 50 megapixels in a few kilobytes', async () => {
    const bomb = await draw(10_000, 5000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await problemOf(bomb)).toBe('pixels')
  })

  test.each<['avif' | 'gif' | 'webp', number, number]>([
    ['avif', 6300, 6300],
    ['avif', 4001, 4000],
    ['gif', 8000, 5000],
    ['webp', 4001, 4000],
  ])('%s of %i × %i, which is kept whole in memory when it is decoded', async (kind, width, height) => {
    const bytes = await draw(width, height).toFormat(kind, { effort: 1 }).toBuffer()
    expect(await problemOf(bytes)).toBe('pixels')
  })

  test('a picture just below the limit is accepted', async () => {
    const bytes = await draw(8000, 5000).jpeg().toBuffer()
    expect(await problemOf(bytes)).toBeUndefined()
  })
})
