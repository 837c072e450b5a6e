import type { Place } from '../../language/gazetteer.ts'
import { townKey } from '../../language/town.ts'
import { LEVEL, type Match } from '../match/match.ts'
import { matchTerms } from '../match/match-terms.ts'
import type { Segment } from '../segment/segment.ts'
import { termNumber } from '../text/lexicon.ts'
import { postalTerms } from '../text/postal-terms.ts'
import { townTerm } from '../text/term-kinds.ts'

/** The documents of a segment that stand in one of the towns or areas of postal codes. */
export function placeMembers(segment: Segment, places: readonly Place[]): Match {
  const terms = places.flatMap((place) => placeTerms(segment, place))
  return matchTerms(
    segment,
    terms.map((term) => ({ term, level: LEVEL.written })),
  )
}

function placeTerms({ lexicon }: Segment, { kind, country, name, region }: Place): number[] {
  if (kind === 'town') {
    return [termNumber(lexicon, townTerm(country, townKey(name, country), region))].filter((term) => term !== -1)
  }
  const [from, to] = postalTerms(lexicon, country, name)
  return Array.from({ length: to - from }, (_, at) => from + at)
}
