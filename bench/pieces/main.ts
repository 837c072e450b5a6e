// Measures how long each document, file and task holds up the thread that answers: its processor time between two turns
// of the loop, in the built program with a made-up directory. Pieces of several works are never mixed, because nothing
// else runs: npm run bench:pieces [-- schools] [--port 3220] [--only part of a name]
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { closeDatabase, db } from '#db/client.ts'
import type { JobName, Jobs } from '#db/jobs/jobs.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { startServer } from '../load/server.ts'
import { withDirectory } from '../load/with-program.ts'
import { PieceReader, type Pieces } from './pieces.ts'
import { type Seeded, seed } from './seed.ts'

const BOUND_MS = 20
const RUNS = 5
const SCHEDULE_MS = 5000
const INVOICES = 50
/** One order more than are invoiced side by side: the first also loads what makes papers. */
const ORDERS = INVOICES + RUNS

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '3220' }, only: { type: 'string', default: '' } },
})
const count = Number(positionals[0] ?? 50_000)
if (!(Number.isInteger(count) && count >= 1000))
  throw new Error('Usage: node bench/pieces/main.ts [schools, at least 1000] [--port 3220] [--only part of a name]')

type Work = { name: string; runs?: number; work: (run: number) => Promise<unknown> }

/** Orders a job and waits until it has ended. @throws Error when it failed */
async function runJobs<Name extends JobName>(name: Name, all: Jobs[Name][]): Promise<void> {
  const ids = await db()
    .transaction()
    .execute(async (trx) => {
      const sent: string[] = []
      for (const data of all) sent.push(await sendJob(trx, name, data))
      return sent
    })
  for (;;) {
    const { rows } = await sql<{ state: string; jobs: number; output: unknown }>`
      select state::text, count(*)::int as jobs, min(output::text) as output from pgboss.job
      where name = ${name} and id = any(${ids}::uuid[]) group by 1`.execute(db())
    const failed = rows.find(({ state }) => state === 'failed' || state === 'retry')
    if (failed) throw new Error(`${name}: ${JSON.stringify(failed.output)}`)
    if (rows.every(({ state }) => state === 'completed')) return
    await sleep(20)
  }
}

const runTask = (task: string) => runJobs('run_task', [{ task }])
const mail = (template: string, locale = 'de') => ({
  template,
  to: 'kasse@koeln.example',
  locale,
  props: {
    school: 'Gymnasium am Rhein',
    number: '10001',
    amount: '29,00 €',
    untaxed: false,
    url: 'http://localhost/x',
  },
})

function documents(
  origin: string,
  { school, group, member, admin, groupMember, orders }: Seeded,
  town: string,
  schools: string[],
): Work[] {
  const get = (address: string, cookie = '') => ({
    name: `GET ${address}`,
    work: async (run: number) => {
      const at = new URL(address.replaceAll(':id', schools[run + 1]!), origin)
      const answer = await fetch(at, { headers: { cookie, 'accept-encoding': 'br' }, redirect: 'manual' })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`status ${answer.status}`)
    },
  })
  const post = (name: string, address: string, body: Record<string, string>) => ({
    name,
    work: async (run: number) => {
      const answer = await fetch(new URL(address, origin), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(
          Object.fromEntries(Object.entries(body).map(([k, v]) => [k, v.replace(':run', String(run))])),
        ),
        headers: { origin, accept: 'text/html', 'x-forwarded-for': `10.0.0.${run + 1}` },
      })
      await answer.arrayBuffer()
      if (answer.status >= 500) throw new Error(`status ${answer.status}`)
    },
  })
  return [
    { name: 'job: invoice of an order', work: (run) => runJobs('issue_invoice', [{ orderId: orders[run]! }]) },
    {
      name: `job: ${INVOICES} invoices at once`,
      runs: 1,
      work: () =>
        runJobs(
          'issue_invoice',
          orders.slice(RUNS).map((orderId) => ({ orderId })),
        ),
    },
    { name: 'job: mail about an invoice', work: () => runJobs('send_mail', [{ ...mail('invoice-paid') }]) },
    { name: 'job: mail with the contract', work: () => runJobs('send_mail', [mail('order-confirmed')]) },
    {
      name: 'job: 50 mails with the contract at once',
      runs: 1,
      work: () =>
        runJobs(
          'send_mail',
          Array.from({ length: INVOICES }, (_, at) => mail('order-confirmed', ['de', 'en', 'fr', 'es', 'it'][at % 5])),
        ),
    },
    get('/schools/:id/picture.png'),
    get(`${town}/picture.png`),
    get(`/schools/${school}/badge.svg`),
    get(`/embed/schools/${school}`),
    get('/embed/card/schools/:id'),
    get('/embed/map/schools/:id'),
    get(`/embed/card${town}`),
    get(`/embed/map${town}`),
    get(`/schools/${school}/map.svg`),
    get(`${town}/map.svg`),
    get(`/schools/${school}/events.ics`),
    get(`/feeds${town}/schools.atom`),
    get(`/feeds${town}/events.atom`),
    get(`/feeds${town}/events.ics`),
    get(`/feeds/schools/${school}/reviews.atom`),
    get('/results.csv'),
    get('/results.json'),
    get('/schools/:id/facts.csv'),
    get('/schools/:id/facts.json'),
    get(`/compare.csv?ids=${schools.slice(0, 4).join(',')}`),
    get('/moderation-figures.json'),
    get('/sitemap.xml'),
    get('/api/v1/search?limit=100'),
    get('/api/v1/schools/:id'),
    get('/api/v1/openapi.json'),
    get('/help?q=passwort'),
    get('/terms'),
    get('/open-data'),
    get('/account/export', member),
    get('/dashboard/reviews.csv', member),
    get('/dashboard/messages.csv', member),
    get('/dashboard/figures.csv', member),
    get('/dashboard/overview', member),
    get(`/account/groups/${group}/template.csv`, groupMember),
    get(`/account/groups/${group}/template.csv`.replace('csv', 'xlsx'), groupMember),
    get(`/account/groups/${group}`, groupMember),
    get('/admin/log.csv', admin),
    get('/admin/figures.csv', admin),
    get('/'),
    get('/places'),
    get(town),
    get('/results?q=gymnasium'),
    get('/schools/:id'),
    get(`/schools/${school}`),
    post('POST sign-up', '/auth', {
      intent: 'sign-up',
      name: 'Ada Lovelace',
      email: 'ada-:run@post.example',
      password: 'Rechenheft mit Margarine',
      terms: 'on',
      website: '',
    }),
    post('POST sign-in', '/auth', {
      intent: 'sign-in',
      email: 'nobody-:run@post.example',
      password: 'Rechenheft mit Margarine',
    }),
  ]
}

/** Every scheduled task, twice: the second time there is less to do. */
async function tasks(): Promise<Work[]> {
  const { rows } = await sql<{ key: string }>`
    select key from pgboss.schedule where name = 'run_task' order by key`.execute(db())
  return rows.map(({ key }) => ({ name: `task: ${key}`, runs: 2, work: () => runTask(key) }))
}

function row({ name, first, later, many, runs }: Pieces): string {
  const [one, others] = [first, later].map((ms) => ms.toFixed(0).padStart(5))
  return `${name.padEnd(64)} ${one} ${runs > 1 ? others : '     '} ${String(many).padStart(5)}`
}

async function measure(origin: string, reader: PieceReader, seeded: Seeded): Promise<void> {
  const schools = (
    await db()
      .selectFrom('schools')
      .select('id')
      .where('status', '=', 'active')
      .where('lat', 'is not', null)
      .limit(50)
      .execute()
  ).map(({ id }) => id)
  const sitemap = await fetch(`${origin}/places/deutschland`)
  const town = /href="(\/places\/deutschland\/[^/"]+\/[^/"?#]+)"/.exec(await sitemap.text())?.[1]
  if (!town) throw new Error('There is no town.')
  console.log(`${'milliseconds of processor time of the answering thread'.padEnd(64)} first later   > ${BOUND_MS}`)
  const all = [...documents(origin, seeded, town, schools), ...(await tasks())]
  for (const { name, runs = RUNS, work } of all) {
    if (!name.includes(values.only)) continue
    try {
      console.log(row(await reader.of(name, runs, work)))
    } catch (error) {
      console.log(`${name.padEnd(64)} failed: ${(error as Error).message}`)
      process.exitCode = 1
    }
  }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-pieces-'))
try {
  await withDirectory(count, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from schools where status = 'active' and country = 'DE' order by hashtext(id) limit 6000`,
    )
    const files = path.join(folder, 'files')
    const seeded = await seed(
      rows.map(({ id }) => id),
      files,
      ORDERS,
    )
    const turns = path.join(folder, 'turns')
    const server = await startServer(Number(values.port), {
      flags: ['--import', path.resolve('bench/pieces/watch-turns.js')],
      settings: { TURNS_FILE: turns, FILES_DIR: files },
    })
    try {
      // The schedule is written after the program has begun to answer.
      await sleep(SCHEDULE_MS)
      await measure(server.origin, new PieceReader(turns, server.pid, BOUND_MS), seeded)
    } finally {
      await server.stop()
      await closeDatabase()
    }
  })
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
