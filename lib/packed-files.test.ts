import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { crc32, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { packedFiles } from './packed-files.ts'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'))
afterAll(() => fs.rmSync(dir, { recursive: true }))

function write(name: string, content: string | Buffer): string {
  const file = path.join(dir, name)
  fs.writeFileSync(file, content)
  return file
}

async function contents(file: string, maxBytes = 1000) {
  const files = await packedFiles(file, maxBytes)
  return Promise.all(files.map(async ({ name, modified, open }) => [name, modified, await text(await open())]))
}

/** A zip whose files are stored as they are, all changed on 2026-04-08. */
function zip(files: Record<string, string>): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(((2026 - 1980) << 9) | (4 << 5) | 8, 8)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, tail, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(locals.length, 8)
  end.writeUInt16LE(locals.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

test('a plain file is itself', async () => {
  expect(await contents(write('a.csv', 'id;name'))).toEqual([['a.csv', undefined, 'id;name']])
})

test('a gzip is known by its bytes, whatever it is called', async () => {
  expect(await contents(write('b.csv', gzipSync('id;name')))).toEqual([['b.csv', undefined, 'id;name']])
  expect(await contents(write('b.csv.gz', gzipSync('id')))).toEqual([['b.csv', undefined, 'id']])
})

test('a zip gives each of its files with its day', async () => {
  const file = write('c.zip', zip({ 'one.csv': 'id;1', 'two.csv': 'id;2', '__MACOSX/one.csv': 'x' }))
  expect(await contents(file)).toEqual([
    ['one.csv', '2026-04-08', 'id;1'],
    ['two.csv', '2026-04-08', 'id;2'],
  ])
})

test('a cut gzip and a cut zip end with an error', async () => {
  const gz = gzipSync('id;name\n'.repeat(100))
  await expect(contents(write('d.gz', gz.subarray(0, gz.length - 12)))).rejects.toThrow(/unexpected end of file/)
  const whole = zip({ 'one.csv': 'id;1\n'.repeat(10) })
  await expect(contents(write('d.zip', whole.subarray(0, whole.length - 30)))).rejects.toThrow(/damaged zip file/)
})

test('a small archive that holds more than allowed ends with an error', async () => {
  await expect(contents(write('e.gz', gzipSync('x'.repeat(1001))))).rejects.toThrow(/larger than 1000 bytes/)
  await expect(contents(write('e.zip', zip({ 'one.csv': 'x'.repeat(1001) })))).rejects.toThrow(/larger than 1000 bytes/)
})

test('a missing file and a folder are named', async () => {
  await expect(packedFiles(path.join(dir, 'no.csv'), 10)).rejects.toThrow(/no\.csv cannot be read \(ENOENT\)/)
  await expect(packedFiles(dir, 10)).rejects.toThrow(/cannot be read \(EISDIR\)/)
})
