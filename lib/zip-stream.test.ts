import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ZipEntry, zipStream } from './zip-stream.ts'

const MB = 1024 * 1024
const packed = async (entries: ZipEntry[]) => new Uint8Array(await buffer(zipStream(entries)))

test('an archive has its files with their names and bytes, empty ones too', async () => {
  const random = crypto.getRandomValues(new Uint8Array(60_000))
  const files = unzipSync(
    await packed([
      { path: 'ä/text.json', content: ['{"a":', '"ß"}'] },
      { path: 'picture.webp', content: [random, random], isStored: true },
      { path: 'empty', content: [] },
    ]),
  )
  expect(Object.keys(files)).toEqual(['ä/text.json', 'picture.webp', 'empty'])
  expect(strFromU8(files['ä/text.json']!)).toBe('{"a":"ß"}')
  expect(Buffer.concat([random, random]).equals(files['picture.webp']!)).toBe(true)
  expect(files.empty).toHaveLength(0)
})

test('texts are packed, what is packed already is stored as it is', async () => {
  const text = 'again and again '.repeat(10_000)
  expect((await packed([{ path: 'a', content: [text] }])).length).toBeLessThan(2000)
  expect((await packed([{ path: 'a', content: [text], isStored: true }])).length).toBeGreaterThan(text.length)
})

test('the process takes a turn after each 64 kB, however large the parts are', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const content = [new Uint8Array(4 * MB), ...Array.from({ length: MB }, () => 'x')]
  const archive = await packed([{ path: 'a', content }])
  isOver = true
  expect(turns).toBeGreaterThanOrEqual((5 * MB) / 65_536)
  expect(unzipSync(archive).a).toHaveLength(5 * MB)
})

test('what goes wrong while a file is read goes wrong for the reader of the archive', async () => {
  function* broken() {
    yield 'x'
    throw new Error('away')
  }
  await expect(packed([{ path: 'a', content: broken() }])).rejects.toThrow('away')
})
