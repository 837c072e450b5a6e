import fs from 'node:fs'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { MAX_IMPORT_BYTES, MAX_IMPORT_FILES } from '../import-limits.ts'
import { fileName, type ReceivedFile, withReceivedFiles } from './receive-files.server.ts'

const MB = 1024 * 1024
const ADDRESS = 'http://localhost/admin/imports/new'

const sent = (form: FormData) => new Request(ADDRESS, { method: 'POST', body: form })
function formOf(files: [name: string, content: string][], fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [name, content] of files) form.append('files', new File([content], name))
  return form
}
const received = (request: Request) =>
  withReceivedFiles(request, async (form, files) => ({
    fields: Object.fromEntries(form),
    files: files.map((file) => [file.name, file.bytes, fs.readFileSync(file.path, 'utf8')]),
  }))

/** A form whose body is generated while it is read, as a browser sends it. */
function streamed(parts: Iterable<string | Buffer>, boundary = 'x'): Request {
  const body = Readable.toWeb(Readable.from(parts)) as ReadableStream
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return new Request(ADDRESS, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}
const HEAD = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.csv"\r\n\r\n'

test('fields and files arrive, and nothing stays on the disk', async () => {
  const places: ReceivedFile[] = []
  const form = formOf(
    [
      ['edubasealldata20260401.csv', 'URN'],
      ['b.zip', 'PK'],
    ],
    { source: 'gb-gias' },
  )
  const result = await withReceivedFiles(sent(form), async (fields, files) => {
    places.push(...files)
    return [fields.get('source'), files.map(({ name, bytes }) => [name, bytes])]
  })
  expect(result).toEqual([
    'gb-gias',
    [
      ['edubasealldata20260401.csv', 3],
      ['b.zip', 2],
    ],
  ])
  expect(places.filter(({ path }) => fs.existsSync(path))).toEqual([])
})

test('a form without a chosen file has none', async () => {
  expect(await received(sent(formOf([['', '']], { address: 'https://a.example' })))).toEqual({
    fields: { address: 'https://a.example' },
    files: [],
  })
})

test('a body that is no such form, or breaks off, is refused', async () => {
  const plain = new Request(ADDRESS, { method: 'POST', body: new URLSearchParams({ source: 'gb-gias' }) })
  await expect(received(plain)).rejects.toMatchObject({ code: 'import_damaged' })
  await expect(received(streamed([HEAD, 'URN,Name']))).rejects.toMatchObject({ code: 'import_damaged' })
  await expect(received(streamed(['--y--'], ''))).rejects.toMatchObject({ code: 'import_damaged' })
})

test('a file that is too large is refused, and never held in memory', async () => {
  // Buffers of this thread alone: others of the same process run other tests.
  const held = () => process.memoryUsage().arrayBuffers
  const before = held()
  let most = 0
  function* body() {
    yield HEAD
    for (let megabytes = 0; megabytes <= MAX_IMPORT_BYTES / MB; megabytes += 1) {
      most = Math.max(most, held() - before)
      yield Buffer.alloc(MB, 'x')
    }
    yield '\r\n--x--\r\n'
  }
  await expect(received(streamed(body()))).rejects.toMatchObject({ code: 'import_too_large' })
  expect(most).toBeLessThan(150 * MB)
})

test('too many files are refused', async () => {
  const files = Array.from({ length: MAX_IMPORT_FILES + 1 }, (_, index): [string, string] => [`${index}.csv`, 'x'])
  await expect(received(sent(formOf(files)))).rejects.toMatchObject({ code: 'import_files_many' })
})

const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const FILE = (index: number) =>
  `--x\r\ncontent-disposition: form-data; name="files"; filename="${index}.csv"\r\n\r\nx\r\n`

test.each<[string, string[]]>([
  ['a name that no field has', [part('zz[4294967294]', '1')]],
  ['an order to the library that reads forms', [part('__intent__', '1')]],
  ['a name of 65 signs', [part('a'.repeat(65), '1')]],
  ['a name of 200,000 signs', [part('a'.repeat(200_000), '1')]],
  ['a text of more than 4,000 bytes', [part('address', 'x'.repeat(4001))]],
])('a form with %s is refused', async (_what, parts) => {
  await expect(received(streamed([...parts, HEAD, 'URN\r\n--x--\r\n']))).rejects.toMatchObject({
    code: 'import_damaged',
  })
})

test('a text of 4,000 bytes is taken', async () => {
  const { fields } = await received(streamed([part('address', 'x'.repeat(4000)), '--x--\r\n']))
  expect(fields.address).toHaveLength(4000)
})

test('ten fields are read, and of endless ones and of endless parts no more than a few', async () => {
  const many = Array.from({ length: 50_000 }, (_, index) => part(`f${index}`, '1'))
  const { fields } = await received(streamed([...many, '--x--\r\n']))
  expect(Object.keys(fields)).toHaveLength(10)
  const files = Array.from({ length: 5000 }, (_, index) => FILE(index))
  await expect(received(streamed([...files, '--x--\r\n']))).rejects.toMatchObject({ code: 'import_files_many' })
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\register\\dati_scuole2026.csv', 'dati_scuole2026.csv'],
  ['..', ''],
  ['.htaccess', 'htaccess'],
  ['a"b<c>\u0000.csv', 'a-b-c-.csv'],
  ['Schüler (2026).csv', 'Schüler (2026).csv'],
  [`${'x'.repeat(400)}20260401.csv`, `${'x'.repeat(138)}20260401.csv`],
])('%j becomes %j', (given, name) => {
  expect(fileName(given)).toBe(name)
})
