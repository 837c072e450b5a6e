// Measures whether anything blocks the answering threads of the built program: two processes with a made-up directory
// answer lists and profiles while a register is imported, invoices are created and the index is merged:
// npm run bench -- steady [schools] [--seconds 300] [--share 0.1]
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { throttle } from '#server/testing/throttle.ts'
import { askAtOnce, percentile } from '../load/ask.ts'
import { freshAddress, getPage } from '../load/get-page.ts'
import { mixed, resultsUrl } from '../load/questions.ts'
import { type RunningServer, startServer } from '../load/server.ts'
import { withDirectory } from '../load/with-program.ts'
import { processesOf } from '../memory/processes-of.ts'
import { readTurns } from '../pieces/pieces.ts'
import { runJobs } from '../pieces/run-jobs.ts'
import { seed } from '../pieces/seed.ts'
import { generateDocuments } from '../search/documents.ts'
import { makeQuestions } from '../search/questions.ts'

/** Milliseconds of processor time between two turns of the event loop. */
const GOAL = { p99: 50, most: 250 }
const CLIENTS = 16
const PROCESSES = 2
const INVOICES = 50
/** Schools that change in one transaction: more than are indexed one by one, and as many as just are. */
const IMPORTS = [27_000, 15_000]
const PROFILES = 2000
const START_MS = 10_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '300' },
    share: { type: 'string', default: '1' },
  },
})
const count = Number(positionals[0] ?? 250_000)
const [seconds, share] = [Number(values.seconds), Number(values.share)]
if (!(Number.isInteger(count) && count >= 2000 && seconds > 0 && share > 0 && share <= 1))
  throw new Error('Usage: npm run bench -- steady [schools, at least 2000] [--seconds 300] [--share 0.1]')

/** Renames schools in one transaction, as a register import does. */
const rename = (client: pg.Client, many: number) =>
  client.query(
    `update schools set name = name || ' II' where id in (select id from schools order by hashtext(id) limit $1)`,
    [many],
  )

async function visit(server: RunningServer, profiles: readonly string[]) {
  const lists = mixed(makeQuestions([...generateDocuments(Math.min(count, 20_000))])).flatMap(
    (one) => resultsUrl(one) ?? [],
  )
  const urls = lists.flatMap((list, at) => [list, `/schools/${profiles[at % profiles.length]}`])
  return askAtOnce(urls, { clients: CLIENTS, seconds }, async (url) => {
    const page = await getPage(server.origin + (url.startsWith('/schools/') ? url : freshAddress(url)))
    if (!page.endsWith('</html>')) throw new Error(`no page at ${url}`)
  })
}

async function disturb(client: pg.Client, orders: readonly string[]): Promise<void> {
  const pause = () => sleep((seconds * 1000) / 5)
  await pause()
  await rename(client, Math.min(IMPORTS[0]!, count))
  await pause()
  await runJobs(
    'issue_invoice',
    orders.map((orderId) => ({ orderId })),
  )
  await pause()
  await rename(client, Math.min(IMPORTS[1]!, count))
}

/** The processes below the supervisor that answer. */
const answering = ({ pid }: RunningServer) => processesOf(pid).filter((one) => one !== pid)

async function measure(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from schools where status = 'active' and country = 'DE' order by hashtext(id) limit $1`,
    [PROFILES],
  )
  const schools = rows.map(({ id }) => id)
  const files = path.join(folder, 'files')
  const { orders } = await seed(schools, files, INVOICES)
  const turns = path.join(folder, 'turns')
  const server = await startServer({
    flags: ['--import', path.resolve('bench/pieces/watch-turns.js')],
    settings: { PROCESSES: String(PROCESSES), TURNS_FILE: turns, FILES_DIR: files },
  })
  // All processes except the first answer later.
  await sleep(START_MS)
  const began = answering(server)
  const ends = share < 1 ? began.map((pid) => throttle(pid, share / PROCESSES)) : []
  const from = fs.existsSync(turns) ? fs.statSync(turns).size : 0
  try {
    const [{ times, failures }] = await Promise.all([visit(server, schools), disturb(client, orders)])
    report(readTurns(turns, from), { times, failures })
    const ended = began.filter((pid) => !answering(server).includes(pid))
    say('processes that ended', ended.length, ended.length === 0)
  } finally {
    for (const end of ends) end()
    await server.stop()
  }
}

function say(what: string, figure: string | number, isMet?: boolean): void {
  const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED'
  console.log(`${what.padEnd(58)} ${String(figure).padStart(9)}  ${verdict}`)
  if (isMet === false) process.exitCode = 1
}

type Answers = { times: readonly number[]; failures: readonly string[] }

function report(turns: ReturnType<typeof readTurns>, { times, failures }: Answers): void {
  const own = turns.map(({ ms }) => ms).sort((a, b) => a - b)
  const longest = turns.toSorted((a, b) => b.ms - a.ms)[0]
  say(`requests of ${CLIENTS} clients`, times.length)
  say('failed', failures.length, failures.length === 0)
  for (const failure of new Set(failures)) console.log(`  ${failure}`)
  say('slowest answer, ms on the clock', Math.round(percentile(times, 1)))
  const p99 = percentile(own, 0.99)
  say('between two turns that take 5 ms or more, ms of processor: p99', p99.toFixed(0), p99 <= GOAL.p99)
  say('longest', (longest?.ms ?? 0).toFixed(0), (longest?.ms ?? 0) <= GOAL.most)
  say('the same on the clock', (longest?.wallMs ?? 0).toFixed(0))
  say('turns above 20 ms, of all above 5 ms', `${own.filter((ms) => ms > 20).length} / ${own.length}`)
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-steady-'))
try {
  await withDirectory(count, (client) => measure(client, folder))
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
