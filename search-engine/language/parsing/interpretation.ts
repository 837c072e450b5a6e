import type { Category } from '#db/vocabulary.ts'
import type { Area } from '../gazetteer/areas.ts'
import type { Place } from '../places/place.ts'
import type { FoundAttribute } from './find-attributes.ts'

/** The parts of a query that can be interpreted; only attributes may occur more than once. */
export const CHIP_KINDS = ['type', 'place', 'postal_code', 'official_number', 'attribute'] as const
export type ChipKind = (typeof CHIP_KINDS)[number]

/** One part of the interpretation as the page shows it. */
export type Chip = {
  kind: ChipKind
  /** The words as typed. */
  text: string
  /** The query without these words, for the chip's remove button. */
  without: string
}

/**
 * The place that words name, or several places with the same name. A school whose name contains the words counts as
 * well ("Grundschule Köln" may also be the name of a school elsewhere), so that a wrong interpretation loses no result.
 */
export type PlaceInterpretation = {
  text: string
  chosen: Place
  /** All places with that name, including {@link chosen}, likeliest first. */
  candidates: readonly Place[]
}

/** Words for a property, and the properties that they mean in each country. */
export type Attribute = Pick<FoundAttribute, 'properties'> & { text: string }

/** An interpreted query. The uninterpreted rest is searched as words. */
export type Interpretation = {
  /**
   * A type of school. Abroad it means a category, perhaps a second one too, or that country's word for it; in its own
   * country the word itself is part of the rest.
   */
  type?: { text: string; category?: Category; also?: Category; word?: string }
  place?: PlaceInterpretation
  postalCode?: PlaceInterpretation
  /** A county, Kreis, département, province or region: its schools, or those that have its name in theirs. */
  area?: { text: string; areas: readonly Area[] }
  /** Letters and digits of an existing official number, see `codeKey`. */
  officialNumber?: string
  /** Everything that says where, as typed, and the text without it; undefined if nothing does. */
  where?: { text: string; without: string }
  /** Properties that schools must have, or the words for them in their name or type. */
  attributes: Attribute[]
  /** A distance in the text, in kilometres. */
  radiusKm?: number
  /** Whether schools near the visitor are wanted. */
  nearMe: boolean
  /** Whether the best schools are wanted, which sorts but does not limit. */
  best: boolean
  /** Input for `queryWords`; ends with a space if its last word is complete. */
  rest: string
  /** The rest with the words for properties, with which a name may begin. */
  name: string
  chips: Chip[]
}

/** The visitor's changes to the interpretation, kept in the address. */
export type InterpretationChoice = {
  /** Parts that are not interpreted: their words are searched as words. In the address `plain=place,type`. */
  plain?: ReadonlySet<ChipKind>
  /** The chosen place among several with the same name, see `placeId`. In the address `place=DE.neustadt.sachsen`. */
  place?: string
  /** Whether villages without a school are places, too; set by the engine for a text that otherwise has no results. */
  everyPlace?: boolean
}

/** Parses the parts in a `plain` parameter; unknown ones are ignored. */
export function readPlain(parameter: string | null): Set<ChipKind> {
  const kinds = parameter?.split(',') ?? []
  return new Set(CHIP_KINDS.filter((kind) => kinds.includes(kind)))
}

/** Writes the `plain` parameter for {@link readPlain}, in a fixed order; undefined for none. */
export function writePlain(plain: ReadonlySet<ChipKind>): string | undefined {
  return CHIP_KINDS.filter((kind) => plain.has(kind)).join(',') || undefined
}
