import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { makeAccount, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { makeSchool } from '#app/features/school-media/testing/media-setup.ts'
import { declareUploads } from '#app/features/school-media/uploads/declare-uploads.server.ts'
import { closeDatabase, db } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { makeMp4 } from '#lib/videos/testing/make-video.ts'
import { percentile } from '../load/ask.ts'
import { startServer } from '../load/server.ts'
import { harmlessPicture, hostilePictures, hostileVideos } from './hostile-files.ts'
import { familyMb, type Watched, watchProgram } from './watch-program.ts'

// Sends many hostile pictures and videos to the built program at the same time and watches whether it stays responsive.
// The same number of harmless ones before them shows the cost of that many simultaneous requests, right after the start
// and later:
// npm run bench -- hostile-media

const DATABASE = 'aulario_hostile_bench'
const PICTURES = 24
const VIDEOS = 10
const REST_MS = 5000
const MAX_MS = 300_000
const GOAL = { ms: 100, mb: 600 }

const server = await startEmbeddedPostgres(projectDir, { folder: 'bench' })
try {
  await openDatabase()
  const program = await startServer()
  try {
    process.exitCode = (await measure(program.origin, program.pid)) ? 0 : 1
  } finally {
    await program.stop()
  }
} finally {
  await closeDatabase()
  await server.release()
}

async function openDatabase() {
  const owner = new pg.Client(server.ownerUrl('postgres'))
  await owner.connect()
  await owner.query(`drop database if exists ${DATABASE} with (force)`)
  await owner.end()
  await createDatabase(server, DATABASE)
  process.env.DATABASE_OWNER_URL = server.ownerUrl(DATABASE)
  process.env.DATABASE_URL = server.url('aulario', DATABASE)
  await migrate(process.env.DATABASE_OWNER_URL, 'aulario')
}

async function measure(origin: string, pid: number): Promise<boolean> {
  const [picture, video] = [await harmlessPicture(), await makeMp4()]
  const harmlessFiles = () => attackOf(Array(PICTURES).fill(picture), Array(VIDEOS).fill(video))
  const [first, harmless] = [await harmlessFiles(), await harmlessFiles()]
  const hostile = await attackOf(await hostilePictures(PICTURES), await hostileVideos(VIDEOS))
  const endIdle = await watchProgram(origin, pid)
  await sleep(REST_MS)
  const idle = await endIdle()
  const rest = familyMb(pid)
  const cold = await watched(origin, pid, first)
  const like = await watched(origin, pid, harmless)
  const busy = await watched(origin, pid, hostile)
  print(
    {
      'at rest': idle,
      'harmless files, the first requests after its start': cold.watched,
      'harmless files': like.watched,
      'hostile files': busy.watched,
    },
    rest,
  )
  const { answers } = busy
  console.log(
    `answers: ${[...new Set(answers)].map((one) => `${answers.filter((other) => other === one).length} × ${one}`).join(', ')}`,
  )
  return (busy.watched.times.at(-1) ?? 0) < GOAL.ms && busy.watched.peakMb - rest < GOAL.mb
}

/** Creates all requests of an attack, with separate accounts and schools. */
async function attackOf(pictures: Buffer[], videos: Buffer[]): Promise<Send[]> {
  // Here everyone signs in from one address, more often than one network may.
  await db().deleteFrom('attempt_counts').execute()
  return [...(await Promise.all(pictures.map(avatarRequest))), ...(await Promise.all(videos.map(videoRequest)))]
}

/** Sends everything at the same time and watches the program until all requests are done. */
async function watched(origin: string, pid: number, attack: Send[]) {
  const end = await watchProgram(origin, pid)
  const answers = await Promise.all(attack.map((send) => send(origin)))
  await untilProcessed()
  return { answers, watched: await end() }
}

type Send = (origin: string) => Promise<string>

/** Creates a request with an account's own picture, sent from a separate address. */
async function avatarRequest(bytes: Buffer, index: number): Promise<Send> {
  const { email } = await makeAccountRow()
  const headers = { cookie: await signedIn(email), 'x-forwarded-for': `198.51.100.${index}` }
  const body = new FormData()
  body.set('avatar', new File([new Uint8Array(bytes)], 'ich.png', { type: 'image/png' }))
  return async (origin) => {
    const answer = await fetch(`${origin}/account/avatar`, { method: 'POST', headers, body, redirect: 'manual' })
    const query = new URL(answer.headers.get('location') ?? '/', origin).searchParams.get('avatar')
    await answer.text()
    return `picture ${answer.status} ${query ?? ''}`.trim()
  }
}

async function makeAccountRow(): Promise<{ email: string }> {
  const { id } = await makeAccount()
  return await emailOf(id)
}

function emailOf(id: string) {
  return db().selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
}

/** Creates a request with a video of a separate school. */
async function videoRequest(bytes: Buffer): Promise<Send> {
  const member = await makeSchool()
  const { email } = await emailOf(member.userId)
  const files = [{ name: 'film.mp4', type: 'video/mp4', bytes: bytes.length }]
  const [upload] = await declareUploads(member, { kind: 'video', files })
  const part = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  const headers = { ...part, cookie: await signedIn(email) }
  return async (origin) => {
    const body = new Uint8Array(bytes)
    const answer = await fetch(`${origin}/api/uploads/${upload!.id}`, { method: 'PATCH', headers, body })
    return `video ${answer.status}`
  }
}

async function untilProcessed() {
  for (const end = performance.now() + MAX_MS; performance.now() < end; await sleep(250)) {
    const rows = await db().selectFrom('school_media').select('state').execute()
    if (rows.length > 0 && rows.every(({ state }) => state !== 'processing')) return
  }
  throw new Error('The videos were not processed in time.')
}

function print(rounds: Record<string, Watched>, rest: number) {
  const row = ({ times, peakMb }: Watched) => ({
    checks: times.length,
    'p50 ms': Math.round(percentile(times, 0.5)),
    'p99 ms': Math.round(percentile(times, 0.99)),
    'max ms': Math.round(times.at(-1) ?? 0),
    'peak MB': Math.round(peakMb),
    'above rest MB': Math.round(peakMb - rest),
  })
  console.table(Object.fromEntries(Object.entries(rounds).map(([name, round]) => [name, row(round)])))
  console.log(
    `load of the machine: ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} on ${os.availableParallelism()} processors`,
  )
  console.log(`goal: health checks below ${GOAL.ms} ms, less than ${GOAL.mb} MB above rest`)
}
