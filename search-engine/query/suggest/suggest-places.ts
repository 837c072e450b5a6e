import type { CountryCode } from '#db/vocabulary.ts'
import { hasBit } from '../../base/sets/bitmap.ts'
import { termNumber } from '../../base/text/lexicon.ts'
import { docOf } from '../../index/terms/postings.ts'
import type { Gazetteer, Place } from '../../language/gazetteer/gazetteer.ts'
import { isPlacePreposition } from '../../language/names/stop-words.ts'
import { queryWords } from '../../language/names/terms.ts'
import { schoolWordHome, typeWord } from '../../language/names/type-words.ts'
import { spelledTownKey } from '../../language/places/town.ts'
import { townTerm } from '../../language/term-kinds.ts'
import { TokenList } from '../../language/tokens.ts'
import { LEVELS, levelIn } from '../match/match.ts'
import { matchWords } from '../match/match-text.ts'
import { WHOLE_WORDS } from '../match/word-terms.ts'
import type { SearchContext } from '../search-context.ts'

/** A place, and the text that searches for it: its name, after the type of school typed before it. */
export type SuggestedPlace = Place & { text: string }

const MAX_DISTRICTS = 8
/** Of this many towns after a type of school, those are offered that have schools of the type. */
const MAX_TRIED = 40

/**
 * Returns the places whose name begins with a text or its end: postal code areas, towns, parts of cities; only a type
 * of school may come before the place.
 */
export function suggestPlaces(
  context: SearchContext,
  text: string,
  count: number,
  home: CountryCode | undefined,
): SuggestedPlace[] {
  const { gazetteer } = context
  const places = beginning(gazetteer, text, count, home)
  if (places.length > 0) return places.map((place) => ({ ...place, text: wording(place) }))
  for (const [before, after] of afterType(text)) {
    const there = beginning(gazetteer, after, MAX_TRIED, home)
    if (there.length === 0) continue
    const isThere = havingSchools(context, before)
    const having = there.filter((place) => place.kind !== 'town' || isThere(place))
    const offered = (having.length > 0 ? having : there).slice(0, count)
    return offered.map((place) => ({ ...place, text: `${before} ${wording(place)}` }))
  }
  return []
}

/** Returns whether a town has schools with all words of a text. */
function havingSchools({ segments, memo }: SearchContext, text: string): (town: Place) => boolean {
  const words = queryWords(`${text} `)
  const found = segments.map((segment) => ({
    segment,
    match: matchWords(segment, words, 'anywhere', () => WHOLE_WORDS, memo),
  }))
  return ({ name, country, region }) => {
    const town = townTerm(country, spelledTownKey(name, country), region)
    return found.some(({ segment, match }) => {
      const { lexicon, live, postings, postingOffsets } = segment
      const term = termNumber(lexicon, town)
      if (term === -1) return false
      const there = postings.subarray(postingOffsets[term]!, postingOffsets[term + 1]!)
      return there.some((posting) => hasBit(live, docOf(posting)) && levelIn(match, docOf(posting)) < LEVELS)
    })
  }
}

function beginning(gazetteer: Gazetteer, text: string, count: number, home?: CountryCode): Place[] {
  const codes = gazetteer.postalCodes(text)
  const longer = home ? gazetteer.postalCodesBeginning(text, count, home) : []
  const isHome = ({ country }: Place) => country === home
  const towns = [
    ...codes.filter(isHome),
    ...longer,
    ...codes.filter((place) => !isHome(place)),
    ...gazetteer.beginning(text, count, home),
  ]
  if (towns.length >= count) return towns.slice(0, count)
  const districts = [...gazetteer.districtsBeginning(text, MAX_DISTRICTS)]
  const atHome = (place: Place) => Number(place.country === home)
  return [...towns, ...districts.sort((a, b) => atHome(b) - atHome(a))].slice(0, count)
}

/** A part of a city is only unambiguous together with the city. */
const wording = ({ kind, name, region }: Place) => (kind === 'district' ? `${name}, ${region}` : name)

/** Yields what comes before and after each possible end of a type of school at the beginning of the text. */
function* afterType(text: string): Generator<[before: string, after: string]> {
  const list = new TokenList(text)
  for (let at = 1; at < list.tokens.length; at++) {
    const isPreposition = list.tokens[at - 1]!.words.every(isPlacePreposition)
    const phrase = list.phrase({ from: 0, to: isPreposition ? at - 1 : at })
    const after = text.slice(list.tokens[at]!.start)
    if (!(typeWord(phrase) || schoolWordHome(phrase))) continue
    yield [list.typed({ from: 0, to: at }), after]
  }
}
