import { MAX_CORRECTED_LENGTH } from '../../base/text/edit-distance.ts'
import { type Lexicon, termAt } from '../../base/text/lexicon.ts'
import { correctablePart } from '../../language/term-kinds.ts'

/**
 * Delete neighbourhood for typing errors: two words are at most k edits apart only if some deletion of at most k
 * letters makes them equal. It is enough to delete among the first letters, because an edit further back changes
 * nothing there. Table of buckets: the numbers of the terms with a deletion of hash h are `terms[offsets[h & mask] …
 * offsets[(h & mask) + 1])`, those with most documents first. Source: W. Garbe, SymSpell (2012); T. Bocek, E. Hunt, B.
 * Stiller, Fast similarity search in large dictionaries (2007).
 */
export type Deletions = { offsets: Uint32Array; terms: Uint32Array }

/** Number of first letters among which deletions are made. */
const PREFIX = 7
/** Words of eight letters may have two edits, so terms of six letters or more need two deletions. */
const TWO_DELETIONS_FROM = 6
const MIN_LENGTH = 3

/** Terms processed in one step. */
const STEP = 256

/**
 * Yields after each small step.
 *
 * @param countOf returns the number of documents with a term, given its number
 */
export function* buildDeletions(lexicon: Lexicon, countOf: (term: number) => number): Generator<void, Deletions> {
  const numbers = new Uint32Array(lexicon.offsets.length - 1).map((_, number) => number)
  // The terms of a lexicon would take many times their bytes as strings, so each is decoded only when needed.
  const visit = (number: number, found: (hash: number) => void) => deletionsOfTerm(termAt(lexicon, number), found)
  let entries = 0
  for (const number of numbers) {
    entries += visit(number, countOne)
    if (number % STEP === 0) yield
  }
  const mask = tableSize(entries) - 1
  const offsets = new Uint32Array(mask + 2)
  for (const number of numbers) {
    visit(number, (hash) => offsets[(hash & mask) + 1]!++)
    if (number % STEP === 0) yield
  }
  for (let bucket = 0; bucket <= mask; bucket++) offsets[bucket + 1]! += offsets[bucket]!
  const terms = new Uint32Array(entries)
  const next = offsets.slice()
  for (const number of mostFirst(numbers, countOf)) {
    visit(number, (hash) => {
      terms[next[hash & mask]!++] = number
    })
    if (number % STEP === 0) yield
  }
  return { offsets, terms }
}

/**
 * Returns the numbers of terms that may be within `edits` of a word, in no particular order, including some false
 * matches.
 *
 * @param isWanted whether a term has enough documents; those with fewer are skipped
 */
export function nearTerms(
  { offsets, terms }: Deletions,
  word: string,
  edits: number,
  isWanted: (term: number) => boolean = () => true,
): Set<number> {
  const mask = offsets.length - 2
  const found = new Set<number>()
  visitDeletions(word, edits, (hash) => {
    const bucket = hash & mask
    for (let at = offsets[bucket]!; at < offsets[bucket + 1]! && isWanted(terms[at]!); at++) found.add(terms[at]!)
  })
  return found
}

/** Sorts numbers by count, largest first, then by themselves; a comparator would take more memory. */
function mostFirst(numbers: Uint32Array, countOf: (number: number) => number): Uint32Array {
  const keys = Float64Array.from(numbers, (number) => number - countOf(number) * numbers.length).sort()
  return numbers.map((_, at) => ((keys[at]! % numbers.length) + numbers.length) % numbers.length)
}

const countOne = () => {}

function tableSize(entries: number): number {
  return 2 ** Math.max(4, Math.ceil(Math.log2(entries / 2 + 1)))
}

function deletionsOfTerm(term: string, visit: (hash: number) => void): number {
  const word = correctablePart(term)
  if (word.length < MIN_LENGTH || word.length > MAX_CORRECTED_LENGTH) return 0
  return visitDeletions(word, word.length < TWO_DELETIONS_FROM ? 1 : 2, visit)
}

/**
 * Visits the hashes of the beginning of a word, of it without any one letter and, if requested, without any two.
 * Returns their number.
 */
function visitDeletions(word: string, deletions: number, visit: (hash: number) => void): number {
  const length = Math.min(word.length, PREFIX)
  let visited = 0
  for (let first = 0; first <= length; first++) {
    if (deletions === 0 && first < length) continue
    for (let second = deletions === 2 && first < length ? first + 1 : length; second <= length; second++) {
      visit(hashWithout(word, length, first, second))
      visited++
    }
  }
  return visited
}

/** Returns the FNV-1a hash of the first letters without those at two positions. */
function hashWithout(word: string, length: number, first: number, second: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < length; at++) {
    if (at !== first && at !== second) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  }
  return hash ^ (hash >>> 15)
}
