import type { Area } from '../gazetteer/areas.ts'
import type { TypeWord } from '../names/type-words.ts'
import type { Place } from '../places/place.ts'
import type { Span } from '../tokens.ts'
import type { Asides } from './find-asides.ts'
import type { FoundAttribute } from './find-attributes.ts'

/** The interpreted parts of a query, with the tokens they take; no two share a token. */
export type Parts = {
  type?: { span: Span; word: TypeWord }
  /** `city` is the span of the city of which the place is a part. */
  place?: { span: Span; candidates: readonly Place[]; city?: Span }
  area?: { span: Span; areas: readonly Area[] }
  postal_code?: { span: Span; candidates: readonly Place[] }
  official_number?: { span: Span; code: string }
  attributes?: FoundAttribute[]
  asides?: Asides
}

/** Returns the spans of all parts. */
export function takenSpans(parts: Parts): Span[] {
  const { type, place, area, postal_code, official_number, attributes = [], asides } = parts
  const single = [type?.span, place?.span, place?.city, area?.span, postal_code?.span, official_number?.span]
  return [
    ...single.filter((span) => span !== undefined),
    ...attributes.map(({ span }) => span),
    ...(asides?.spans ?? []),
  ]
}
