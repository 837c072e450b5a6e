import v8 from 'node:v8'
import vm from 'node:vm'
import { type SchoolDocument, SearchEngine, type SearchResult } from '#search-engine/index.ts'
import type { Asked, QueryClass } from './asked.ts'
import { miniSearch } from './contenders/mini-search.ts'
import { emptyStatement, naiveLike, textbookSearch } from './contenders/postgres.ts'
import { openScratchDatabase } from './contenders/scratch-database.ts'
import { sqliteSearch } from './contenders/sqlite.ts'
import { generateDocuments } from './documents.ts'
import { measureHits } from './hits.ts'
import {
  type AtOnce,
  type Contender,
  type Effort,
  measure,
  measureAtOnce,
  type Percentiles,
  type Timings,
  throughput,
} from './measure.ts'
import { makeQuestions } from './questions.ts'
import { hitsTable, ratioTable, timingsTable } from './table.ts'

v8.setFlagsFromString('--expose-gc')
const collectGarbage = vm.runInNewContext('gc') as () => void

/** Returns the bytes in use after garbage collection. */
function memoryInUse(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Returns the result of a function and its milliseconds. */
function timed<T>(work: () => T): { result: T; ms: number } {
  const started = performance.now()
  const result = work()
  return { result, ms: Math.round(performance.now() - started) }
}

/** Goals for one client at 250,000 schools on two cores, as p95 in milliseconds. */
function p95Goal(name: QueryClass): number {
  return name === 'suggestion' ? 1 : 2
}

const GOALS = {
  /** Questions of all classes answered for one client. */
  questionsPerSecond: 2000,
  /** For every 250,000 schools. */
  megabytes: 100,
  loadMs: 1000,
  /** The factor by which the p95 of a class may grow with four times as many schools. */
  growth: 4,
} as const

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')

// Measures the search against its goals and against others over a made-up directory:
// npm run bench -- search [schools] [--alone]
// --alone: only the engine itself, without others and without four times as many schools. The load from the database is
// part of bench/load, which has one.

const OWN_EFFORT: Effort = { rounds: 9, questions: 100, secondsPerClass: 60 }
const OTHERS_EFFORT: Effort = { rounds: 2, questions: 8, secondsPerClass: 12 }
const AT_ONCE: AtOnce = { clients: 16, seconds: 10 }
const THROUGHPUT_SECONDS = 5
const TIMES_AS_MANY = 4
const MEGABYTE = 1e6
const GOALS_AT = 250_000

async function main() {
  const count = Number(process.argv[2] ?? GOALS_AT)
  if (!Number.isInteger(count) || count < 1) throw new Error('Usage: npm run bench -- search [schools] [--alone]')
  const alone = process.argv.includes('--alone')
  const schools = [...generateDocuments(count)]
  const questions = makeQuestions(schools)
  console.log(`${schools.length} schools, ${questions.length} questions`)
  const own = ownEngine(buildAndLoad(schools))
  const timings = await measureOwn(own, questions)
  if (alone) return
  const byId = new Map(schools.map((school) => [school.id, school]))
  const hits = new Map([['own engine', await measureHits(own, questions, byId)]])
  const others = await measureOthers(schools, async (contender) => {
    if (contender.idsOf) hits.set(contender.name, await measureHits(contender, questions, byId))
    return measure(contender, questions, OTHERS_EFFORT)
  })
  console.log(`\n${ratioTable(timings, others)}`)
  console.log(`\n${hitsTable(hits)}`)
  await measureGrowth(count * TIMES_AS_MANY, timings)
}

async function measureOwn(own: Contender, questions: readonly Asked[]): Promise<Timings> {
  const timings = await measure(own, questions, OWN_EFFORT)
  const goal = (name: QueryClass, { p95 }: Percentiles) =>
    `goal p95 ≤ ${p95Goal(name)} ms: ${verdict(p95 <= p95Goal(name))}`
  console.log(`\n${timingsTable(timings, '1 client, ms', goal)}`)
  const answered = Math.round(throughput(own, questions, THROUGHPUT_SECONDS))
  const { questionsPerSecond } = GOALS
  console.log(
    `${answered} questions of all classes a second, goal ≥ ${questionsPerSecond}: ${verdict(answered >= questionsPerSecond)}`,
  )
  const atOnce = await measureAtOnce(questions, AT_ONCE, own)
  console.log(`\n${timingsTable(atOnce, `${AT_ONCE.clients} clients, ms`)}`)
  return timings
}

function buildAndLoad(schools: readonly SchoolDocument[]): SearchEngine {
  const built = timed(() => SearchEngine.build(schools))
  const snapshot = timed(() => built.result.snapshot())
  const before = memoryInUse()
  const loaded = timed(() => SearchEngine.load(snapshot.result))
  const bytes = memoryInUse() - before + snapshot.result.byteLength
  const megabytes = Math.round(bytes / MEGABYTE)
  const share = Math.max(1, schools.length / GOALS_AT)
  console.log(`built in ${built.ms} ms, snapshot in ${snapshot.ms} ms`)
  console.log(
    `loaded in ${loaded.ms} ms, goal ≤ ${GOALS.loadMs} for 250,000: ${verdict(loaded.ms <= GOALS.loadMs * share)}`,
  )
  console.log(
    `memory ${megabytes} MB, goal ≤ ${GOALS.megabytes} for 250,000: ${verdict(megabytes <= GOALS.megabytes * share)}`,
  )
  return loaded.result
}

async function measureGrowth(count: number, few: Timings): Promise<void> {
  const schools = [...generateDocuments(count)]
  const many = await measure(ownEngine(buildAndLoad(schools)), makeQuestions(schools), OWN_EFFORT)
  const growth = (name: QueryClass, { p95 }: Percentiles) => {
    const times = p95 / (few.get(name)?.p95 ?? p95)
    return `${times.toFixed(1)} times, goal ≤ ${GOALS.growth}: ${verdict(times <= GOALS.growth)}`
  }
  console.log(`\n${timingsTable(many, `${schools.length} schools`, growth)}`)
}

async function measureOthers(schools: readonly SchoolDocument[], take: (contender: Contender) => Promise<Timings>) {
  const database = await openScratchDatabase(schools)
  const contenders: (() => Contender | Promise<Contender>)[] = [
    () => bestLookup(schools.map(({ name }) => name)),
    () => emptyStatement(database.client),
    () => naiveLike(database.client),
    () => textbookSearch(database.client),
    () => sqliteSearch(schools),
    () => miniSearch(schools),
  ]
  const timings = new Map<string, Timings>()
  try {
    for (const open of contenders) {
      const contender = await open()
      timings.set(contender.name, await take(contender))
      await contender.close?.()
    }
    return timings
  } finally {
    await database.drop()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

function ownEngine(engine: SearchEngine): Contender {
  return {
    name: 'own engine',
    answer({ query, view, isSuggestion }) {
      if (isSuggestion) return engine.suggest(query.text)
      return view ? engine.map(query, view.box, view.zoom) : engine.search(query)
    },
    idsOf: (answer) => (answer as SearchResult).hits.map(({ id }) => id),
  }
}

/** The minimum cost of a question in memory: one look-up of the name, nothing else. */
function bestLookup(names: Iterable<string>): Contender {
  const known = new Map(Array.from(names, (name, at) => [name.toLowerCase(), at]))
  return { name: 'one look-up', answer: ({ query }) => known.get(query.text.toLowerCase()) ?? -1 }
}
