import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { arbitraryCalls, type OpenApi } from '#server/endpoints/api/testing/arbitrary-calls.ts'
import { answerChecker } from '#server/endpoints/api/testing/check-answer.ts'

// Sends arbitrary requests to the API of a running program (with TRUST_PROXY=1, so that each seems to come from a
// separate network) and checks every answer against the OpenAPI document:
// npm run bench -- api-fuzz http://localhost:3000 [--requests 20000] [--at-once 8]

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { requests: { type: 'string', default: '20000' }, 'at-once': { type: 'string', default: '8' } },
})
const origin = positionals[0] ?? 'http://localhost:3000'
const wanted = Number(values.requests)

const from = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` })
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/v1${path}`, { headers: { ...from(), ...headers } })

type Found = { data: { results: { id: string; city: string; postalCode: string }[] } }
const document = (await (await get('/openapi.json')).json()) as OpenApi
const found = (await (await get('/search?size=100')).json()) as Found
const schools = found.data.results
if (schools.length === 0) throw new Error('There are no schools to ask for.')
const words = [...new Set(schools.flatMap(({ city, postalCode }) => [city, postalCode]))].filter(Boolean)
const changes = (await (await get('/changes')).json()) as { data: { cursor: string } }
const known = {
  cursor: changes.data.cursor,
  ids: schools.map(({ id }) => id),
  words: [...words, 'Grundschule', 'lycée Lyon', 'primary school', 'Gymnasium Köln mit Musik', '35238'],
  places: [
    ['deutschland', 'nordrhein-westfalen', 'koeln'],
    ['deutschland', 'berlin', 'berlin'],
    ['france', 'rhone', 'lyon'],
    ['united-kingdom', 'greater-london', 'london'],
  ] as [string, string, string][],
}

const check = answerChecker(document)
const statuses = new Map<string, number>()
let sent = 0
let slowest = 0
const started = performance.now()

async function fuzz(requests: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(arbitraryCalls(document, known), async (call) => {
      const asked = performance.now()
      const response = await get(call.path, call.headers)
      const fault = await check(call, response)
      slowest = Math.max(slowest, performance.now() - asked)
      sent++
      const line = `${call.operation.operationId} ${response.status}`
      statuses.set(line, (statuses.get(line) ?? 0) + 1)
      if (fault) throw new Error(`${call.path}: ${fault}`)
    }),
    { numRuns: requests },
  )
}

const lanes = Number(values['at-once'])
await Promise.all(Array.from({ length: lanes }, () => fuzz(Math.ceil(wanted / lanes))))
const seconds = (performance.now() - started) / 1000
for (const [line, count] of [...statuses].sort()) console.log(`${String(count).padStart(6)}  ${line}`)
console.log(
  `${sent} requests in ${seconds.toFixed(0)} s, every answer as the document says, slowest ${slowest.toFixed(0)} ms`,
)
