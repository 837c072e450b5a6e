import { findNearPlace } from '#app/features/search/places/near-place.server.ts'
import { queryOf } from '#app/features/search/results/search-schools.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import { SearchEngine } from '#search-engine/index.ts'
import { createRandom } from '../directory/random.ts'
import { generateDocuments } from '../search/documents.ts'
import { makeQuestions } from '../search/questions.ts'
import { hostileAddresses } from './hostile-addresses.ts'

// Measures the processor time of searches designed to be slow, from the address to the rows:
// npm run bench -- hostile-searches [schools] [searches] [seed]. Fails when the goal is exceeded.

const GOAL_MS = 50
const SHOWN = 10
/** Normal searches beforehand, because every running program has answered some. */
const WARM_UP = 500

const [schoolCount = 250_000, searchCount = 1000, seed = 1] = process.argv.slice(2).map(Number)
const schools = [...generateDocuments(schoolCount)]
const engine = SearchEngine.build(schools)
for (const { query } of makeQuestions(schools).slice(0, WARM_UP)) engine.search(query)

/** Does what the results page does before it queries the database. */
function search(query: string) {
  const address = readSearchAddress(new URLSearchParams(query))
  const near = address.near === undefined ? undefined : findNearPlace(engine, address.near)
  return engine.search(queryOf(address, near))
}

const measured = hostileAddresses(schools, searchCount, createRandom(seed)).map((hostile) => {
  const before = process.threadCpuUsage()
  const { total } = search(hostile.query)
  const { user, system } = process.threadCpuUsage(before)
  return { ...hostile, total, ms: (user + system) / 1000 }
})

const slowest = measured.toSorted((a, b) => b.ms - a.ms)
const at = (share: number) => slowest[Math.floor((1 - share) * (slowest.length - 1))]?.ms.toFixed(1)
for (const { kind, total, ms, query } of slowest.slice(0, SHOWN))
  console.log(`${ms.toFixed(1).padStart(7)} ms  ${kind}, ${total} found: ${query.slice(0, 120)}`)
const over = slowest.filter(({ ms }) => ms > GOAL_MS).length
console.log(
  `${schools.length} schools, ${measured.length} searches, processor time: p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} ms`,
)
console.log(`goal max ≤ ${GOAL_MS} ms: ${over === 0 ? 'met' : `MISSED by ${over}`}`)
process.exitCode = over === 0 ? 0 : 1
