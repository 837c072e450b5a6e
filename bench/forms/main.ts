// Sends forms that are designed to be slow to every action of the built program, signed out and one after another, and
// reports its processor time for each: npm run bench -- forms. Fails on an answer of 500 or more and when the goal is
// exceeded. `app/routes/forms.db.test.ts` checks that WRITES names every action, and sends the same forms in the role
// intended for each.

import fs from 'node:fs'
import { ABOVE, NAMES, WITHIN_BOUNDS } from '#app/routes/testing/hostile-forms.ts'
import { makePeople } from '#app/routes/testing/people.ts'
import { WRITES } from '#app/routes/testing/writes/writes.ts'
import { closeDatabase } from '#db/client.ts'
import { startTestServer } from '#db/testing/test-server.ts'
import { type RunningServer, startServer } from '../load/server.ts'

const NS_IN_MS = 1e6

/**
 * Milliseconds of processor time that all threads of a process have used, without its database. Linux counts them in
 * nanoseconds (`schedstat`), unlike the ticks of ten milliseconds in `stat`; threads that have ended are left out.
 */
function processorMs(pid: number): number {
  const threads = `/proc/${pid}/task`
  return fs.readdirSync(threads).reduce((sum, thread) => sum + threadMs(`${threads}/${thread}/schedstat`), 0)
}

function threadMs(file: string): number {
  try {
    return Number(fs.readFileSync(file, 'latin1').split(' ')[0]) / NS_IN_MS
  } catch {
    return 0
  }
}

const GOAL_MS = 200
/** Other work of the program counts as well, so a row above this is sent again and the lowest value kept. */
const DOUBTED_MS = 50
const MAX_REPEATS = 2
/** Requests that make a newly started program compile its code. */
const WARM_UP = 100
const SHOWN = 10

type Shot = { path: string; intent: string; what: string; bodyOf: () => string }
type Row = Shot & { ms: number; wallMs: number; status: number }

/** Every form of every action with each payload. */
const shots = Object.entries(WRITES).flatMap(([path, writes]) =>
  writes.flatMap(({ form }): Shot[] => {
    const one = { path: path.replace(':provider', 'test').replaceAll(/:\w+/g, '1'), intent: form.intent ?? '' }
    return [
      ...[...ABOVE(form), ...NAMES(form)].map(([what, body]) => ({ ...one, what, bodyOf: () => body })),
      ...WITHIN_BOUNDS(form).map(([what, of]) => ({ ...one, what: `${what}, within bounds`, bodyOf: () => of(1) })),
    ]
  }),
)

let sent = 0
/** Sent from a separate address, so that no limit per address stops it before its form is read. */
async function send({ origin, pid }: RunningServer, shot: Shot): Promise<Row> {
  const body = shot.bodyOf()
  const number = sent++
  const headers = {
    accept: 'text/html',
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  }
  const before = processorMs(pid)
  const start = performance.now()
  const answer = await fetch(`${origin}${shot.path}`, { method: 'POST', redirect: 'manual', headers, body })
  await answer.arrayBuffer()
  return { ...shot, status: answer.status, wallMs: performance.now() - start, ms: processorMs(pid) - before }
}

async function measure(program: RunningServer, shot: Shot): Promise<Row> {
  let row = await send(program, shot)
  for (let more = 0; more < MAX_REPEATS && row.ms > DOUBTED_MS && row.status < 500; more++) {
    const again = await send(program, shot)
    if (again.status >= 500 || again.ms < row.ms) row = again
  }
  return row
}

function report(rows: Row[]): boolean {
  const slowest = rows.toSorted((a, b) => b.ms - a.ms)
  const over = slowest.filter(({ ms }) => ms > GOAL_MS)
  const broken = rows.filter(({ status }) => status >= 500)
  const line = ({ ms, wallMs, status, path, intent, what }: Row) =>
    `${ms.toFixed(1).padStart(7)} ms (${wallMs.toFixed(0)} ms until the answer)  ${status}  ${path} ${intent}: ${what}`
  for (const row of new Set([...slowest.slice(0, SHOWN), ...over, ...broken])) console.log(line(row))
  const at = (share: number) => slowest[Math.floor((1 - share) * (slowest.length - 1))]?.ms.toFixed(1)
  const byStatus = Object.groupBy(rows, ({ status }) => status)
  console.log(
    `${Object.keys(WRITES).length} actions with ${Object.values(WRITES).flat().length} forms, ${rows.length} bodies sent`,
  )
  console.log(
    `answers: ${Object.entries(byStatus)
      .map(([status, all]) => `${all?.length} × ${status}`)
      .join(', ')}`,
  )
  console.log(`processor time of a request: p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} ms`)
  console.log(`goal max ≤ ${GOAL_MS} ms: ${over.length === 0 ? 'met' : `MISSED by ${over.length}`}`)
  console.log(`goal no answer ≥ 500: ${broken.length === 0 ? 'met' : `MISSED by ${broken.length}`}`)
  return over.length === 0 && broken.length === 0
}

const { server, template, stop } = await startTestServer()
try {
  process.env.DATABASE_OWNER_URL = server.ownerUrl(template)
  process.env.DATABASE_URL = server.url('aulario', template)
  await makePeople()
  const program = await startServer()
  try {
    for (const shot of shots.slice(0, WARM_UP)) await send(program, shot)
    const rows: Row[] = []
    for (const shot of shots) rows.push(await measure(program, shot))
    process.exitCode = report(rows) ? 0 : 1
  } finally {
    await program.stop()
  }
} finally {
  await closeDatabase()
  await stop()
}
