import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { crc32, gzipSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { ArchiveError, packedFiles } from './packed-files.ts'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'))
afterAll(() => fs.rmSync(dir, { recursive: true }))

function write(name: string, content: string | Buffer): string {
  const file = path.join(dir, name)
  fs.writeFileSync(file, content)
  return file
}

const LIMITS = { bytes: 1000, ratio: 1000, freeBytes: 0, entries: 5 }

async function contents(file: string, limits: Partial<typeof LIMITS> = {}) {
  const files = await packedFiles(file, { ...LIMITS, ...limits })
  return Promise.all(files.map(async ({ name, modified, open }) => [name, modified, await text(await open())]))
}

/** Makes a zip whose files are stored uncompressed, all changed on 2026-04-08. */
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

test('a plain file is returned as it is', async () => {
  expect(await contents(write('a.csv', 'id;name'))).toEqual([['a.csv', undefined, 'id;name']])
})

test('a gzip is recognised by its bytes, whatever its name', async () => {
  expect(await contents(write('b.csv', gzipSync('id;name')))).toEqual([['b.csv', undefined, 'id;name']])
  expect(await contents(write('b.csv.gz', gzipSync('id')))).toEqual([['b.csv', undefined, 'id']])
})

test('a zip returns each of its files with its day', async () => {
  const file = write('c.zip', zip({ 'one.csv': 'id;1', 'two.csv': 'id;2', '__MACOSX/one.csv': 'x' }))
  expect(await contents(file)).toEqual([
    ['one.csv', '2026-04-08', 'id;1'],
    ['two.csv', '2026-04-08', 'id;2'],
  ])
})

test('a truncated gzip and a truncated zip end with an error', async () => {
  const gz = gzipSync('id;name\n'.repeat(100))
  await expect(contents(write('d.gz', gz.subarray(0, gz.length - 12)))).rejects.toThrow(/unexpected end of file/)
  const whole = zip({ 'one.csv': 'id;1\n'.repeat(10) })
  await expect(contents(write('d.zip', whole.subarray(0, whole.length - 30)))).rejects.toThrow(/damaged zip file/)
})

test.each(['../../../../etc/<b>x</b>', '/etc/x', 'a\\..\\..\\b', 'C:/x'])(
  'a name that leads out of the folder (%s) is refused in words that do not quote it',
  async (name) => {
    const refused = await contents(write('names.zip', zip({ [name]: 'x' }))).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ArchiveError)
    expect(refused).toMatchObject({ problem: 'names', message: expect.stringMatching(/^names\.zip holds files/) })
  },
)

test('a small archive that holds more than allowed ends with an error', async () => {
  await expect(contents(write('e.gz', gzipSync('x'.repeat(1001))))).rejects.toThrow(/larger than 1000 bytes/)
  await expect(contents(write('e.zip', zip({ 'one.csv': 'x'.repeat(1001) })))).rejects.toThrow(/larger than 1000 bytes/)
})

test('many small files in a zip count together, and their number is limited', async () => {
  const half = 'x'.repeat(501)
  await expect(contents(write('f.zip', zip({ a: half, b: half })))).rejects.toThrow(/larger than 1000 bytes/)
  const many = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`${index}`, 'x']))
  await expect(contents(write('g.zip', zip(many)))).rejects.toThrow(/holds more than 5 files/)
})

test('a file that unpacks to many times its size is refused, unless it stays small', async () => {
  const bomb = write('h.gz', gzipSync(Buffer.alloc(5_000_000)))
  const limits = { bytes: 1e9, ratio: 100 }
  await expect(contents(bomb, limits)).rejects.toThrow(/larger than \d{6} bytes when unpacked/)
  expect(await contents(bomb, { ...limits, freeBytes: 5_000_000 })).toHaveLength(1)
})

test('a zip with wrong sizes ends with an error', async () => {
  const lying = zip({ 'one.csv': 'x'.repeat(900) })
  // The unpacked size is in the local header and in the directory at the end.
  lying.writeUInt32LE(5, lying.lastIndexOf('PK\x01\x02') + 24)
  await expect(contents(write('i.zip', lying))).rejects.toThrow()
})

test('a missing file and a folder are named, and nothing stays open', async () => {
  await expect(packedFiles(path.join(dir, 'no.csv'), LIMITS)).rejects.toThrow(/no\.csv cannot be read \(ENOENT\)/)
  const opening = vi.spyOn(fs.promises, 'open')
  await expect(packedFiles(dir, LIMITS)).rejects.toThrow(/cannot be read \(EISDIR\)/)
  const opened = await opening.mock.results[0]?.value
  opening.mockRestore()
  const CLOSED = -1
  expect(opened.fd).toBe(CLOSED)
})
