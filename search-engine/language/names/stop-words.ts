import type { Span, TokenList } from '../tokens.ts'
import { listed } from '../vocabulary/lists.ts'

const stopWords = listed('stop')
const placePrepositions = listed('before-place')

/** Whether people name a place after this folded word. */
export function isPlacePreposition(word: string): boolean {
  return placePrepositions.has(word)
}

/** Whether a folded word carries no meaning for the search. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/**
 * Returns a span with the words before it that say nothing alone: mit Ganztag, in Köln.
 *
 * @param isFree whether a token may be taken
 */
export function withLead({ tokens }: TokenList, { from, to }: Span, isFree = (_at: number) => true): Span {
  let first = from
  while (first > 0 && isFree(first - 1) && tokens[first - 1]!.words.every(isStopWord)) first--
  return { from: first, to }
}

/**
 * Returns the words without stop words; all of them if nothing else is left. A single letter at the end is kept,
 * because it may tell two schools apart: Condorcet A.
 */
export function withoutStopWords(list: string[]): string[] {
  const kept = list.filter((word, at) => !stopWords.has(word) || (word.length === 1 && at === list.length - 1))
  return kept.length > 0 ? kept : list
}
