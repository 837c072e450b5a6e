import { parseArgs } from 'node:util'
import { SearchEngine } from '#search-engine/index.ts'
import { createRandom } from '../directory/random.ts'
import { generateDocuments } from '../search/documents.ts'
import { makeTexts, rowsOf, type TypedText } from './texts.ts'

// Measures how many letters of a text must be typed until the list of suggestions contains the intended row, and how
// much a suggestion costs: npm run bench -- suggestions [schools] [--texts 10] [--seed 1].

const IN_TOP = 5
/** Number of letters from which the field requests suggestions. */
const MIN_LETTERS = 2
const AIMS = { found: 0.95, letters: 0.4, milliseconds: 0.5 }
const ROUNDS = 5

type Outcome = TypedText & {
  /** Whether the whole text brings up the wanted row among the first. */
  isFound: boolean
  /** Share of the letters after which it stays there; 1 if it never does. */
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
    rowsOf(engine.suggest(text, typed.home)).slice(0, IN_TOP).some(typed.isWanted),
  )
  const first = isThere.indexOf(true)
  const letters = first === -1 ? 1 : beginnings[first]!.length / typed.text.length
  return { ...typed, isFound: isThere.at(-1) === true, letters }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >>> 1] ?? 0
}

const percent = (share: number) => `${Math.round(share * 100)} %`

function report(name: string, outcomes: readonly Outcome[]): void {
  const found = outcomes.filter(({ isFound }) => isFound).length
  const letters = median(outcomes.map(({ letters: share }) => share))
  console.log(`${name.padEnd(24)} ${found} of ${outcomes.length} at the end, median ${percent(letters)} of the letters`)
}

/** Returns the mean processor time of one suggestion over all prefixes of all texts, in milliseconds. */
function processorTime(engine: SearchEngine, texts: readonly TypedText[]): number {
  const asked = texts.flatMap(({ text }) => beginningsOf(text))
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) for (const text of asked) engine.suggest(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / (ROUNDS * asked.length)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { texts: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
})
const documents = [...generateDocuments(Number(positionals[0] ?? 100_000))]
const engine = SearchEngine.build(documents)
const texts = makeTexts(documents, Number(values.texts), createRandom(Number(values.seed)))
const outcomes = texts.map((typed) => type(engine, typed))
for (const [kind, ofKind] of Map.groupBy(outcomes, (outcome) => outcome.kind)) report(kind, ofKind)
report('all', outcomes)
for (const { kind, text, wanted } of outcomes.filter(({ isFound }) => !isFound)) {
  console.log(`    ${kind}: ${text}  →  ${wanted}`)
}
const milliseconds = processorTime(engine, texts)
console.log(`${milliseconds.toFixed(3)} ms of processor time a suggestion, ${documents.length} schools`)
const isGood =
  outcomes.filter(({ isFound }) => isFound).length / outcomes.length >= AIMS.found &&
  median(outcomes.map(({ letters }) => letters)) <= AIMS.letters &&
  milliseconds <= AIMS.milliseconds
process.exitCode = isGood ? 0 : 1
