import { words } from '../fold.ts'
import { saysStreet, streetWords } from '../names/street.ts'
import type { Span, TokenList } from '../tokens.ts'

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
