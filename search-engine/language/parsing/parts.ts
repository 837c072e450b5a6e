import type { Place } from '../place.ts'
import type { Span } from './tokens.ts'
import type { TypeWord } from './type-words.ts'

/** The interpreted parts of a query, by the tokens that they take; no two share a token. */
export type Parts = {
  type?: { span: Span; word: TypeWord }
  place?: { span: Span; candidates: readonly Place[] }
  postal_code?: { span: Span; candidates: readonly Place[] }
  official_number?: { span: Span; code: string }
}

export function takenSpans(parts: Parts): Span[] {
  return Object.values(parts).flatMap((part) => (part ? [part.span] : []))
}
