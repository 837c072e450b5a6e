import { CATEGORIES, type Category, type CountryCode } from '#db/vocabulary.ts'
import { prefixRange, termAt } from '../../base/text/lexicon.ts'
import { TRAITS } from '../../index/columns/traits.ts'
import { docOf } from '../../index/terms/postings.ts'
import { fold } from '../../language/fold.ts'
import { localTypeBeginning, localTypeIn } from '../../language/term-kinds.ts'
import { postingCount } from '../match/match-terms.ts'
import type { SearchContext } from '../search-context.ts'
import { type SuggestedPlace, suggestPlaces } from './suggest-places.ts'
import { type SuggestedSchool, suggestSchools } from './suggest-schools.ts'

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
export function suggest(context: SearchContext, text: string, limit: number, home?: CountryCode): Suggestions {
  const typed = text.slice(0, MAX_TEXT_LENGTH).trimStart()
  const rows = limit >= 1 ? Math.min(MAX_ROWS, Math.floor(limit)) : MAX_ROWS
  if (fold(typed) === '') return { places: [], schools: [], types: [] }
  const schools = suggestSchools(context, typed, rows, home)
  const types = suggestTypes(context, typed, rows)
  const places = suggestPlaces(context, typed, rows, home)
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

/** A register's word for a type of school, and how many schools have it. */
export type SuggestedType = { localType: string; category: Category; schools: number }

/** Returns the types whose word begins with the text, most frequent first. */
function suggestTypes({ segments }: SearchContext, text: string, count: number): SuggestedType[] {
  const types = new Map<string, SuggestedType>()
  for (const segment of segments) {
    const [from, to] = prefixRange(segment.lexicon, localTypeBeginning(fold(text)))
    for (let term = from; term < to; term++) {
      const localType = localTypeIn(termAt(segment.lexicon, term))
      const first = docOf(segment.postings[segment.postingOffsets[term]!]!)
      const category = CATEGORIES[TRAITS[segment.traits[first]!]!.category]!
      const schools = postingCount(segment, { from: term, to: term + 1 }) + (types.get(localType)?.schools ?? 0)
      types.set(localType, { localType, category, schools })
    }
  }
  return [...types.values()].sort((a, b) => b.schools - a.schools).slice(0, count)
}
