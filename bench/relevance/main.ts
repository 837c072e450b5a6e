import { parseArgs } from 'node:util'
import { SearchEngine } from '#search-engine/index.ts'
import { createRandom } from '../directory/random.ts'
import { readAskedTexts } from './asked/asked-text.ts'
import { fitWeights } from './fit-weights.ts'
import { openPeers } from './peers.ts'
import { randomTexts } from './random-texts.ts'
import { readDirectory, readDocuments } from './read-documents.ts'
import { printFigures, printMisses, reachesAims } from './report.ts'
import { expect, findByEngine, judgeBy, runTexts } from './run-texts.ts'

// Measures how well schools are found by texts that were written without knowledge of the search, among the schools of
// the directory's database: npm run bench -- relevance [--documents schools.jsonl] [--peers] [--only class]. Prints the
// misses; fails below the aims.
// --set-aside: the texts by which nobody works; prints their figures alone.
// --drawn 500: instead, so many names of random schools with typing errors, abbreviations, other accents, and a place.
// --fit: fits the weights of readings to the texts, and writes them.

const TEXTS = (name: string) => new URL(`asked/texts/${name}.jsonl`, import.meta.url)
const DRAWN_SEED = 1

const { values } = parseArgs({
  options: {
    documents: { type: 'string' },
    only: { type: 'string', default: '' },
    drawn: { type: 'string' },
    'set-aside': { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
  },
})
if (values.fit && values['set-aside']) throw new Error('Weights are fitted to the training texts only.')

const documents = await (values.documents === undefined ? readDirectory() : readDocuments(values.documents))
const texts =
  values.drawn === undefined
    ? readAskedTexts(TEXTS(values['set-aside'] ? 'set-aside' : 'training'))
    : randomTexts(documents, Number(values.drawn), createRandom(DRAWN_SEED))
const chosen = texts.filter((asked) => asked.class.startsWith(values.only))
const { expected, without } = expect(chosen, documents)
console.log(`${documents.length} schools; for ${without.length} of ${chosen.length} texts there is none`)
if (!values['set-aside']) for (const { text } of without) console.log(`    ${text}`)

const judged = judgeBy(documents)
const engine = SearchEngine.build(documents)
if (values.fit) fitWeights(engine, expected, judged)
const own = { name: 'Aulario', find: findByEngine.bind(undefined, engine) }
const outcomes = await runTexts(own, expected, judged)
if (!values['set-aside']) printMisses(outcomes)
printFigures(own.name, outcomes)
if (values.peers) {
  for await (const peer of openPeers(documents)) printFigures(peer.name, await runTexts(peer, expected, judged))
}
process.exitCode = reachesAims(outcomes) ? 0 : 1
