import type { Category, CountryCode } from '#db/vocabulary.ts'
import type { FactOrder } from '../../base/searched-facts.ts'
import type { Area } from '../gazetteer/areas.ts'
import type { TypeWord } from '../names/type-words.ts'
import type { Place } from '../places/place.ts'
import type { Span } from '../tokens.ts'
import type { PropertyMeaning } from './property.ts'

/** Words of a text with one meaning that they can have, and how much speaks for it, see `weights.ts`. */
export type Island<Meaning> = Meaning & { span: Span; score: number }

/** Where schools are wanted: words for places, all of which one reading takes together. */
export type Where = {
  /** `city` is the span of the city of which the place is a part, `also` further places beside it. */
  place?: NamedPlace & { city?: Span; also?: readonly NamedPlace[] }
  area?: { span: Span; areas: readonly Area[]; also?: Span }
  postalCode?: { span: Span; candidates: readonly Place[] }
}

export type NamedPlace = { span: Span; candidates: readonly Place[] }

/** What words say that are no place. */
export type Meaning =
  | { kind: 'type'; word: TypeWord }
  | ({ kind: 'attribute' } & PropertyMeaning)
  | ({ kind: 'excluded'; typeWords?: string } & PropertyMeaning)
  | { kind: 'stage'; stages: readonly Stage[] }
  | { kind: 'street'; key: number }
  | { kind: 'number'; code: string }
  | { kind: 'country'; country: CountryCode }
  | { kind: 'near_me' }
  | { kind: 'around' }
  | { kind: 'best' }
  /** Words for orders by official facts, the likeliest first: good results. */
  | { kind: 'order'; orders: readonly FactOrder[] }
  | { kind: 'radius'; km: number }
  /** Words of questions, praise and connection, which say nothing about a school. */
  | { kind: 'filler' }
  /** A word of a name; one that is frequent in the language gives way where no school has it. */
  | { kind: 'word'; isOrdinary: boolean }

/** A class or age: whole years, the categories in which it is taught, and the countries that mean this by it. */
export type Stage = {
  ages: { from: number; to: number }
  categories: readonly Category[]
  countries: readonly CountryCode[]
}
