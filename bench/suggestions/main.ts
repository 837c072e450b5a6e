import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { type SchoolDocument, SearchEngine } from '#search-engine/index.ts'
import { createRandom } from '../directory/random.ts'
import { generateDocuments } from '../search/documents.ts'
import { makeTexts } from './texts.ts'
import { isWanted, readTexts, rowsOf, type TypedText } from './wanted.ts'

// Measures how many letters of a text must be typed until the list of suggestions contains the wanted row, and how much
// a suggestion costs: npm run bench -- suggestions [schools] [--documents FILE] [--texts FILE] [--count 60] [--seed 1]
// [--all]. The documents are made up, or a file with one as JSON on each line; the texts are drawn from them, or a file
// as `readTexts` takes it; --all lists every text.

const IN_TOP = 5
/** Number of letters from which the field requests suggestions. */
const MIN_LETTERS = 2
const AIMS = { found: 0.95, letters: 0.45, milliseconds: 5 }
const ROUNDS = 3

type Outcome = TypedText & {
  /** Whether the whole text brings up the wanted row among the first. */
  isFound: boolean
  /** Share of the letters after which it is among the first for the first time; 1 if it never is. */
  letters: number
}

function beginningsOf(text: string): string[] {
  return Array.from({ length: Math.max(1, text.length - MIN_LETTERS + 1) }, (_, more) =>
    text.slice(0, MIN_LETTERS + more),
  )
}

function type(engine: SearchEngine, typed: TypedText): Outcome {
  const beginnings = beginningsOf(typed.text)
  const isThere = beginnings.map((text) =>
    rowsOf(engine.suggest(text, typed.home))
      .slice(0, IN_TOP)
      .some((row) => isWanted(typed.wanted, row)),
  )
  const first = isThere.indexOf(true)
  const letters = first === -1 ? 1 : beginnings[first]!.length / typed.text.length
  return { ...typed, isFound: isThere.at(-1) === true, letters }
}

function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0
}

const percent = (share: number) => `${Math.round(share * 100)} %`

function report(name: string, outcomes: readonly Outcome[]): void {
  const found = outcomes.filter(({ isFound }) => isFound).length
  const letters = quantile(
    outcomes.map(({ letters: share }) => share),
    0.5,
  )
  console.log(`${name.padEnd(24)} ${found} of ${outcomes.length} at the end, median ${percent(letters)} of the letters`)
}

/** Returns the milliseconds of each suggestion for all prefixes of all texts, after a round that is not measured. */
function timesOf(engine: SearchEngine, texts: readonly TypedText[]): number[] {
  const asked = texts.flatMap(({ text, home }) => beginningsOf(text).map((beginning) => ({ beginning, home })))
  const rounds = Array.from({ length: ROUNDS }, () =>
    asked.map(({ beginning, home }) => {
      const before = performance.now()
      engine.suggest(beginning, home)
      return performance.now() - before
    }),
  )
  // What else runs on the machine can only make a suggestion slower.
  return asked.map((_, at) => Math.min(...rounds.map((times) => times[at]!)))
}

const readDocuments = (file: string): SchoolDocument[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: 'string' },
    texts: { type: 'string' },
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
  },
})
const documents = values.documents
  ? readDocuments(values.documents)
  : [...generateDocuments(Number(positionals[0] ?? 100_000))]
const engine = SearchEngine.build(documents)
const random = createRandom(Number(values.seed))
const texts = values.texts ? readTexts(values.texts) : makeTexts(documents, Number(values.count), random)
const outcomes = texts.map((typed) => type(engine, typed))
for (const [kind, ofKind] of Map.groupBy(outcomes, (outcome) => outcome.kind)) report(kind, ofKind)
report('all', outcomes)
for (const { kind, home, text, letters, isFound } of outcomes.filter((one) => values.all || !one.isFound))
  console.log(`    ${percent(letters).padStart(5)}${isFound ? '' : ' not at the end'}  ${kind}, ${home}: ${text}`)
const times = timesOf(engine, texts)
const [median, most] = [quantile(times, 0.5), quantile(times, 0.95)]
console.log(`${median.toFixed(2)} ms a suggestion, p95 ${most.toFixed(2)} ms, ${documents.length} schools`)
const isGood =
  outcomes.filter(({ isFound }) => isFound).length / outcomes.length >= AIMS.found &&
  quantile(
    outcomes.map(({ letters }) => letters),
    0.5,
  ) <= AIMS.letters &&
  most <= AIMS.milliseconds
process.exitCode = isGood ? 0 : 1
