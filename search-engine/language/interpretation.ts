import type { Category } from '#db/vocabulary.ts'
import type { Place } from './place.ts'

/** The parts of a query that are read as something, each at most once. */
export const CHIP_KINDS = ['type', 'place', 'postal_code', 'official_number'] as const
export type ChipKind = (typeof CHIP_KINDS)[number]

/** One part of the reading as the page shows it. */
export type Chip = {
  kind: ChipKind
  /** The words as typed. */
  text: string
  /** The query without these words, for the chip's remove button. */
  without: string
}

/**
 * What words name: one place, or several of the same name. A school whose name has the words counts as well
 * ("Grundschule Köln" is also one that is called so elsewhere), so that a wrong reading loses no result.
 */
export type PlaceInterpretation = {
  text: string
  chosen: Place
  /** All places of that name, {@link chosen} among them, the likeliest first. */
  candidates: readonly Place[]
}

/** A query taken apart. What was not read as anything else is the rest, which is searched as words. */
export type Interpretation = {
  /** A kind of school. Abroad it means a category; at home the word itself stands in the rest. */
  type?: { text: string; category?: Category }
  place?: PlaceInterpretation
  postalCode?: PlaceInterpretation
  /** Letters and digits of an official number that exists, see {@link codeKey}. */
  officialNumber?: string
  /** For `queryWords`; ends with a space if its last word is complete. */
  rest: string
  chips: Chip[]
}

/** What a visitor changed in the reading; it stands in the address. */
export type ReadingChoice = {
  /** Kinds that are not read: their words are searched as words. In the address `plain=place,type`. */
  plain?: ReadonlySet<ChipKind>
  /** The place meant among several of the same name, see `placeId`. In the address `place=DE.neustadt.sachsen`. */
  place?: string
}

/** The kinds in a `plain` parameter; unknown ones are passed over. */
export function readPlain(parameter: string | null): Set<ChipKind> {
  const kinds = parameter?.split(',') ?? []
  return new Set(CHIP_KINDS.filter((kind) => kinds.includes(kind)))
}

/** The `plain` parameter of {@link readPlain}, in one fixed order; undefined for none. */
export function writePlain(plain: ReadonlySet<ChipKind>): string | undefined {
  return CHIP_KINDS.filter((kind) => plain.has(kind)).join(',') || undefined
}

/** One key for all spellings of an official number: `DE-NW-100020` is `denw100020`. */
export function codeKey(code: string): string {
  return code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
