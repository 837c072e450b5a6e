import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { signedIn } from '#app/features/accounts/testing/accounts.ts'
import { makeSchool } from '#app/features/school-media/testing/media-setup.ts'
import { declareUploads } from '#app/features/school-media/uploads/declare-uploads.server.ts'
import { closeDatabase, db } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { pictureSizes } from '#lib/images/picture-sizes.ts'
import { makeMp4 } from '#lib/videos/testing/make-video.ts'

// Measures an upload compared with a plain copy of the same bytes, and how fast pictures are converted to all sizes:
// npm run bench -- media [megabytes] [pictures]

const DATABASE = 'aulario_media_bench'
const CHUNK_BYTES = 4 * 1024 * 1024
const megabytes = Number(process.argv[2] ?? 190)
const pictures = Number(process.argv[3] ?? 5)
if (!(megabytes > 0 && megabytes <= 190 && Number.isInteger(pictures) && pictures > 0))
  throw new Error('Usage: npm run bench -- media [megabytes up to 190] [pictures]')

const work = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-media-bench-'))
const server = await startEmbeddedPostgres(projectDir, { folder: 'bench' })
try {
  await openDatabase()
  await measureUpload(await makeMp4({ frames: megabytes, bytes: 1024 * 1024 }))
  await measurePictures()
} finally {
  await closeDatabase()
  await server.release()
  await fs.rm(work, { recursive: true })
}

async function openDatabase() {
  const owner = new pg.Client(server.ownerUrl('postgres'))
  await owner.connect()
  await owner.query(`drop database if exists ${DATABASE} with (force)`)
  await owner.end()
  await createDatabase(server, DATABASE)
  process.env.DATABASE_URL = server.url('aulario', DATABASE)
  await migrate(server.ownerUrl(DATABASE), 'aulario')
}

async function measureUpload(video: Buffer) {
  const from = path.join(work, 'video.mp4')
  await fs.writeFile(from, video)
  const copied = await seconds(() => fs.copyFile(from, path.join(work, 'copy.mp4')))
  const member = await makeSchool()
  const { email } = await db()
    .selectFrom('users')
    .select('email')
    .where('id', '=', member.userId)
    .executeTakeFirstOrThrow()
  const headers = { cookie: await signedIn(email), 'tus-resumable': '1.0.0' }
  const files = [{ name: 'video.mp4', type: 'video/mp4', bytes: video.length }]
  const [upload] = await declareUploads(member, { kind: 'video', files })
  const program = await startProgram()
  const sent = await seconds(() => send(`${program.origin}/api/uploads/${upload!.id}`, headers, video))
  const shown = await seconds(() => untilReady(upload!.id))
  program.stop()
  report('plain copy', video.length, copied)
  report('upload', video.length, sent)
  report('rewritten after it', video.length, shown)
}

async function send(url: string, headers: Record<string, string>, bytes: Buffer) {
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
    const body = new Uint8Array(bytes.subarray(offset, offset + CHUNK_BYTES))
    const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
    const answer = await fetch(url, { method: 'PATCH', headers: { ...headers, ...part }, body })
    if (answer.status !== 204) throw new Error(`The upload was answered with ${answer.status}: ${await answer.text()}`)
  }
}

async function untilReady(id: string) {
  for (;;) {
    const row = await db().selectFrom('school_media').select('state').where('id', '=', id).executeTakeFirst()
    if (row?.state === 'ready') return
    if (row?.state === 'failed') throw new Error('The video was refused.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function startProgram() {
  const env = { ...process.env, LOG_LEVEL: 'error', FILES_DIR: path.join(work, 'files') }
  const child = spawn(process.execPath, ['server/testing/upload-program.ts'], { cwd: projectDir, env })
  for await (const output of child.stdout) {
    const origin = /is ready: (\S+)/.exec(String(output))?.[1]
    if (origin) return { origin, stop: () => child.kill() }
  }
  throw new Error('The program did not start.')
}

async function measurePictures() {
  const noise = sharp(randomBytes(500 * 375 * 3), { raw: { width: 500, height: 375, channels: 3 } })
  const photo = await noise.resize(4000, 3000).jpeg({ quality: 90 }).toBuffer()
  let sizes = 0
  const took = await seconds(async () => {
    for (let drawn = 0; drawn < pictures; drawn++) sizes += (await pictureSizes(photo)).sizes.length * 2
  })
  console.log(`${(sizes / took).toFixed(1)} variants/s, ${(took / pictures).toFixed(2)} s for a photo of 12 megapixels`)
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

function report(what: string, bytes: number, took: number) {
  console.log(`${what}: ${(bytes / 1024 / 1024 / took).toFixed(0)} MB/s (${took.toFixed(2)} s)`)
}
