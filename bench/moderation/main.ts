import { existsSync } from 'node:fs'
import type { ReviewLanguage } from '#app/features/screening/finding.ts'
import { type Counts, countsOf, KINDS, type Labelled, missesOf, precision, recall } from './measure.ts'

// Precision and recall of the checks of texts on the labelled sentences: npm run bench:moderation.
// Names the languages without sentences, prints what was missed and fails below the goal.

const GOAL = 0.9
const LANGUAGES: ReviewLanguage[] = ['de', 'en', 'fr', 'es', 'it']

async function readSentences(language: ReviewLanguage): Promise<Labelled[]> {
  const file: { sentences: Labelled[] } = await import(`./sentences/${language}.ts`)
  return file.sentences
}

const shown = (counts: Counts) => `${precision(counts).toFixed(2)} / ${recall(counts).toFixed(2)}`.padEnd(14)
const isGood = (counts: Counts) => precision(counts) >= GOAL && recall(counts) >= GOAL

const fileOf = (language: ReviewLanguage) => new URL(`./sentences/${language}.ts`, import.meta.url)
const present = LANGUAGES.filter((language) => existsSync(fileOf(language)))
const missing = LANGUAGES.filter((language) => !present.includes(language))

const measured = await Promise.all(
  present.map(async (language) => {
    const sentences = await readSentences(language)
    return { sentences, misses: missesOf(language, sentences) }
  }),
)
const sentences = measured.flatMap((part) => part.sentences)
const misses = measured.flatMap((part) => part.misses)

if (missing.length) console.log(`no sentences yet: ${missing.join(', ')}`)
console.log(['precision / recall', ...present, 'all'].map((title) => title.padEnd(14)).join(' '))
for (const kind of KINDS) {
  const cells = measured.map((part) => shown(countsOf(kind, part.sentences, part.misses)))
  console.log([kind.padEnd(18), ...cells, shown(countsOf(kind, sentences, misses))].join(' '))
}
for (const { language, kind, was, text } of misses) console.log(`    ${language} ${kind} ${was}: ${text}`)
process.exitCode = KINDS.every((kind) => isGood(countsOf(kind, sentences, misses))) ? 0 : 1
