import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { LiveIndex } from '#app/features/search/live/live-index.server.ts'
import type { Asked } from '../search/asked.ts'
import { generateDocuments } from '../search/documents.ts'
import { makeQuestions } from '../search/questions.ts'
import { changeSchools } from './change-schools.ts'
import { measureHttp } from './measure-http.ts'
import { postgresOf, timed } from './processor.ts'
import { mixed } from './questions.ts'
import { formatLine, type Measured, measured, verdict } from './report.ts'
import { type RunningProgram, withProgram } from './with-program.ts'

const REST_MS = 5

/**
 * Measures searches in an index of this process; between searches it may take in changes, and other work may use the
 * processor.
 */
async function measureEngine(index: LiveIndex, questions: readonly Asked[], seconds: number): Promise<Measured> {
  const searches = questions.filter(({ view, isSuggestion }) => !view && !isSuggestion)
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  for (let at = 0; performance.now() < end; at++) {
    const { query } = searches[at % searches.length] as Asked
    const started = performance.now()
    index.engine.search(query)
    times.push(performance.now() - started)
    await sleep(REST_MS)
  }
  return measured({ times: times.sort((a, b) => a - b), failures: [] })
}

// Measures the built program over HTTP with a made-up directory, both undisturbed and while schools change, and how
// much processor time it uses:
// npm run bench -- load [schools] [--seconds 15] [--processes 2] [--profile <folder>]
// Fails if an answer is wrong or a change is lost; missed goals are only reported.

const RESULTS_P95_MS = { 1: 40, 16: 150 } as const
const CHANGES_PER_MINUTE = 10_000
const CHANGED_SCHOOLS = 500
const ENGINE_MS = 5
const LOAD_MS = 8000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '15' },
    processes: { type: 'string' },
    profile: { type: 'string' },
  },
})
const count = Number(positionals[0] ?? 20_000)
const seconds = Number(values.seconds)
if (!(Number.isInteger(count) && count > 0 && seconds > 0))
  throw new Error('Usage: npm run bench -- load [schools] [--seconds 15]')

function main(): Promise<void> {
  return withProgram({ schools: count, profile: values.profile, processes: values.processes }, async (program) => {
    const { server, client } = program
    const schools = [...generateDocuments(count)]
    const questions = mixed(makeQuestions(schools))
    console.log(
      `${schools.length} schools, ${questions.length} questions, ${seconds} s each, ${values.processes ?? 1} process(es)`,
    )
    await measureQuiet(program, questions)
    const ids = schools.slice(0, CHANGED_SCHOOLS).map(({ id }) => id)
    await measureChanging(client, server.origin, questions, ids)
  })
}

async function measureQuiet({ server: { origin, pid }, client }: RunningProgram, questions: readonly Asked[]) {
  const processes = { program: pid, postgres: await postgresOf(client) }
  await measureHttp.results(origin, questions, { clients: 4, seconds: Math.min(5, seconds) })
  for (const clients of [1, 16] as const) {
    const used = timed(processes)
    const results = await measureHttp.results(origin, questions, { clients, seconds })
    const { program, postgres } = used()
    console.log(formatLine(`results, ${clients} client(s)`, results, seconds))
    const each = (ms: number) => (ms / results.answers).toFixed(1)
    console.log(`  processor: ${each(program)} ms a list in the program, ${each(postgres)} in PostgreSQL`)
    console.log(verdict(results, RESULTS_P95_MS[clients]))
    console.log(
      formatLine(
        `suggestions, ${clients} client(s)`,
        await measureHttp.suggestions(origin, questions, { clients, seconds }),
        seconds,
      ),
    )
  }
}

/**
 * An index in this process follows the same changes, so that the engine is measured without the rest of the program.
 */
async function measureChanging(client: pg.Client, origin: string, questions: readonly Asked[], ids: readonly string[]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-index-'))
  const index = new LiveIndex(folder)
  const started = performance.now()
  await index.start()
  console.log(`index from the database in ${Math.round(performance.now() - started)} ms, goal at 250,000: ≤ ${LOAD_MS}`)
  try {
    await measureEngine(index, questions, 2)
    const quiet = await measureEngine(index, questions, seconds)
    console.log(formatLine('engine', quiet, seconds))
    const [words, results, engine] = await Promise.all([
      changeSchools(client, ids, { perMinute: CHANGES_PER_MINUTE, seconds }),
      measureHttp.results(origin, questions, { clients: 1, seconds }),
      measureEngine(index, questions, seconds),
    ])
    const changes = Math.round((CHANGES_PER_MINUTE * seconds) / 60)
    console.log(formatLine(`results, 1 client, ${changes} changes`, results, seconds))
    console.log(formatLine(`engine, ${changes} changes`, engine, seconds))
    console.log(verdict(engine, Math.max(ENGINE_MS, 2 * quiet.p95)))
    const lost = await measureHttp.lostChanges(origin, words)
    console.log(`${words.size - lost.length} of ${words.size} changed schools found by their last name`)
    if (lost.length > 0) throw new Error(`Lost changes: ${lost.slice(0, 10).join(', ')}`)
  } finally {
    await index.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
