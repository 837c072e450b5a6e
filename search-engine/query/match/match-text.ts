import type { Segment } from '../../index/segment/segment.ts'
import type { QueryWord } from '../../language/names/terms.ts'
import { countLive, intersect, type Match, matchAll, restrictMatch } from './match.ts'
import { isAnyLive } from './match-terms.ts'
import type { SearchMemo } from './search-memo.ts'
import { levelOfSought, probesOf, type SoughtWord } from './sought-word.ts'
import { BEGINNINGS, type Scope, type Tolerance } from './word-terms.ts'

/** Looking up one document takes as long as reading this many postings. */
const PROBE_COST = 8

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

/** Whether any live document has a word, or a word that begins with it if it may be incomplete. */
export function isKnownTo(segments: readonly Segment[], word: QueryWord, memo: SearchMemo): boolean {
  return segments.some((segment) => {
    const sought = memo.seek(segment, word, 'anywhere', BEGINNINGS)
    if (isAnyLive(segment, sought.terms)) return true
    const isMore = sought.compounds.length > 0 || sought.isOptional
    return isMore && countLive(memo.match(segment, sought), segment.live) > 0
  })
}
