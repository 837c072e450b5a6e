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
 * Returns the words without stop words; all of them if nothing else is left. A single letter at the end is kept,
 * because it may tell two schools apart: Condorcet A.
 */
export function withoutStopWords(list: string[]): string[] {
  const kept = list.filter((word, at) => !stopWords.has(word) || (word.length === 1 && at === list.length - 1))
  return kept.length > 0 ? kept : list
}
