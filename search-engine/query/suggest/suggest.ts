import type { CountryCode } from '#db/vocabulary.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { fold } from '../../language/fold.ts'
import type { Gazetteer } from '../../language/gazetteer/gazetteer.ts'
import { schoolsIn } from './schools-in.ts'
import { type SuggestedPlace, suggestPlaces } from './suggest-places.ts'
import { type SuggestedSchool, suggestSchools } from './suggest-schools.ts'
import { type SuggestedType, suggestTypes } from './suggest-types.ts'

/** Completions of a text that is being typed, in three groups. */
export type Suggestions = { places: SuggestedPlace[]; schools: SuggestedSchool[]; types: SuggestedType[] }

const MAX_ROWS = 8
/** Rows reserved for places and types when there are enough schools. */
const PLACE_ROWS = 3
/** The same for a postal code alone, which asks for a place. */
const CODE_ROWS = 5
const TYPE_ROWS = 2
const MAX_TEXT_LENGTH = 100

/**
 * @param limit rows of all groups together, at most 8
 * @param home country of the visitor's language, whose places and schools come first among those that match equally
 *   well
 */
export function suggest(
  segments: readonly Segment[],
  gazetteer: Gazetteer,
  text: string,
  limit: number,
  home?: CountryCode,
): Suggestions {
  const typed = text.slice(0, MAX_TEXT_LENGTH).trimStart()
  const rows = limit >= 1 ? Math.min(MAX_ROWS, Math.floor(limit)) : MAX_ROWS
  if (fold(typed) === '') return { places: [], schools: [], types: [] }
  const schools = suggestSchools(segments, gazetteer, typed, rows, home)
  const types = suggestTypes(segments, typed, rows)
  const places = suggestPlaces(gazetteer, typed, rows, home, schoolsIn(segments))
  const free = Math.max(0, rows - schools.length)
  const placeRows = Math.min(
    places.length,
    Math.max(Math.min(reservedFor(places), rows), free - Math.min(TYPE_ROWS, types.length)),
  )
  const typeRows = Math.min(types.length, Math.max(Math.min(TYPE_ROWS, rows - placeRows), free - placeRows))
  return {
    places: places.slice(0, placeRows),
    types: types.slice(0, typeRows),
    schools: schools.slice(0, rows - placeRows - typeRows),
  }
}

function reservedFor([first]: readonly SuggestedPlace[]): number {
  return first?.kind === 'postal_code' && first.text === first.name ? CODE_ROWS : PLACE_ROWS
}
