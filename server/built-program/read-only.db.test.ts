import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { cookieOf, makeAccount, PASSWORD } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort, runBuiltProgram } from '../testing/run-program.ts'

const PAGES = ['/', '/results?q=Bergheim', '/schools/quiet', '/fr/schools/quiet/reviews', '/auth']

const readOnly = async (...args: string[]) => {
  const script = path.join(import.meta.dirname, '../cli/read-only.ts')
  return (await promisify(execFile)(process.execPath, [script, ...args])).stdout.trim()
}

test('read-only: pages go on and say until when, forms are refused with what was typed, jobs wait', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-quiet-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const { email } = await makeAccount()
  const school = schoolRow({ id: 'quiet', name: 'Stille Schule', city: 'Bergheim' })
  await db().insertInto('schools').values(school).execute()
  const outbox = path.join(folder, 'outbox')
  const program = await runBuiltProgram({
    PROCESSES: '2',
    SAMPLES: 'false',
    PORT: await freePort(),
    FILES_DIR: path.join(folder, 'files'),
    OUTBOX_DIR: outbox,
  })
  onTestFinished(program.kill)
  const ask = (to: string, cookie = '') => fetch(program.origin + to, { headers: { cookie }, redirect: 'manual' })
  const post = (to: string, form: Record<string, string>, cookie = '') =>
    fetch(program.origin + to, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { cookie, accept: 'text/html' },
      redirect: 'manual',
    })
  const signIn = await post('/auth', { email, password: PASSWORD })
  const cookie = signIn.headers.getSetCookie().map(cookieOf).join('; ')
  const notices = async () => {
    const found = new Set<string>()
    for (let time = 0; time < 3; time++)
      for (const page of [...PAGES, '/account']) {
        const answer = await ask(page, page === '/account' ? cookie : '')
        expect([page, answer.status]).toEqual([page, 200])
        found.add(/data-notice="([^"]*)"/.exec(await answer.text())?.[1] ?? 'none')
      }
    return [...found].sort()
  }
  expect(await notices()).toEqual(['none'])

  expect(await readOnly('on', '2999-01-01T09:30Z')).toMatch(
    /^Nothing is saved; .* 2999-01-01T09:30:00\.000Z\. It ends /,
  )
  await eventually(async () =>
    expect(await notices()).toEqual([
      expect.stringMatching(/^Bis 01\.01\.2999, 10:30 MEZ lässt sich alles lesen, aber nichts speichern/),
      expect.stringMatching(/^Tout reste consultable, .*01\/01\/2999/),
    ]),
  )
  const refused = await post('/auth/forgot', { intent: 'forgot', email })
  const page = await refused.text()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect(page).toContain('Gerade lässt sich nichts speichern')
  expect(page).toContain(email)
  // The cookie goes, and the session stays.
  await post('/auth/sign-out', { scope: 'this' }, cookie)
  expect((await ask('/account', cookie)).status).toBe(200)
  expect((await ask('/api/v1/schools/quiet')).status).toBe(200)

  const mail = { template: 'welcome', to: email, locale: 'de', props: {} }
  const id = await db()
    .transaction()
    .execute((trx) => sendJob(trx, 'send_mail', mail))
  await sleep(4000)
  const stateOf = async () =>
    (await sql<{ state: string }>`select state::text from pgboss.job where id = ${id}`.execute(db())).rows[0]?.state
  expect(await stateOf()).toBe('created')

  expect(await readOnly('off')).toBe('Everything is saved.')
  await eventually(async () => expect(await notices()).toEqual(['none']))
  await eventually(async () => expect(await stateOf()).not.toBe('created'))
  expect((await post('/auth/forgot', { email })).status).toBeLessThan(400)
  expect(program.printed()).not.toMatch(/an outage began/)
})

test('the command explains its use', async () => {
  for (const args of [[], ['on', 'soon'], ['on', '2001-01-01'], ['off', '5'], ['maybe']])
    await expect(readOnly(...args)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage: aulario'),
    })
  expect(await readOnly('status')).toBe('Everything is saved.')
})
