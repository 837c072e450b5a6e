import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { openDoor, socketOf } from '#db/testing/door.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

// The built program while its database is away. It reaches the server through a door of the test, which can be closed.

const url = new URL(process.env.DATABASE_URL!)
const inside = socketOf(url)
const door = await openDoor(inside)

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-outage-'))
let program: Program
beforeAll(async () => {
  const rows = ['kept', 'new'].map((id) => schoolRow({ id, name: `Schule ${id}` }))
  await db().insertInto('schools').values(rows).execute()
  program = await runBuiltProgram({
    DATABASE_URL: `postgresql://${url.searchParams.get('user')}@127.0.0.1:${door.port}${url.pathname}`,
    DATABASE_OWNER_URL: process.env.DATABASE_OWNER_URL!,
    LOG_LEVEL: 'info',
    SAMPLES: 'false',
    PORT: await freePort(),
    OUTBOX_DIR: folder,
    FILES_DIR: folder,
  })
})
afterAll(async () => {
  await program.kill()
  door.close()
  await fs.rm(folder, { recursive: true, force: true })
})

async function ask(address: string, form?: Record<string, string>) {
  const options = form && { method: 'POST', body: new URLSearchParams(form), headers: { origin: program.origin } }
  const answer = await fetch(program.origin + address, { redirect: 'manual', ...options })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const logged = () =>
  program
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string; part?: string })

test('an outage of the database', async () => {
  expect((await ask('/schools/kept')).status).toBe(200)
  door.leadTo(undefined)

  // What is kept is shown, also when it was asked for in between.
  const answers = await Promise.all(['/schools/kept', '/healthz'].map((address) => ask(address)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])

  // Everything else is a page of ours that search engines do not take for the end of the page.
  const { status, headers, text } = await ask('/en/schools/new')
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '30', 'no-store'])
  expect(text).toContain('We will be back shortly')
  expect(text).toContain(`Reference: ${headers.get('x-request-id')}`)
  expect((await ask('/schools/new.data')).status).toBe(503)
  const api = await ask('/api/v1/schools/new')
  expect([api.status, api.headers.get('retry-after'), JSON.parse(api.text).type]).toEqual([
    503,
    '30',
    expect.stringMatching(/#unavailable$/),
  ])

  // What was typed stays.
  const message = 'Eine Frage zur Schule am Park.'
  const form = { intent: 'send-contact', name: 'Rosa', email: 'rosa@post.example', message, privacy: 'on', website: '' }
  const refused = await ask('/about', form)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect(refused.text).toContain(message)

  // Jobs and index try every second meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(logged().filter(({ level }) => level >= 50)).toMatchObject([{ part: 'database', level: 50 }])

  door.leadTo(inside)
  await eventually(async () => expect((await ask('/en/schools/new')).status).toBe(200))
  expect((await ask('/about', form)).status).toBe(200)
  await eventually(() => expect(logged().map(({ msg }) => msg)).toContain('an outage is over'))
  expect(logged().filter(({ level }) => level >= 50)).toHaveLength(1)
})
