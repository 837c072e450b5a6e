import { words } from '../fold.ts'
import { saysStreet, streetWords } from '../names/street.ts'
import { streetKey } from '../names/street-key.ts'
import type { Span, TokenList } from '../tokens.ts'
import type { Island, Meaning } from './island.ts'
import { WEIGHTS } from './weights.ts'

/** Words that may be a street with a house number. */
export type StreetSpan = {
  span: Span
  /** Without its kind and number, see `streetWords`. */
  words: string[]
  /** Whether the words include a kind of street. */
  isSaid: boolean
}

const MAX_STREET_TOKENS = 8

/** Returns everything in a text that may be a street, longer ones first. */
export function streetSpans(list: TokenList): StreetSpan[] {
  return [...list.spans(MAX_STREET_TOKENS)].flatMap((span) => {
    const typed = words(list.typed(span))
    const named = streetWords(typed)
    return named.length === 0 ? [] : [{ span, words: named, isSaid: saysStreet(typed) }]
  })
}

/**
 * Returns the streets that a text calls so and in which schools are: rue de Vaugirard, Goethestraße 5.
 *
 * @param isStreet whether a school is in the street with a key
 */
export function findStreets(list: TokenList, isStreet: (key: number) => boolean): Island<Meaning>[] {
  return streetSpans(list).flatMap(({ span, words: named, isSaid }): Island<Meaning>[] => {
    const key = isSaid ? streetKey(named) : 0
    const isKnown = isSaid && isStreet(key)
    return isKnown ? [{ kind: 'street', key, span, score: WEIGHTS.street + (span.to - span.from) }] : []
  })
}
