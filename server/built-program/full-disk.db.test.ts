import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '#app/features/accounts/testing/accounts.ts'
import { makeSchool, mediaOf, picture } from '#app/features/school-media/testing/media-setup.ts'
import { declareUploads } from '#app/features/school-media/uploads/declare-uploads.server.ts'
import { db } from '#db/client.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

// The built program while the disk is full on which it keeps files, its own and those that it works on.

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-full-'))
const mark = path.join(folder, 'full')
const [files, temporary] = [path.join(folder, 'files'), path.join(folder, 'tmp')]
let program: Program
beforeAll(async () => {
  await fs.mkdir(temporary)
  program = await runBuiltProgram({
    SAMPLES: 'false',
    PORT: await freePort(),
    OUTBOX_DIR: path.join(os.tmpdir(), `${path.basename(folder)}-outbox`),
    FILES_DIR: files,
    TMPDIR: temporary,
    LOG_LEVEL: 'info',
    FULL_DISK: mark,
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, '../testing/full-disk.ts')}`,
  })
})
afterAll(async () => {
  await program.kill()
  await fs.rm(folder, { recursive: true, force: true })
  await fs.rm(path.join(os.tmpdir(), `${path.basename(folder)}-outbox`), { recursive: true, force: true })
})

const logged = () =>
  program
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string; part?: string })

async function ask(address: string, options: RequestInit = {}) {
  const answer = await fetch(program.origin + address, { redirect: 'manual', ...options })
  const to = answer.headers.get('location')
  return { status: answer.status, to, again: answer.headers.get('retry-after'), text: await answer.text() }
}

/** All files of the program, half-written ones and those in temporary folders included. */
const kept = async () =>
  (await fs.readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (one) => one.isFile() && one.name !== 'full',
  )

async function someone() {
  const school = await makeSchool()
  const { email } = await db()
    .selectFrom('users')
    .select('email')
    .where('id', '=', school.userId)
    .executeTakeFirstOrThrow()
  return { ...school, cookie: await signedIn(email) }
}

const formWith = (name: string, bytes: Buffer) => {
  const form = new FormData()
  form.set(name, new File([new Uint8Array(bytes)], 'hof.png', { type: 'image/png' }))
  return form
}

test('a full disk refuses uploads with words and leaves nothing; with space again all arrives', async () => {
  const { userId, schoolId, cookie } = await someone()
  const image = await picture(600, 400)
  const [upload] = await declareUploads(
    { userId, schoolId },
    { kind: 'image', files: [{ name: 'hof.png', type: 'image/png', bytes: image.length }] },
  )
  const send = () =>
    ask(`/api/uploads/${upload!.id}`, {
      method: 'PATCH',
      headers: {
        cookie,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(image),
    })
  const plain = () =>
    ask(`/dashboard/media?send=${schoolId}&view=upload`, {
      method: 'POST',
      headers: { cookie },
      body: formWith('files', image),
    })
  const avatar = () =>
    ask('/account/avatar', {
      method: 'POST',
      headers: { cookie, accept: 'application/x-ndjson' },
      body: formWith('avatar', image),
    })

  const names = async () => (await kept()).map(({ name }) => name).sort()
  // The sitemaps are written after the start.
  await eventually(async () => expect(await names()).toContain('index.xml'))
  const before = await names()
  await fs.writeFile(mark, '')
  expect(await send()).toMatchObject({ status: 503, text: 'media_away' })
  const refused = await plain()
  expect(refused).toMatchObject({ status: 302, to: expect.stringContaining('refused=media_away') })
  const page = await ask(refused.to!, { headers: { cookie } })
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Der Speicher ist gerade nicht erreichbar')])
  expect(await avatar()).toMatchObject({ status: 503, text: expect.stringContaining('storage_away') })
  expect((await ask('/')).status).toBe(200)
  expect([await mediaOf(schoolId), await names()]).toEqual([[], before])
  expect(logged().filter(({ level }) => level >= 50)).toMatchObject([{ part: 'store' }])

  await fs.rm(mark)
  expect((await send()).status).toBe(204)
  expect((await plain()).to).not.toContain('refused')
  expect((await avatar()).text).toContain('updated')
  await eventually(async () => expect((await mediaOf(schoolId)).map(({ state }) => state)).toEqual(['ready', 'ready']))
  expect(await fs.readdir(temporary)).toEqual([])
})

test('a database without space is told as an outage, and the form keeps its text', async () => {
  const owner = new pg.Client(process.env.DATABASE_OWNER_URL)
  await owner.connect()
  await owner.query(`
    create function no_space() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger no_space before insert on tickets execute function no_space()`)
  const message = 'Wie alt ist die Angabe zur Schule am Park?'
  const form = { intent: 'send-contact', name: 'Rosa', email: 'rosa@post.example', message, privacy: 'on', website: '' }
  const contact = () => ask('/about', { method: 'POST', body: new URLSearchParams(form) })
  const refused = await contact()
  expect(refused).toMatchObject({ status: 503, again: '30', text: expect.stringContaining(message) })
  expect(refused.text).toContain('Wir erreichen gerade unsere Datenbank nicht')
  await owner.query('drop trigger no_space on tickets')
  await owner.end()
  expect((await contact()).status).toBe(200)
  const tickets = await db().selectFrom('tickets').select('id').execute()
  expect(tickets).toHaveLength(1)
})
