import { parseArgs } from 'node:util'
import { type SchoolDocument, SearchEngine, type SearchQuery } from '#search-engine/index.ts'
import { createRandom } from '../directory/random.ts'
import { generateDocuments } from '../search/documents.ts'
import { isWanted, type KnownSearch, makeSearches, SEARCH_KINDS } from './searches.ts'

// Measures how well schools are found by texts with typing errors, abbreviations, other accents and places:
// node bench/relevance/main.ts [schools] [--searches 500] [--seed 1]. Prints the misses; fails below the aims.

const IN_TOP = 5
const AIMS = { top: 0.97, first: 0.9 }
const MAX_MISSES = 25

type Outcome = KnownSearch & { place: number; best: string }

const EVERYWHERE: Omit<SearchQuery, 'text'> = {
  types: [],
  features: [],
  countries: [],
  sort: 'relevance',
  page: 1,
  pageSize: 20,
}

function run(engine: SearchEngine, schools: ReadonlyMap<string, SchoolDocument>, search: KnownSearch): Outcome {
  const { hits } = engine.search({ ...EVERYWHERE, text: search.text })
  const found = hits.flatMap(({ id }) => schools.get(id) ?? [])
  const place = found.findIndex((school) => isWanted(school, search)) + 1
  return { ...search, place, best: found[0] ? `${found[0].name}, ${found[0].city}` : 'nothing' }
}

const isInTop = ({ place }: Outcome) => place > 0 && place <= IN_TOP
const share = (outcomes: Outcome[], fits: (outcome: Outcome) => boolean) =>
  outcomes.filter(fits).length / outcomes.length
const percent = (part: number) => `${(part * 100).toFixed(1)} %`

function report(kind: string, outcomes: Outcome[]): boolean {
  const top = share(outcomes, isInTop)
  const first = share(outcomes, ({ place }) => place === 1)
  const isGood = top >= AIMS.top && first >= AIMS.first
  console.log(`${kind.padEnd(16)} top ${IN_TOP}: ${percent(top)}  first: ${percent(first)}  ${isGood ? '' : 'MISSED'}`)
  for (const { text, school, place, best } of outcomes.filter((outcome) => !isInTop(outcome)).slice(0, MAX_MISSES)) {
    console.log(
      `    ${text}  →  ${school.name}, ${school.city} (${school.country}): ${place || 'not found'}, first is ${best}`,
    )
  }
  return isGood
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { searches: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } },
})
const documents = [...generateDocuments(Number(positionals[0] ?? 250_000))]
const engine = SearchEngine.build(documents)
const byId = new Map(documents.map((school) => [school.id, school]))
const searches = makeSearches(documents, Number(values.searches), createRandom(Number(values.seed)))
const outcomes = Map.groupBy(
  searches.map((search) => run(engine, byId, search)),
  ({ kind }) => kind,
)
const isGood = SEARCH_KINDS.map((kind) => report(kind, outcomes.get(kind) ?? []))
process.exitCode = isGood.every(Boolean) ? 0 : 1
