import { type SchoolDocument, SearchEngine } from '#app/features/search/engine/index.ts'
import { miniSearch } from './contenders/mini-search.ts'
import { bestLookup, ownEngine } from './contenders/own.ts'
import { emptyStatement, naiveLike, textbookSearch } from './contenders/postgres.ts'
import { openScratchDatabase } from './contenders/scratch-database.ts'
import { sqliteSearch } from './contenders/sqlite.ts'
import { generateDocuments } from './documents.ts'
import { type Contender, type Effort, measure, type Timings, throughput } from './measure.ts'
import { makeQuestions } from './questions.ts'
import { memoryInUse, timed } from './resources.ts'
import { ratioTable, timingsTable } from './table.ts'

// Measures the search against others over a made-up directory: node bench/search/main.ts [schools] [--alone]
// --alone: only the engine itself.

const OWN_EFFORT: Effort = { rounds: 9, questions: 100, secondsPerClass: 60 }
const OTHERS_EFFORT: Effort = { rounds: 2, questions: 8, secondsPerClass: 12 }
const THROUGHPUT_SECONDS = 5
const MEGABYTE = 1e6

async function main() {
  const count = Number(process.argv[2] ?? 250_000)
  if (!Number.isInteger(count) || count < 1) throw new Error('Usage: node bench/search/main.ts [schools] [--alone]')
  const schools = [...generateDocuments(count)]
  const questions = makeQuestions(schools)
  console.log(`${schools.length} schools, ${questions.length} questions`)
  const own = ownEngine(buildAndLoad(schools))
  const timings = await measure(own, questions, OWN_EFFORT)
  console.log(timingsTable(timings))
  console.log(`${Math.round(throughput(own, questions, THROUGHPUT_SECONDS))} questions of all classes a second`)
  if (process.argv.includes('--alone')) return
  console.log(
    ratioTable(timings, await measureOthers(schools, (contender) => measure(contender, questions, OTHERS_EFFORT))),
  )
}

function buildAndLoad(schools: readonly SchoolDocument[]): SearchEngine {
  const built = timed('build', () => SearchEngine.build(schools))
  const snapshot = timed('snapshot', () => built.snapshot())
  const before = memoryInUse()
  const engine = timed('load', () => SearchEngine.load(snapshot))
  const held = memoryInUse() - before + snapshot.byteLength
  console.log(
    `memory ${Math.round(held / MEGABYTE)} MB, of them ${Math.round(snapshot.byteLength / MEGABYTE)} MB snapshot`,
  )
  return engine
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
