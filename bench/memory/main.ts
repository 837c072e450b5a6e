// Measures the memory of the built program with a made-up directory: during and after its first start, which builds the
// index; after a start from the stored index; under load; and while the index takes in changes and is merged:
// npm run bench -- memory [schools] [--processes 1,2] [--seconds 15]
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { changeSchools } from '../load/change-schools.ts'
import { measureHttp } from '../load/measure-http.ts'
import { mixed } from '../load/questions.ts'
import { type RunningServer, startServer } from '../load/server.ts'
import { withDirectory } from '../load/with-program.ts'
import { generateDocuments } from '../search/documents.ts'
import { makeQuestions } from '../search/questions.ts'
import { type Memory, memoryOf, processesOf } from './processes-of.ts'

/** Megabytes: the goal for the supervisor and one process, and for each further one. */
const GOAL = { first: 250, more: 200 }
const SAMPLE_MS = 100
/** Enough changed schools for the index to be merged. */
const CHANGED_SCHOOLS = 2500
const CHANGES_PER_MINUTE = 20_000
const REST_MS = 15_000
const CLIENTS = 16

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    processes: { type: 'string', default: '1,2' },
    seconds: { type: 'string', default: '15' },
  },
})
const count = Number(positionals[0] ?? 250_000)
const seconds = Number(values.seconds)
const numbers = values.processes.split(',').map(Number)
if (!(Number.isInteger(count) && count > 0 && seconds > 0 && numbers.every((number) => number > 0)))
  throw new Error('Usage: npm run bench -- memory [schools] [--processes 1,2] [--seconds 15]')

const schools = [...generateDocuments(count)]
const questions = mixed(makeQuestions(schools))
const ids = schools.slice(0, CHANGED_SCHOOLS).map(({ id }) => id)
schools.length = 0

const sum = (memories: Memory[]): Memory => ({
  resident: memories.reduce((all, { resident }) => all + resident, 0),
  share: memories.reduce((all, { share }) => all + share, 0),
})
const now = ({ pid }: Pick<RunningServer, 'pid'>) => processesOf(pid).map(memoryOf)

/**
 * Samples the memory of all processes during the work; returns each process's memory at the moment of the highest
 * total.
 */
async function most(server: Pick<RunningServer, 'pid'>, work: () => Promise<unknown>): Promise<Memory[]> {
  let highest = now(server)
  const sampling = setInterval(() => {
    const current = now(server)
    if (sum(current).share > sum(highest).share) highest = current
  }, SAMPLE_MS)
  try {
    await work()
  } finally {
    clearInterval(sampling)
  }
  return highest
}

function report(name: string, processes: number, memories: Memory[]) {
  const { resident, share } = sum(memories)
  const goal = GOAL.first + (processes - 1) * GOAL.more
  const each = memories.map((one) => `${one.resident.toFixed(0)}/${one.share.toFixed(0)}`).join(' + ')
  const verdict = share <= goal ? 'met' : 'missed'
  console.log(
    `${name.padEnd(34)} ${resident.toFixed(0).padStart(5)} ${share.toFixed(0).padStart(5)}  ${verdict}  ${each}`,
  )
}

async function measure(client: pg.Client, processes: number) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-memory-'))
  const settings = { PROCESSES: String(processes), SEARCH_INDEX_DIR: folder }
  const load = { clients: CLIENTS, seconds }
  console.log(`${processes} process(es), goal ${GOAL.first + (processes - 1) * GOAL.more} MB`)
  const { promise: pid, resolve: spawned } = Promise.withResolvers<number>()
  const starting = startServer({ settings, spawned })
  report('first start, most', processes, await most({ pid: await pid }, () => starting))
  const first = await starting
  report('first start, index built', processes, now(first))
  await first.stop()
  const server = await startServer({ settings })
  try {
    report('start', processes, now(server))
    // How much is kept depends on how many pages are asked for: few where much else is at work.
    let pages = 0
    const ask = async () => {
      pages = (await measureHttp.results(server.origin, questions, load)).answers
    }
    const loaded = await most(server, ask)
    report(`${CLIENTS} clients, ${pages} pages, most`, processes, loaded)
    await sleep(REST_MS)
    report('after a rest', processes, now(server))
    const pace = { perMinute: CHANGES_PER_MINUTE, seconds: (CHANGED_SCHOOLS * 60) / CHANGES_PER_MINUTE }
    const merging = await most(server, async () => {
      await changeSchools(client, ids, pace)
      await ask()
    })
    report(`${CHANGED_SCHOOLS} changes, ${pages} pages, most`, processes, merging)
    await sleep(REST_MS)
    report('after a rest', processes, now(server))
  } finally {
    await server.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

await withDirectory(count, async (client) => {
  console.log(`${count} schools; megabytes: resident, proportional; each process`)
  for (const processes of numbers) await measure(client, processes)
}).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
