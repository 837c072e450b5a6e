import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { processorMs } from '../testing/processor-time.ts'
import { cleanVideo } from './clean-video.ts'
import { hostileMp4 } from './testing/hostile-mp4.ts'
import { makeMp4, makeOgg, makeWebm } from './testing/make-video.ts'
import type { VideoRefused } from './video-refused.ts'

const SECRET = 'Haus von Mia, 50.9413 N'
const tags = { title: SECRET, comment: SECRET, raw: { '©xyz': '+50.9413+006.9583/' } }
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'videos-'))
afterAll(() => fs.rm(folder, { recursive: true }))

async function clean(bytes: Uint8Array) {
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')]
  await fs.writeFile(from, bytes)
  const facts = await cleanVideo(from, to)
  return { facts, written: await fs.readFile(to) }
}
const problemOf = (bytes: Uint8Array) =>
  clean(bytes).then(
    () => undefined,
    (error: VideoRefused) => error.problem,
  )

test.each([
  ['mp4', await makeMp4({ tags })],
  ['webm', await makeWebm({ tags: { title: SECRET, comment: SECRET } })],
  ['ogg', makeOgg(`LOCATION=${SECRET}`)],
])('of a video in %s picture and length stay, place and comments go', async (kind, bytes) => {
  expect(bytes.includes('50.9413')).toBe(true)
  const { facts, written } = await clean(bytes)
  expect(facts).toMatchObject({ kind, width: 640, height: 360 })
  expect(facts.duration).toBeCloseTo(2, 1)
  expect(written.includes('50.9413')).toBe(false)
  expect(written.includes('Mia')).toBe(false)
  // The result is a video of the same type again.
  expect((await clean(written)).facts).toMatchObject({ kind, width: 640, height: 360 })
})

test('frames are copied unchanged', async () => {
  const bytes = await makeWebm()
  expect((await clean(bytes)).written.includes(Buffer.alloc(1000, 49))).toBe(true)
})

test('data appended to a video are dropped', async () => {
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  for (const bytes of [await makeMp4(), await makeWebm()]) {
    const { written } = await clean(Buffer.concat([bytes, page])).catch(() => ({ written: Buffer.alloc(0) }))
    expect(written.includes('script')).toBe(false)
  }
  expect(await problemOf(Buffer.concat([makeOgg('x'), page]))).toBe('damaged')
})

test.each<[string, Uint8Array]>([
  ['nothing', Buffer.alloc(0)],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a list of addresses', Buffer.from('#EXTM3U\nhttp://169.254.169.254/latest/meta-data\n')],
  ['a QuickTime film', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ')],
  ['a picture in an ISO file', Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1')],
  ['Matroska', Buffer.from('\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska', 'latin1')],
])('%s is no video', async (_name, bytes) => {
  expect(await problemOf(bytes)).toBe('kind')
})

test.each<[string, Uint8Array]>([
  ['the head of an MP4 and noise', Buffer.concat([(await makeMp4()).subarray(0, 40), randomBytes(5000)])],
  ['half an MP4', (await makeMp4()).subarray(0, 600)],
  ['the head of a WebM and noise', Buffer.concat([(await makeWebm()).subarray(0, 60), randomBytes(5000)])],
  ['half an Ogg', makeOgg('x').subarray(0, 400)],
  ['an Ogg whose bytes were changed', Buffer.from(makeOgg('x').map((byte, at) => (at === 60 ? byte ^ 1 : byte)))],
])('%s is damaged', async (_name, bytes) => {
  expect(await problemOf(bytes)).toBe('damaged')
  expect(await fs.readdir(folder)).not.toContain('to')
})

test.each(['ctts of one long entry', 'stts and ctts of one long entry'] as const)(
  '%s: refused as damaged, and this process goes on meanwhile',
  async (table) => {
    const bytes = await hostileMp4(table)
    const refused = async () => expect(await problemOf(bytes)).toBe('damaged')
    expect(await processorMs(refused)).toBeLessThan(500)
  },
)

const FILM = { frames: 250, bytes: 780_000 }
const LONG = { frames: 90_000, bytes: 2000 }
test.each<[string, () => Promise<Buffer>, number]>([
  ['large frames in an MP4', () => makeMp4(FILM), 10],
  ['large frames in a fragmented MP4', () => makeMp4({ ...FILM, fragmented: true }), 10],
  ['large frames in a WebM', () => makeWebm(FILM), 10],
  ['an hour of small frames in an MP4', () => makeMp4(LONG), 3600],
  ['an hour of small frames in a WebM', () => makeWebm(LONG), 3600],
])('of the largest videos that are taken, %s are not too much', async (_name, make, seconds) => {
  const bytes = await make()
  expect(bytes.length).toBeGreaterThan(175_000_000)
  const { facts } = await clean(bytes)
  expect(facts.duration).toBeCloseTo(seconds, 0)
})
