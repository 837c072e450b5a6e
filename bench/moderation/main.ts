import {
  type Counts,
  countsOf,
  isGood,
  KINDS,
  type Labelled,
  type Miss,
  missesOf,
  precision,
  recall,
} from './measure.ts'
import { LANGUAGES, readSets, SETS, type SetName } from './sets.ts'

// Measures precision and recall of the screening on the labelled sentences: npm run bench -- moderation. README.md
// describes the sets. Only misses of the tuning half are shown; `--figures` leaves them out as well.

type Measured = { set: SetName; language: string; sentences: readonly Labelled[]; misses: Miss[] }

const shown = (counts: Counts) =>
  `${precision(counts).toFixed(2)} / ${recall(counts).toFixed(2)}${isGood(counts) ? '  ' : ' !'}`.padEnd(15)

const together = (kind: Labelled['kinds'][number], parts: readonly Measured[]) =>
  countsOf(
    kind,
    parts.flatMap(({ sentences }) => sentences),
    parts.flatMap(({ misses }) => misses),
  )

/** Prints a line for each kind and returns whether all kinds meet the goal over all languages. */
function report(set: SetName, parts: readonly Measured[]): boolean {
  const many = parts.reduce((sum, { sentences }) => sum + sentences.length, 0)
  console.log(`\n${set}: ${many} sentences; precision / recall, ! below the goal`)
  const languages = LANGUAGES.filter((language) => parts.some((part) => part.language === language))
  console.log(['', ...languages, 'all'].map((title, index) => title.padEnd(index ? 15 : 8)).join(' '))
  const total = KINDS.map((kind) => {
    const cells = languages.map((language) => parts.filter((part) => part.language === language))
    const all = together(kind, parts)
    console.log([kind.padEnd(8), ...[...cells, parts].map((cell) => shown(together(kind, cell)))].join(' '))
    return all
  })
  return total.every(isGood)
}

const measured: Measured[] = (await readSets()).map((part) => ({
  ...part,
  misses: missesOf(part.language, part.sentences),
}))
const results = SETS.flatMap((set) => {
  const parts = measured.filter((part) => part.set === set)
  return parts.length ? [{ set, isMet: report(set, parts) }] : []
})
if (!process.argv.includes('--figures')) {
  for (const { misses } of measured.filter(({ set }) => set === 'tuning'))
    for (const { language, kind, was, text } of misses) console.log(`    ${language} ${kind} ${was}: ${text}`)
}
for (const { set, isMet } of results) console.log(`${set}: goal ${isMet ? 'met' : 'missed'}`)
process.exitCode = results.every(({ set, isMet }) => set === 'tuning' || isMet) ? 0 : 1
