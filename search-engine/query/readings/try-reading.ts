import { COUNTRIES } from '#db/vocabulary.ts'
import type { Bitmap } from '../../base/sets/bitmap.ts'
import { othersIn } from '../../index/segment/layers.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { type QueryWord, queryWords } from '../../language/names/terms.ts'
import { visitorOf } from '../../language/places/visitor.ts'
import type { Reading } from '../../language/reading/read-text.ts'
import { WEIGHTS } from '../../language/reading/weights.ts'
import { docsOf, LEVEL, type Match, NO_MATCH } from '../match/match.ts'
import { matchWords } from '../match/match-text.ts'
import type { SearchMemo } from '../match/search-memo.ts'
import { WHOLE_WORDS } from '../match/word-terms.ts'
import { matchNumber, type Plan, planReading } from '../plan.ts'
import { isExactName } from '../rank/rank.ts'
import { exactNames } from '../rank/rank-bits.ts'
import type { SearchContext } from '../search-context.ts'
import type { SearchQuery } from '../search-query.ts'
import type { SegmentMatches } from '../select/select.ts'
import { MAX_UNMET } from '../select/selection.ts'
import type { Concession } from './concession.ts'
import { findWords } from './find-words.ts'
import { type KindsRead, matchBase } from './match-plan.ts'
import { There } from './there.ts'
import { weighProperties } from './weigh-properties.ts'

/** A reading with what the directory says of it: the more has to give way, the more speaks against it. */
export type Tried = {
  plan: Plan
  matches: SegmentMatches[]
  corrected: boolean
  concessions: readonly Concession[]
  cost: number
  /** The words of names as typed. */
  typed: readonly QueryWord[]
  /** Whether there are such schools in the place or around it. */
  findsInPlace: boolean
}

/** Looks for what a reading of a text asks for. */
export function tryReading(context: SearchContext, query: SearchQuery, { interpretation }: Reading): Tried {
  const { segments, asksForOthers, memo } = context
  const plan = planReading(context, query, interpretation)
  const { officialNumber } = plan
  if (officialNumber !== undefined) {
    const matches = segments.map((segment): SegmentMatches => {
      return {
        wanted: matchNumber(segment, officialNumber),
        named: namedExactly(segment, plan),
        inPlaces: NO_MATCH,
        preferred: [],
      }
    })
    return { plan, matches, corrected: false, concessions: [], cost: 0, typed: [], findsInPlace: false }
  }
  const there = new There(context, plan)
  const streets = readKinds(context, plan, there)
  const isInStreet = plan.street === undefined || there.count(streets.base) > 0
  const kinds = isInStreet
    ? streets
    : withoutStreet(plan.street, readKinds(context, { ...plan, street: undefined }, there))
  const words = findWords(context, query, plan, kinds.base, there)
  const kept = { ...plan, words: words.kept, ...(words.areNames && { areNames: true as const }) }
  const properties = weighProperties(context, kept, words.matches, there)
  const matches = segments.map(
    (segment, at): SegmentMatches => ({
      wanted: properties.matches[at]!,
      named: namedExactly(segment, plan),
      inPlaces: there.inPlaces[at]!,
      preferred: [
        ...(asksForOthers ? [othersIn(segment)] : []),
        ...namedAfterPlace(segment, plan, memo),
        ...properties.preferred[at]!,
        ...inHomeCountry(segment, query, plan),
      ].slice(0, MAX_UNMET),
    }),
  )
  return {
    plan: kept,
    matches,
    corrected: words.corrected,
    concessions: [...kinds.concessions, ...words.concessions, ...properties.concessions.filter(isNew(kinds))],
    cost: kinds.cost + words.cost,
    typed: plan.words,
    findsInPlace: plan.place !== undefined && !kinds.isNothing,
  }
}

/** Returns the documents of the country of the page, where the text does not say where. */
function inHomeCountry({ choices }: Segment, query: SearchQuery, { point, areas, interpretation }: Plan): Bitmap[] {
  const { home } = visitorOf(query)
  const isOpen = point === undefined && areas === undefined && interpretation.country === undefined
  return home && isOpen && query.text !== '' ? [choices.countries[COUNTRIES.indexOf(home)]!] : []
}

/** Whether the type that gave way is no longer told as a property: Förderschule is both. */
const isNew =
  ({ concessions }: KindsFound) =>
  (concession: Concession) =>
    !concession.words.every((word) => concessions.some(({ words: told }) => told.includes(word)))

/** Returns the documents whose name says that they are in the district, where registers only tell the city. */
function namedAfterPlace(segment: Segment, { place, wholeCity }: Plan, memo: SearchMemo): Bitmap[] {
  if (!place || wholeCity === undefined) return []
  return [
    docsOf(
      matchWords(segment, queryWords(`${place.name} `), 'name', () => WHOLE_WORDS, memo),
      segment.size,
    ),
  ]
}

/** Returns the documents whose name is the whole text. */
function namedExactly(segment: Segment, { keys }: Plan): Match {
  const named = exactNames(segment, keys).filter((doc) => isExactName(segment, keys, doc, false))
  const docs = Uint32Array.from(new Set(named))
  // Those with the words as typed are found by them, and come before those that only have the same key.
  return { kind: 'list', docs, levels: new Uint8Array(docs.length).fill(LEVEL.synonym) }
}

/** A street without a school in the place gives way. */
function withoutStreet(street: Plan['street'], found: KindsFound): KindsFound {
  const concession: Concession = { kind: 'word', words: street ? [street.text] : [] }
  return { ...found, concessions: [concession, ...found.concessions], cost: found.cost + WEIGHTS.droppedWord }
}

type KindsFound = { base: Match[]; concessions: Concession[]; cost: number; isNothing?: boolean }

/** The kind holds where the place, or what is around it, has such schools: by its word, or else by its category. */
function readKinds({ segments, memo }: SearchContext, plan: Plan, there: There): KindsFound {
  const read = (kindsRead: KindsRead) => segments.map((segment) => matchBase(segment, plan, kindsRead, memo))
  const byWords = read('words')
  if (plan.kinds.length === 0) {
    const isNothing = there.count(byWords) === 0 && there.countAround(byWords) === 0
    return { base: byWords, concessions: [], cost: isNothing ? WEIGHTS.nothing : 0, isNothing }
  }
  const hasOther = plan.kinds.some(
    ({ words, categories, isWhole }) => words !== undefined && !isWhole && categories.length > 0,
  )
  if (there.count(byWords) > 0) return { base: byWords, concessions: [], cost: 0 }
  if (hasOther && there.countAround(byWords) > 0) return { base: byWords, concessions: [], cost: WEIGHTS.kindNearby }
  const base = hasOther ? read('categories') : byWords
  if (hasOther && there.count(base) > 0) return { base, concessions: [], cost: 0 }
  if (there.isSaid && there.countAround(base) > 0) return { base, concessions: [], cost: WEIGHTS.kindElsewhere }
  const isSomewhere = there.isSaid || plan.areas !== undefined || plan.interpretation.country !== undefined
  if (!isSomewhere) return { base, concessions: [], cost: WEIGHTS.nothing }
  const text = plan.kinds.map((kind) => kind.text)
  const anyKind = read('none')
  const isNothing = there.count(anyKind) + there.countAround(anyKind) === 0
  const cost = WEIGHTS.kindDropped + (isNothing ? WEIGHTS.nothing : 0)
  return { base: anyKind, concessions: [{ kind: 'type', words: text }], cost, isNothing }
}
