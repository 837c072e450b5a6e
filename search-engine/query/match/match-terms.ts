import { addTo, type Bitmap, hasBit, uniteWith } from '../../base/sets/bitmap.ts'
import { scratchBitmap } from '../../base/sets/scratch.ts'
import { lowerBound } from '../../base/sets/sorted-list.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { isFrequent } from '../../index/terms/frequent-terms.ts'
import { docOf, encodePosting, isSynonymPosting } from '../../index/terms/postings.ts'
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

/**
 * Terms `[from, to)` and the level of a document that has one of them; `written` becomes `synonym` where the term only
 * means the same. The postings of such terms are adjacent.
 */
export type TermRange = { from: number; to: number; level: Level }

export function matchTerms(segment: Segment, ranges: readonly TermRange[]): Match {
  const count = ranges.reduce((sum, range) => sum + postingCount(segment, range), 0)
  if (isFrequent(count, segment.size)) return termsAsBits(segment, ranges)
  const [only] = ranges
  if (ranges.length === 1 && only && only.to - only.from === 1) return termAsList(segment, only)
  const entries = new Uint32Array(count)
  let filled = 0
  for (const { from, to, level } of ranges) {
    for (let at = segment.postingOffsets[from]!; at < segment.postingOffsets[to]!; at++) {
      entries[filled++] = levelled(docOf(segment.postings[at]!), levelOfPosting(segment.postings[at]!, level))
    }
  }
  return matchOfEntries(entries)
}

/** Postings of one term are in ascending order, so they need no sorting. */
function termAsList({ postings, postingOffsets }: Segment, { from, to, level }: TermRange): ListMatch {
  const start = postingOffsets[from]!
  const count = postingOffsets[to]! - start
  const docs = new Uint32Array(count)
  const levels = new Uint8Array(count)
  for (let at = 0; at < count; at++) {
    docs[at] = docOf(postings[start + at]!)
    levels[at] = levelOfPosting(postings[start + at]!, level)
  }
  return { kind: 'list', docs, levels }
}

/** Returns the level of a document that has one of the terms, {@link LEVELS} if it has none. */
export function levelOfTerms(segment: Segment, { from, to, level }: TermRange, doc: number): number {
  let best: number = LEVELS
  for (let term = from; term < to && best > level; term++) {
    best = Math.min(best, levelOfTerm(segment, term, level, doc))
  }
  return best
}

function levelOfTerm({ frequent, postings, postingOffsets }: Segment, term: number, level: Level, doc: number): number {
  const bitmaps = frequent.get(term)
  if (bitmaps) {
    if (!hasBit(bitmaps.all, doc)) return LEVELS
    return level === LEVEL.written && !hasBit(bitmaps.written, doc) ? LEVEL.synonym : level
  }
  const end = postingOffsets[term + 1]!
  const at = lowerBound(postings, encodePosting(doc, false), postingOffsets[term]!, end)
  return at < end && docOf(postings[at]!) === doc ? levelOfPosting(postings[at]!, level) : LEVELS
}

/** Whether a live document has one of the terms; usually the first one looked at does. */
export function isAnyLive({ live, postings, postingOffsets }: Segment, ranges: readonly TermRange[]): boolean {
  return ranges.some(({ from, to }) => {
    for (let at = postingOffsets[from]!; at < postingOffsets[to]!; at++) {
      if (hasBit(live, docOf(postings[at]!))) return true
    }
    return false
  })
}

export function postingCount({ postingOffsets }: Segment, { from, to }: Pick<TermRange, 'from' | 'to'>): number {
  return postingOffsets[to]! - postingOffsets[from]!
}

function levelOfPosting(posting: number, level: Level): Level {
  return level === LEVEL.written && isSynonymPosting(posting) ? LEVEL.synonym : level
}

function termsAsBits(segment: Segment, ranges: readonly TermRange[]): BitsMatch {
  const [only] = ranges
  const bitmaps = ranges.length === 1 && only && only.to - only.from === 1 ? segment.frequent.get(only.from) : undefined
  if (bitmaps && only?.level === LEVEL.written) {
    return { kind: 'bits', upTo: [bitmaps.written, bitmaps.all, bitmaps.all, bitmaps.all, bitmaps.all] }
  }
  const at: (Bitmap | undefined)[] = [scratchBitmap(segment.size), ...new Array<undefined>(LEVELS - 1)]
  for (const range of ranges) addRange(segment, range, at)
  return cumulate(at)
}

function addRange(segment: Segment, range: TermRange, at: (Bitmap | undefined)[]): void {
  const bitmapAt = (wanted: Level) => (at[wanted] ??= scratchBitmap(segment.size))
  const { from, to, level } = range
  const target = bitmapAt(level)
  const targetOfSynonyms = level === LEVEL.written ? bitmapAt(LEVEL.synonym) : target
  const { postingOffsets } = segment
  // Many words begin with a letter, and the frequent ones have most of the postings.
  let next = from
  for (const [term, bitmaps] of segment.frequent) {
    if (term < from || term >= to) continue
    addPostings(segment, postingOffsets[next]!, postingOffsets[term]!, target, targetOfSynonyms)
    uniteWith(target, level === LEVEL.written ? bitmaps.written : bitmaps.all)
    if (level === LEVEL.written) uniteWith(targetOfSynonyms, bitmaps.all)
    next = term + 1
  }
  addPostings(segment, postingOffsets[next]!, postingOffsets[to]!, target, targetOfSynonyms)
}

function addPostings({ postings }: Segment, from: number, to: number, target: Bitmap, ofSynonyms: Bitmap): void {
  if (target === ofSynonyms) {
    for (let at = from; at < to; at++) addTo(target, docOf(postings[at]!))
    return
  }
  for (let at = from; at < to; at++) {
    const posting = postings[at]!
    addTo(isSynonymPosting(posting) ? ofSynonyms : target, docOf(posting))
  }
}
