import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkSampleTables } from './check-sample-tables.ts'
import { HOSTILE_TABLES, hostileFragment, hostileMp4, longMp4 } from './testing/hostile-mp4.ts'
import { makeMp4 } from './testing/make-video.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tables-'))
afterAll(() => fs.rm(folder, { recursive: true }))

async function check(bytes: Uint8Array) {
  const file = path.join(folder, 'film')
  await fs.writeFile(file, bytes)
  await checkSampleTables(file)
}

const emptyBoxes = (count: number) => Buffer.alloc(count * 8, Buffer.from('\0\0\0\x08free', 'latin1'))

test.each(HOSTILE_TABLES)('%s is refused', async (table) => {
  const bytes = await hostileMp4(table)
  expect(bytes.length).toBeLessThan(4000)
  await expect(check(bytes)).rejects.toThrow(/claims more samples|no room/)
})

test('a fragment of billions of samples is refused', async () => {
  await expect(check(await hostileFragment())).rejects.toThrow(/claims more samples/)
})

test('the claims of many boxes that are each below the file size are added up', async () => {
  const bytes = await hostileMp4('stts of one long entry')
  const at = bytes.lastIndexOf('stts') + 12
  bytes.writeUInt32BE(bytes.length - 5, at)
  await expect(check(bytes)).rejects.toThrow(/claims more samples/)
  bytes.writeUInt32BE(5, at)
  await check(bytes)
})

test.each<[string, () => Promise<Buffer>]>([
  ['a film', () => makeMp4()],
  ['a long film', () => makeMp4({ frames: 30_000, bytes: 8 })],
  ['a list of samples that is as long as the file', () => longMp4(50_000)],
  [
    'a film of as many boxes as an hour in fragments of one frame',
    async () => Buffer.concat([await makeMp4(), emptyBoxes(630_000)]),
  ],
])('%s is taken', async (_name, make) => {
  await check(await make())
})

test('boxes that are larger than their parent, and too many boxes, are refused', async () => {
  const film = await makeMp4()
  const larger = Buffer.from(film)
  larger.writeUInt32BE(film.length, film.indexOf('trak') - 4)
  await expect(check(larger)).rejects.toThrow(/larger/)
  await expect(check(Buffer.concat([film, emptyBoxes(2_000_001)]))).rejects.toThrow(/too many/)
})
