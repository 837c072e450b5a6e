import type { Category, CountryCode } from '#db/vocabulary.ts'
import type { FactOrder } from '../../base/searched-facts.ts'
import type { Area } from '../gazetteer/areas.ts'
import type { Place } from '../places/place.ts'
import type { PropertyMeaning } from './property.ts'

/** The parts of a query that can be interpreted. */
export const CHIP_KINDS = ['type', 'place', 'postal_code', 'official_number', 'attribute', 'excluded'] as const
export type ChipKind = (typeof CHIP_KINDS)[number]

/** One part of the interpretation as the page shows it. */
export type Chip = {
  kind: ChipKind
  /** The words as typed. */
  text: string
  /** The query without these words, for the chip's remove button. */
  without: string
}

/** The place that words name, or several places with the same name. */
export type PlaceInterpretation = {
  text: string
  chosen: Place
  /** All places with that name, including {@link chosen}, likeliest first. */
  candidates: readonly Place[]
  /** Further places, likeliest candidates first: schools of any of them are wanted. */
  also?: readonly (readonly Place[])[]
}

/** Words for a property, and the properties that they mean in each country; `typeWords` mean a type of school. */
export type Attribute = PropertyMeaning & { text: string; typeWords?: string }

/**
 * A kind of school: those whose name or type has the word, or, where too few have it or the word is foreign, those of
 * the categories; `isWhole` if all of them have the word, `isWeak` if the text may just mean a school, `isForAge` if it
 * is told by a class or an age. Nurseries have a word in each country instead of a category.
 */
export type Kind = {
  text: string
  word?: string
  categories: readonly Category[]
  isWhole?: true
  isWeak?: true
  isWide?: true
  isForAge?: true
}

/** An interpreted text. */
export type Interpretation = {
  /** Schools of any of these. */
  kinds: readonly Kind[]
  place?: PlaceInterpretation
  postalCode?: PlaceInterpretation
  /** A county, Kreis, département, province or region. */
  area?: { text: string; areas: readonly Area[] }
  /** A country, where the text names no place in one. */
  country?: CountryCode
  /** Letters and digits of an existing official number, see `codeKey`. */
  officialNumber?: string
  /** A street with schools, and its key, see `streetKey`. */
  street?: { text: string; key: number }
  /** Everything that says where, as typed, and the text without it; undefined if nothing does. */
  where?: { text: string; without: string }
  /** Properties that schools should have, or the words for them in their name or type. */
  attributes: readonly Attribute[]
  /** Properties that schools must not be known to have. */
  excluded: readonly Attribute[]
  /** A distance in the text, in kilometres. */
  radiusKm?: number
  /** Whether schools around the place are as good as those in it. */
  around: boolean
  /** Whether schools near the visitor are wanted. */
  nearMe: boolean
  /** Whether the best schools are wanted, which sorts but does not limit. */
  best: boolean
  /** Orders by official facts that the text asks for, such as good results; one of them may suit the results. */
  orders?: readonly FactOrder[]
  /** The words of names, as input for `queryWords`; ends with a space if its last word is complete. */
  rest: string
  /** Those of the folded words of `rest` that are ordinary words of a language, which give way first. */
  ordinary: ReadonlySet<string>
  /** The text without the words that say where and those that say nothing: it may be a name as a whole. */
  name: string
  chips: Chip[]
}

/** The visitor's changes to the interpretation, kept in the address. */
export type InterpretationChoice = {
  /** Parts that are not interpreted: their words are searched as words. In the address `plain=place,type`. */
  plain?: ReadonlySet<ChipKind>
  /** The chosen place among several with the same name, see `placeId`. In the address `place=DE.neustadt.sachsen`. */
  place?: string
  /** Which reading of the text is chosen, 0 for the likeliest. In the address `reading=1`. */
  reading?: number
}

/** Parses the parts in a `plain` parameter; unknown ones are ignored. */
export function readPlainKinds(parameter: string | null): Set<ChipKind> {
  const kinds = parameter?.split(',') ?? []
  return new Set(CHIP_KINDS.filter((kind) => kinds.includes(kind)))
}

/** Writes the `plain` parameter for {@link readPlainKinds}, in a fixed order; undefined for none. */
export function writePlain(plain: ReadonlySet<ChipKind>): string | undefined {
  return CHIP_KINDS.filter((kind) => plain.has(kind)).join(',') || undefined
}
