import type { Segment } from '../../index/segment/segment.ts'
import type { QueryWord } from '../../language/names/terms.ts'
import { cityWordTerm } from '../../language/term-kinds.ts'
import { countLive, intersect, LEVEL, type Match, matchAll, restrictMatch } from './match.ts'
import { isAnyLive } from './match-terms.ts'
import type { SearchMemo } from './search-memo.ts'
import { levelOfSought, probesOf, type SoughtWord } from './sought-word.ts'
import { oneTerm, type Scope, type Tolerance, WHOLE_WORDS } from './word-terms.ts'

/** With fewer results than this, beginnings of words count as well. */
const FEW_RESULTS = 5
/** Looking up one document takes as long as reading this many postings. */
const PROBE_COST = 8
const BEGINNINGS: Tolerance = { beginnings: true, edits: false }
export const EDITS: Tolerance = { beginnings: true, edits: true }

/** A match in each segment, and whether words were corrected to obtain it. */
export type TextMatch = { matches: Match[]; corrected: boolean }

/**
 * Returns the documents that have all words. Whole words count; beginnings of the last word too if that gives few; and
 * if that gives none, corrections: first of words that no document has, then of all but words of towns. All live
 * documents are counted, whatever the filters, so that a filter never changes what the words mean.
 *
 * @param mistyped folded words that are corrected in any case, to the exclusion of others
 */
export function matchText(
  segments: readonly Segment[],
  words: readonly QueryWord[],
  literal: boolean,
  memo: SearchMemo,
  mistyped: readonly string[] = [],
): TextMatch {
  const attempt = (toleranceOf: (word: QueryWord) => Tolerance) =>
    segments.map((segment) => matchWords(segment, words, 'anywhere', toleranceOf, memo))
  if (mistyped.length > 0) {
    return { matches: attempt(({ text }) => (mistyped.includes(text) ? EDITS : WHOLE_WORDS)), corrected: true }
  }
  let matches = attempt(() => WHOLE_WORDS)
  if (words.at(-1)?.prefix && countMatches(segments, matches) < FEW_RESULTS) matches = attempt(() => BEGINNINGS)
  if (literal || countMatches(segments, matches) > 0) return { matches, corrected: false }
  const unknown = new Set(words.filter((word) => !isKnown(segments, word, memo)))
  const corrected = attempt((word) => (unknown.has(word) ? EDITS : BEGINNINGS))
  if (countMatches(segments, corrected) > 0) return { matches: corrected, corrected: true }
  return { matches: attempt((word) => (isTownWord(segments, word) ? BEGINNINGS : EDITS)), corrected: true }
}

/** Returns the documents of a segment that have all words; all live ones if there is no word. */
export function matchWords(
  segment: Segment,
  words: readonly QueryWord[],
  scope: Scope,
  toleranceOf: (word: QueryWord) => Tolerance,
  memo: SearchMemo,
): Match {
  // A repeated word limits the results only once.
  const sought = new Set(words.map((word) => memo.seek(segment, word, scope, toleranceOf(word))))
  const [rarest, ...others] = [...sought].sort((a, b) => a.count - b.count)
  if (!rarest) return matchAll(segment.live)
  return others.reduce((match, word) => narrow(segment, match, word, memo), memo.match(segment, rarest))
}

/**
 * Checks the remaining documents one by one, unless there are so many that finding all documents with the word is
 * cheaper.
 */
function narrow(segment: Segment, match: Match, word: SoughtWord, memo: SearchMemo): Match {
  const isCheap = match.kind === 'list' && match.docs.length * probesOf(word) * PROBE_COST <= word.count
  return isCheap
    ? restrictMatch(match, (doc) => levelOfSought(segment, word, doc))
    : intersect(match, memo.match(segment, word))
}

function isKnown(segments: readonly Segment[], word: QueryWord, memo: SearchMemo): boolean {
  return segments.some((segment) => {
    const sought = memo.seek(segment, word, 'anywhere', BEGINNINGS)
    if (isAnyLive(segment, sought.terms)) return true
    const isMore = sought.compounds.length > 0 || sought.isOptional
    return isMore && countLive(memo.match(segment, sought), segment.live) > 0
  })
}

/** Whether the name of a town has the word as typed. */
function isTownWord(segments: readonly Segment[], { text }: QueryWord): boolean {
  return segments.some((segment) => isAnyLive(segment, oneTerm(segment, cityWordTerm(text), LEVEL.written)))
}

function countMatches(segments: readonly Segment[], matches: readonly Match[]): number {
  return matches.reduce((sum, match, at) => sum + countLive(match, segments[at]!.live), 0)
}
