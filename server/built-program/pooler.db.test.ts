import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cookieOf, makeAccount, PASSWORD } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { POOLERS } from '#db/testing/pooler.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort, runBuiltProgram } from '../testing/run-program.ts'

/** The shared folder in which sockets and pids stay apart. */
const folder = () => {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-pooled-'))
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }))
  return made
}

test.each(POOLERS)(
  'two processes behind %s answer, take forms, run jobs and show changes at once',
  async (_, start) => {
    const direct = process.env.DATABASE_URL!
    const pooler = await start(direct)
    onTestFinished(pooler.close)
    const files = folder()
    const { email } = await makeAccount()
    await db().deleteFrom('schools').execute()
    const school = schoolRow({ id: 'pooled', name: 'Alte Schule', city: 'Bergheim' })
    await db().insertInto('schools').values(school).execute()
    const program = await runBuiltProgram({
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: direct,
      PROCESSES: '2',
      SAMPLES: 'false',
      PORT: await freePort(),
      FILES_DIR: path.join(files, 'files'),
      OUTBOX_DIR: path.join(files, 'outbox'),
    })
    onTestFinished(program.kill)
    const ask = (to: string, init?: RequestInit) => fetch(program.origin + to, { redirect: 'manual', ...init })
    const post = (to: string, form: Record<string, string>, cookie = '') =>
      ask(to, { method: 'POST', body: new URLSearchParams(form), headers: { cookie } })

    const pages = [
      '/',
      '/results?q=Bergheim',
      '/schools/pooled',
      '/api/v1/schools/pooled',
      '/readyz',
      '/schools/pooled/reviews',
    ]
    const many = Array.from({ length: 120 }, (_, at) => ask(`${pages[at % pages.length]}`.replace('q=', `page=1&q=`)))
    expect([...new Set((await Promise.all(many)).map(({ status }) => status))]).toEqual([200])

    await db().updateTable('schools').set({ name: 'Neue Schule' }).where('id', '=', 'pooled').execute()
    await eventually(async () => {
      for (let time = 0; time < 4; time++) expect(await (await ask('/schools/pooled')).text()).toContain('Neue Schule')
    })

    const signIn = await post('/auth', { email, password: PASSWORD })
    const cookie = signIn.headers.getSetCookie().map(cookieOf).join('; ')
    expect((await ask('/account', { headers: { cookie } })).status).toBe(200)
    await post('/auth/forgot', { email })
    await eventually(() => expect(fs.readdirSync(path.join(files, 'outbox')).length).toBeGreaterThan(0))
    expect(program.printed()).not.toMatch(/"level":[56]0/)
  },
)
