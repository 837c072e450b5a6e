import { words } from '../fold.ts'

/** Words that a search ignores, because they only connect others. One line per language. */
const STOP_WORDS = `
der die das den dem des ein eine in im ins am an ans auf bei beim zu zum zur von vom und für mit nahe nähe
le la les l un une d de du des à a au aux en et dans près chez pour
el los las y e del al en de con cerca por
il lo gli i e ed di da dal del dello della dell dei degli delle nel nella a ad al alla alle allo con per presso vicino
the of at and in on near to for by around
`

/** Words after which people name a place. */
const PLACE_PREPOSITIONS = `
in bei beim nahe nähe um
à en dans près autour vers
en cerca
a presso vicino nei dintorni
in at near around close by
`

const stopWords: ReadonlySet<string> = new Set(words(STOP_WORDS))

const placePrepositions: ReadonlySet<string> = new Set(words(PLACE_PREPOSITIONS))

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
