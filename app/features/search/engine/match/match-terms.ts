import type { Segment } from '../segment/segment.ts'
import { addTo, type Bitmap, emptyBitmap, hasBit, uniteWith } from '../sets/bitmap.ts'
import { lowerBound } from '../sets/sorted-list.ts'
import { isFrequent } from '../text/frequent-terms.ts'
import { docOf, encodePosting, isSynonymPosting } from '../text/postings.ts'
import {
  type BitsMatch,
  cumulate,
  LEVEL,
  LEVELS,
  type Level,
  type ListMatch,
  levelled,
  type Match,
  matchOfEntries,
} from './match.ts'

/** A term by its number, and the level of a document that has it; `written` becomes `synonym` where it only is one. */
export type LevelledTerm = { term: number; level: Level }

/** The documents that have one of the terms. */
export function matchTerms(segment: Segment, terms: readonly LevelledTerm[]): Match {
  const count = terms.reduce((sum, { term }) => sum + postingCount(segment, term), 0)
  if (isFrequent(count, segment.size)) return termsAsBits(segment, terms)
  const [only] = terms
  if (terms.length === 1 && only) return termAsList(segment, only)
  const entries = new Uint32Array(count)
  let filled = 0
  for (const { term, level } of terms) {
    for (let at = segment.postingOffsets[term]!; at < segment.postingOffsets[term + 1]!; at++) {
      entries[filled++] = levelled(docOf(segment.postings[at]!), levelOfPosting(segment.postings[at]!, level))
    }
  }
  return matchOfEntries(entries)
}

/** Postings ascend, so one term needs no sorting. */
function termAsList({ postings, postingOffsets }: Segment, { term, level }: LevelledTerm): ListMatch {
  const from = postingOffsets[term]!
  const count = postingOffsets[term + 1]! - from
  const docs = new Uint32Array(count)
  const levels = new Uint8Array(count)
  for (let at = 0; at < count; at++) {
    docs[at] = docOf(postings[from + at]!)
    levels[at] = levelOfPosting(postings[from + at]!, level)
  }
  return { kind: 'list', docs, levels }
}

/** Level of a document that has the term, {@link LEVELS} if it has not. */
export function levelOfTerm(segment: Segment, { term, level }: LevelledTerm, doc: number): number {
  const frequent = segment.frequent.get(term)
  if (frequent) {
    if (!hasBit(frequent.all, doc)) return LEVELS
    return level === LEVEL.written && !hasBit(frequent.written, doc) ? LEVEL.synonym : level
  }
  const to = segment.postingOffsets[term + 1]!
  const at = lowerBound(segment.postings, encodePosting(doc, false), segment.postingOffsets[term]!, to)
  const posting = segment.postings[at]!
  return at < to && docOf(posting) === doc ? levelOfPosting(posting, level) : LEVELS
}

export function postingCount({ postingOffsets }: Segment, term: number): number {
  return postingOffsets[term + 1]! - postingOffsets[term]!
}

function levelOfPosting(posting: number, level: Level): Level {
  return level === LEVEL.written && isSynonymPosting(posting) ? LEVEL.synonym : level
}

function termsAsBits(segment: Segment, terms: readonly LevelledTerm[]): BitsMatch {
  const only = terms.length === 1 ? segment.frequent.get(terms[0]!.term) : undefined
  if (only && terms[0]!.level === LEVEL.written) {
    return { kind: 'bits', upTo: [only.written, only.all, only.all, only.all, only.all] }
  }
  const at: (Bitmap | undefined)[] = [emptyBitmap(segment.size), ...new Array<undefined>(LEVELS - 1)]
  for (const { term, level } of terms) addTerm(segment, term, level, at)
  return cumulate(at)
}

function addTerm(segment: Segment, term: number, level: Level, at: (Bitmap | undefined)[]): void {
  const bitmapAt = (wanted: Level) => (at[wanted] ??= emptyBitmap(segment.size))
  const frequent = segment.frequent.get(term)
  if (frequent) {
    uniteWith(bitmapAt(level), level === LEVEL.written ? frequent.written : frequent.all)
    if (level === LEVEL.written) uniteWith(bitmapAt(LEVEL.synonym), frequent.all)
    return
  }
  const { postings, postingOffsets } = segment
  const target = bitmapAt(level)
  const targetOfSynonyms = level === LEVEL.written ? bitmapAt(LEVEL.synonym) : target
  for (let i = postingOffsets[term]!; i < postingOffsets[term + 1]!; i++) {
    const posting = postings[i]!
    addTo(isSynonymPosting(posting) ? targetOfSynonyms : target, docOf(posting))
  }
}
