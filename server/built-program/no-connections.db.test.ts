import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

// The built program while others hold all connections that its database accepts.

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-connections-'))
const owner = new pg.Client(process.env.DATABASE_OWNER_URL)
owner.on('error', () => {})
const limitTo = async (most: number) => {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name')
  await owner.query(`alter database ${owner.escapeIdentifier(rows[0]!.name)} connection limit ${most}`)
}
let program: Program
beforeAll(async () => {
  const rows = ['kept', 'new'].map((id) => schoolRow({ id, name: `Schule ${id}` }))
  await db().insertInto('schools').values(rows).execute()
  await owner.connect()
  program = await runBuiltProgram({
    SAMPLES: 'false',
    PORT: await freePort(),
    OUTBOX_DIR: folder,
    FILES_DIR: folder,
    LOG_LEVEL: 'info',
  })
})
afterAll(async () => {
  await limitTo(-1)
  await owner.end()
  await program.kill()
  await fs.rm(folder, { recursive: true, force: true })
})

async function ask(address: string, form?: Record<string, string>) {
  const options = form && { method: 'POST', body: new URLSearchParams(form) }
  const answer = await fetch(program.origin + address, { redirect: 'manual', ...options })
  return { status: answer.status, again: answer.headers.get('retry-after'), text: await answer.text() }
}
const outages = () => program.printed().match(/\{"level":[56]0.*/g) ?? []

test('without connections pages say so at once, a form keeps its text, and all goes on afterwards', async () => {
  expect((await ask('/schools/kept')).status).toBe(200)
  await limitTo(0)
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usename <> current_user`)

  const away = { status: 503, again: '30', text: expect.stringContaining('Wir sind gleich wieder da') }
  for (let visitor = 0; visitor < 20; visitor++) expect(await ask('/schools/new')).toMatchObject(away)
  expect((await ask('/schools/kept')).status).toBe(200)
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(503)
  const message = 'Wie alt ist die Angabe zur Schule am Park?'
  const form = { intent: 'send-contact', name: 'Rosa', email: 'rosa@post.example', message, privacy: 'on', website: '' }
  expect(await ask('/about', form)).toMatchObject({ status: 503, again: '30', text: expect.stringContaining(message) })
  expect(outages()).toEqual([expect.stringContaining('"part":"database"')])

  await limitTo(-1)
  await eventually(async () => expect((await ask('/schools/new')).status).toBe(200))
  expect((await ask('/about', form)).status).toBe(200)
  expect(await db().selectFrom('tickets').select('id').execute()).toHaveLength(1)
  await eventually(() => expect(program.printed()).toContain('an outage is over'))
  expect(outages()).toHaveLength(1)
})
