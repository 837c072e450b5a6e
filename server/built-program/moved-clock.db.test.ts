import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, PASSWORD, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

// The clock of the built program jumps an hour ahead, back, and an hour behind.
const HOUR_MS = 3_600_000
/** Longer than the moved clock takes to be read, and than the program looks for scheduled jobs. */
const SETTLED_MS = 3000

/** Of one message: to the team, and to the person who wrote. */
const MAILS = 2

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-clock-'))
const clock = path.join(folder, 'clock')
const outbox = path.join(folder, 'outbox')
let program: Program
beforeAll(async () => {
  await fs.writeFile(clock, '0')
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'kept', name: 'Schule am Park' }))
    .execute()
  program = await runBuiltProgram({
    SAMPLES: 'false',
    PORT: await freePort(),
    OUTBOX_DIR: outbox,
    FILES_DIR: folder,
    LOG_LEVEL: 'info',
    MOVED_CLOCK: clock,
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, '../testing/moved-clock.ts')}`,
  })
})
afterAll(async () => {
  await program.kill()
  await fs.rm(folder, { recursive: true, force: true })
})

async function ask(address: string, cookie = '', form?: Record<string, string>) {
  const options = form && { method: 'POST', body: new URLSearchParams(form) }
  const answer = await fetch(program.origin + address, { headers: { cookie }, redirect: 'manual', ...options })
  return { status: answer.status, text: await answer.text() }
}
const signIn = async (email: string) =>
  (await ask('/auth', '', { intent: 'sign-in', email, password: PASSWORD })).status
const statuses = (cookie: string) =>
  Promise.all(['/account', '/schools/kept', '/results?q=Park', '/'].map(async (to) => (await ask(to, cookie)).status))
/** When the program says that it wrote its last line. */
const lastLine = () =>
  Date.parse(
    program
      .printed()
      .match(/(?<="time":")[^"]+/g)
      ?.at(-1) ?? '',
  )
const jobs = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name <> 'send_mail'`.execute(db())
  return rows[0]!.count
}

test('nobody is signed out, locked out or served by an old page, and no job is done twice', async () => {
  const { email } = await makeAccount()
  const cookie = await signedIn(email)
  expect(await statuses(cookie)).toEqual([200, 200, 200, 200])
  const before = await jobs()
  for (const by of [HOUR_MS, 0, -HOUR_MS, 0]) {
    await fs.writeFile(clock, String(by))
    await sleep(SETTLED_MS)
    expect(await statuses(cookie)).toEqual([200, 200, 200, 200])
    expect(await signIn(email)).toBe(302)
    // The clock that the program reads has moved indeed.
    await eventually(() => expect(Math.abs(lastLine() - (Date.now() + by))).toBeLessThan(HOUR_MS / 2))
  }
  // Tasks of the minute may have come due once for each of the clocks.
  expect((await jobs()) - before).toBeLessThan(60)

  const message = 'Wie alt ist die Angabe zur Schule am Park?'
  const form = { intent: 'send-contact', name: 'Rosa', email, message, privacy: 'on', website: '' }
  await fs.writeFile(clock, String(HOUR_MS))
  await sleep(SETTLED_MS)
  expect((await ask('/about', '', form)).status).toBe(200)
  await fs.writeFile(clock, '0')
  const arrived = async () => (await fs.readdir(outbox).catch(() => [])).length
  await eventually(async () => expect(await arrived()).toBeGreaterThanOrEqual(MAILS))
  const mails = await arrived()
  await sleep(SETTLED_MS)
  expect([mails, await arrived()]).toEqual([MAILS, MAILS])
  const errors = program.printed().match(/"level":[56]0/g)
  expect(errors).toBeNull()
})
