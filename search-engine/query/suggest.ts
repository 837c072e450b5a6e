import { CATEGORIES, type Category } from '#db/vocabulary.ts'
import { fold } from '../language/fold.ts'
import type { Gazetteer, Place } from '../language/gazetteer.ts'
import { queryWords } from '../language/terms.ts'
import { LEVELS, type Match } from '../match/match.ts'
import { postingCount } from '../match/match-terms.ts'
import { matchText } from '../match/match-text.ts'
import { SearchMemo } from '../match/search-memo.ts'
import { idOf } from '../rank/order.ts'
import type { Segment } from '../segment/segment.ts'
import { namesOf, townsOf } from '../segment/segment-data.ts'
import { stringAt } from '../segment/strings.ts'
import { TRAITS } from '../segment/traits.ts'
import { hasBit, visitBits } from '../sets/bitmap.ts'
import { prefixRange, termAt } from '../text/lexicon.ts'
import { docOf } from '../text/postings.ts'
import { localTypeBeginning, localTypeIn } from '../text/term-kinds.ts'

export type SuggestedSchool = { id: string; name: string; city: string }
/** A register's word for a type of school, and how many schools have it. */
export type SuggestedType = { localType: string; category: Category; schools: number }
/** Completions of a text that is being typed, in three groups. */
export type Suggestions = { places: Place[]; schools: SuggestedSchool[]; types: SuggestedType[] }

const MAX_ROWS = 8
/** Rows reserved for places and types when there are enough schools. */
const PLACE_ROWS = 3
const TYPE_ROWS = 2
const MAX_TEXT_LENGTH = 100

/** @param limit rows of all groups together, at most 8 */
export function suggest(segments: readonly Segment[], gazetteer: Gazetteer, text: string, limit: number): Suggestions {
  const typed = text.slice(0, MAX_TEXT_LENGTH)
  const rows = limit >= 1 ? Math.min(MAX_ROWS, Math.floor(limit)) : MAX_ROWS
  if (fold(typed) === '') return { places: [], schools: [], types: [] }
  const schools = suggestSchools(segments, typed, rows)
  const types = suggestTypes(segments, typed, rows)
  const places = [...gazetteer.postalCodes(typed), ...gazetteer.beginning(typed, rows)]
  const free = Math.max(0, rows - schools.length)
  const placeRows = Math.min(
    places.length,
    Math.max(Math.min(PLACE_ROWS, rows), free - Math.min(TYPE_ROWS, types.length)),
  )
  const typeRows = Math.min(types.length, Math.max(Math.min(TYPE_ROWS, rows - placeRows), free - placeRows))
  return {
    places: places.slice(0, placeRows),
    types: types.slice(0, typeRows),
    schools: schools.slice(0, rows - placeRows - typeRows),
  }
}

function suggestSchools(segments: readonly Segment[], text: string, count: number): SuggestedSchool[] {
  const { matches } = matchText(segments, queryWords(text), false, new SearchMemo())
  const found = segments.flatMap((segment, at) =>
    firstDocs(segment, matches[at]!, count).map(({ doc, level }) => ({ segment, doc, level })),
  )
  return found
    .sort((a, b) => a.level - b.level || b.segment.quality[b.doc]! - a.segment.quality[a.doc]!)
    .slice(0, count)
    .map(({ segment, doc }) => ({
      id: idOf({ segment, doc }),
      name: stringAt(namesOf(segment), doc),
      city: stringAt(townsOf(segment), segment.town[doc]!),
    }))
}

type Found = { doc: number; level: number }

/** Returns the first live documents of a match, better levels first. */
function firstDocs(segment: Segment, match: Match, count: number): Found[] {
  const first: Found[] = []
  for (let level = 0; level < LEVELS && first.length < count; level++) {
    const take = (doc: number) => {
      const isNew = hasBit(segment.live, doc) && !first.some((found) => found.doc === doc)
      return !(isNew && first.push({ doc, level }) >= count)
    }
    if (match.kind === 'bits') visitBits(match.upTo[level]!, take)
    else for (let at = 0; at < match.docs.length; at++) if (match.levels[at] === level && !take(match.docs[at]!)) break
  }
  return first
}

function suggestTypes(segments: readonly Segment[], text: string, count: number): SuggestedType[] {
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
