import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import S3rver from 's3rver'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '#app/features/accounts/testing/accounts.ts'
import { makeSchool, mediaOf, picture } from '#app/features/school-media/testing/media-setup.ts'
import { declareUploads } from '#app/features/school-media/uploads/declare-uploads.server.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { openDoor } from '#db/testing/door.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

// The built program while the mail server and the store of files are away for ten minutes: as many tries of its jobs as
// those have, without their pauses (10 s, doubled each time). Both are reached through doors of the test.
const TRIES_IN_TEN_MINUTES = 6

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-away-'))
const [smtpPort, s3Port] = [Number(await freePort()), Number(await freePort())]
const [mailDoor, storeDoor] = await Promise.all([openDoor({ port: smtpPort }), openDoor({ port: s3Port })])
const taken: string[] = []
const mailServer = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _, done) => {
    let text = ''
    stream.on('data', (part: Buffer) => (text += part.toString('latin1')))
    stream.on('end', () => {
      taken.push(/^message-id:\s*(\S+)/im.exec(text)?.[1] ?? '')
      done()
    })
  },
})
const store = new S3rver({
  port: s3Port,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'files', configs: [] }],
})
let program: Program
beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(smtpPort, '127.0.0.1', () => resolve()))
  await store.run()
  program = await runBuiltProgram({
    SAMPLES: 'false',
    PORT: await freePort(),
    LOG_LEVEL: 'info',
    FILES_DIR: path.join(folder, 'files'),
    S3_URL: `http://127.0.0.1:${storeDoor.port}/files`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    SMTP_URL: `smtp://127.0.0.1:${mailDoor.port}`,
  })
})
afterAll(async () => {
  await program.kill()
  for (const door of [mailDoor, storeDoor]) door.close()
  await store.close()
  await new Promise<void>((resolve) => mailServer.close(() => resolve()))
  await fs.rm(folder, { recursive: true, force: true })
})

const logged = () =>
  program
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string; part?: string })
const told = (part: string) => logged().filter((line) => line.part === part && line.level >= 50)
const over = (part: string) => logged().some((line) => line.part === part && line.msg === 'an outage is over')

async function ask(address: string, options: RequestInit = {}) {
  const answer = await fetch(program.origin + address, { redirect: 'manual', ...options })
  return { status: answer.status, again: answer.headers.get('retry-after'), text: await answer.text() }
}

const jobsOf = async (name: string) => {
  type Job = { tries: number; state: string }
  const found = sql<Job>`select retry_count as tries, state::text from pgboss.job where name = ${name}`
  return (await found.execute(db())).rows
}
/** The largest integer of PostgreSQL. */
const ANY_NUMBER = 2 ** 31 - 1
/** Waits for jobs, without the pauses between their tries up to a number of them. */
const without = (name: string, tries: number, expectation: (jobs: Awaited<ReturnType<typeof jobsOf>>) => void) =>
  eventually(async () => {
    await sql`update pgboss.job set start_after = now()
      where name = ${name} and state = 'retry' and retry_count < ${tries}`.execute(db())
    expectation(await jobsOf(name))
  })
/** A job that has been tried so often waits: it would be given up before the others have been. */
const haveFailed = (name: string) =>
  without(name, TRIES_IN_TEN_MINUTES, (jobs) => {
    // Some were done before the outage.
    const held = jobs.filter(({ state }) => state !== 'completed')
    expect(held).not.toEqual([])
    for (const { tries } of held) expect(tries).toBeGreaterThanOrEqual(TRIES_IN_TEN_MINUTES)
  })
const areDone = (name: string) =>
  without(name, ANY_NUMBER, (jobs) => {
    for (const { state } of jobs) expect(state).toBe('completed')
  })

test('the mail server is away for ten minutes: pages and forms go on, and each mail follows once', async () => {
  mailDoor.leadTo(undefined)
  const message = 'Wie alt ist die Angabe zur Schule am Park?'
  const email = 'rosa@post.example'
  const form = { intent: 'send-contact', name: 'Rosa', email, message, privacy: 'on', website: '' }
  expect((await ask('/about', { method: 'POST', body: new URLSearchParams(form) })).status).toBe(200)
  const ordered = (await jobsOf('send_mail')).length
  expect(ordered).toBeGreaterThan(0)
  await haveFailed('send_mail')
  expect((await ask('/')).status).toBe(200)
  expect([told('mail').length, taken]).toEqual([1, []])

  mailDoor.leadTo({ port: smtpPort })
  await areDone('send_mail')
  expect([taken.length, new Set(taken).size]).toEqual([ordered, ordered])
  await eventually(() => expect(over('mail')).toBe(true))
  expect(told('mail')).toHaveLength(1)
})

test('the store is away for ten minutes: pages go on, files and uploads say so, and all is done later', async () => {
  const { userId, schoolId } = await makeSchool()
  const { email } = await db().selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  const cookie = await signedIn(email)
  const image = await picture(600, 400)
  const declared = { kind: 'image' as const, files: [{ name: 'hof.png', type: 'image/png', bytes: image.length }] }
  const send = async () => {
    const [upload] = await declareUploads({ userId, schoolId }, declared)
    return await ask(`/api/uploads/${upload!.id}`, {
      method: 'PATCH',
      headers: {
        cookie,
        'tus-resumable': '1.0.0',
        'upload-offset': String(upload!.received),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(image),
    })
  }
  expect((await send()).status).toBe(204)
  await eventually(async () => expect(await mediaOf(schoolId)).toMatchObject([{ state: 'ready' }]))

  storeDoor.leadTo(undefined)
  expect(await ask('/files/avatars/1/none.webp')).toMatchObject({
    status: 503,
    again: '5',
    text: expect.stringMatching(/\S/),
  })
  expect(await send()).toMatchObject({ status: 503, text: 'media_away' })
  expect((await ask('/')).status).toBe(200)
  await db()
    .transaction()
    .execute((trx) => sendJob(trx, 'delete_file', { key: 'avatars/1/none.webp' }))
  await haveFailed('delete_file')
  expect(told('store')).toHaveLength(1)

  storeDoor.leadTo({ port: s3Port })
  await areDone('delete_file')
  expect((await send()).status).toBe(204)
  await eventually(async () => expect((await mediaOf(schoolId)).map(({ state }) => state)).toEqual(['ready', 'ready']))
  await eventually(() => expect(over('store')).toBe(true))
  expect(told('store')).toHaveLength(1)
})
