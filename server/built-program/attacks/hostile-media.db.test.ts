import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { makeSchool, mediaOf, picture } from '#app/features/school-media/testing/media-setup.ts'
import { declareUploads } from '#app/features/school-media/uploads/declare-uploads.server.ts'
import { db } from '#db/client.ts'
import { listFailedJobRows } from '#db/jobs/failed-jobs.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { hostileMp4, longMp4 } from '#lib/videos/testing/hostile-mp4.ts'
import { makeMp4 } from '#lib/videos/testing/make-video.ts'
import { aMinuteLater } from '../../testing/a-minute-later.ts'
import { freePort, type Program, runBuiltProgram } from '../../testing/run-program.ts'

// The built program gets files that kill the process that decodes them.
/** This many samples fill the memory of a decoder. */
const DEADLY = 8_000_000

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-hostile-'))
const settings = {
  SAMPLES: 'false',
  PORT: await freePort(),
  OUTBOX_DIR: path.join(folder, 'outbox'),
  FILES_DIR: path.join(folder, 'files'),
}
let program: Program
let [own, cookie] = [{ userId: '', schoolId: '' }, '']

beforeAll(async () => {
  program = await runBuiltProgram(settings)
})
beforeEach(async () => {
  own = await makeSchool()
  const user = db().selectFrom('users').select('email').where('id', '=', own.userId)
  cookie = await signedIn((await user.executeTakeFirstOrThrow()).email)
})
afterAll(async () => {
  await program.kill()
  await removeAccounts()
  await fs.rm(folder, { recursive: true, force: true })
})

/** Sends a file as the screen of a school does. */
async function send(kind: 'image' | 'video', bytes: Buffer): Promise<string> {
  const files = [{ name: 'hof', type: kind === 'video' ? 'video/mp4' : 'image/png', bytes: bytes.length }]
  const id = (await declareUploads(own, { kind, files }))[0]!.id
  const part = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  const headers = { ...part, cookie }
  const answer = await fetch(`${program.origin}/api/uploads/${id}`, {
    method: 'PATCH',
    headers,
    body: new Uint8Array(bytes),
  })
  expect(answer.status).toBe(204)
  return id
}

const becomes = (id: string, what: object) =>
  eventually(async () => expect((await mediaOf(own.schoolId)).find((item) => item.id === id)).toMatchObject(what))

/** Returns the jobs that the queue still holds for an item. */
const waitingFor = async (id: string) =>
  (
    await sql`select state from pgboss.job where name = 'process_media' and data ->> 'mediaId' = ${id}
      and state in ('created', 'retry', 'active')`.execute(db())
  ).rows
const failedJobOf = async (id: string) => (await listFailedJobRows(99)).find(({ data }) => data.mediaId === id)

/** Expects that the started program still answers. */
async function expectWell() {
  expect((await fetch(`${program.origin}/healthz`)).status).toBe(200)
  expect(() => process.kill(program.pid, 0)).not.toThrow()
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await fs.readFile(`/proc/${pid}/task/${pid}/children`, 'latin1')
  return list.trim().split(' ').filter(Boolean).map(Number)
}

test.each(['ctts of one long entry', 'ctts of a hundred long entries', 'stts and ctts of one long entry'] as const)(
  'a video with %s is refused for good, and the program goes on',
  async (table) => {
    const id = await send('video', await hostileMp4(table))
    await becomes(id, { state: 'failed', failure: 'media_damaged' })
    await eventually(async () => expect(await waitingFor(id)).toEqual([]))
    await expectWell()
  },
)

test('the job of a video that kills its decoder fails immediately, and the next file is decoded', async () => {
  const id = await send('video', await longMp4(DEADLY))
  const sound = await send('video', await makeMp4())
  await becomes(id, { state: 'failed', failure: 'media_damaged' })
  await eventually(async () => expect(await failedJobOf(id)).toMatchObject({ job: 'process_media', tries: 1 }))
  expect(await waitingFor(id)).toEqual([])
  await becomes(sound, { state: 'ready' })
  await expectWell()
})

test('a program that was killed while decoding a file is not killed by it after its restart', async () => {
  const id = await send('video', await longMp4(DEADLY))
  const [decoder] = await eventually(async () => {
    const children = await childrenOf(program.pid)
    return children.length > 0 ? children : Promise.reject(new Error('no decoder yet'))
  })
  await becomes(id, { state: 'processing' })
  await program.kill()
  await eventually(() => expect(() => process.kill(decoder!, 0)).toThrow('ESRCH'))
  expect(await mediaOf(own.schoolId)).toMatchObject([{ state: 'processing' }])

  await aMinuteLater()
  program = await runBuiltProgram(settings)
  const sound = await send('image', await picture())
  await becomes(id, { state: 'failed', failure: 'media_damaged' })
  await eventually(async () => expect(await failedJobOf(id)).toMatchObject({ job: 'process_media' }))
  await becomes(sound, { state: 'ready' })
  await expectWell()
})
