import type { QueryWord } from '../../language/terms.ts'
import type { Segment } from '../segment/segment.ts'
import { countLive, intersect, type Match, matchAll } from './match.ts'
import { matchWord, type Scope, type Tolerance, WHOLE_WORDS } from './match-word.ts'

/** With fewer results than this, beginnings of words count as well. */
const FEW = 5
const BEGINNINGS: Tolerance = { beginnings: true, edits: false }
const EDITS: Tolerance = { beginnings: true, edits: true }

/** A match in each segment, and whether words were corrected to get it. */
export type TextMatch = { matches: Match[]; corrected: boolean }

/**
 * The documents that have all words. Whole words count; beginnings of the last word too if that gives few; and if it
 * gives none, corrections: first of words that no document has, then of all. What is counted are all live documents,
 * whatever the filters, so that a filter never changes what the words mean.
 */
export function matchText(segments: readonly Segment[], words: readonly QueryWord[], literal: boolean): TextMatch {
  const attempt = (toleranceOf: (word: QueryWord) => Tolerance) =>
    segments.map((segment) => matchWords(segment, words, 'anywhere', toleranceOf))
  let matches = attempt(() => WHOLE_WORDS)
  if (words.at(-1)?.prefix && total(segments, matches) < FEW) matches = attempt(() => BEGINNINGS)
  if (literal || total(segments, matches) > 0) return { matches, corrected: false }
  const unknown = new Set(words.filter((word) => !isKnown(segments, word)))
  const corrected = attempt((word) => (unknown.has(word) ? EDITS : BEGINNINGS))
  if (total(segments, corrected) > 0) return { matches: corrected, corrected: true }
  return { matches: attempt(() => EDITS), corrected: true }
}

/** The documents of a segment that have all words; all live ones if there is no word. */
export function matchWords(
  segment: Segment,
  words: readonly QueryWord[],
  scope: Scope,
  toleranceOf: (word: QueryWord) => Tolerance,
): Match {
  if (words.length === 0) return matchAll(segment.live)
  const matches = words.map((word) => matchWord(segment, word, scope, toleranceOf(word)))
  return matches.sort((a, b) => length(a, segment) - length(b, segment)).reduce(intersect)
}

const length = (match: Match, segment: Segment) => (match.kind === 'list' ? match.docs.length : segment.size)

function isKnown(segments: readonly Segment[], word: QueryWord): boolean {
  return segments.some((segment) => countLive(matchWord(segment, word, 'anywhere', BEGINNINGS), segment.live) > 0)
}

function total(segments: readonly Segment[], matches: readonly Match[]): number {
  return matches.reduce((sum, match, at) => sum + countLive(match, segments[at]!.live), 0)
}
