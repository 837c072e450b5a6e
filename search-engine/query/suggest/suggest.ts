import type { CountryCode } from '#db/vocabulary.ts'
import { fold } from '../../language/fold.ts'
import type { Gazetteer } from '../../language/gazetteer/gazetteer.ts'
import { findAsides } from '../../language/reading/find-asides.ts'
import { TokenList } from '../../language/tokens.ts'
import type { SearchContext } from '../search-context.ts'
import type { Rated } from './rated.ts'
import { findPlaces, presentPlace, type SuggestedPlace } from './suggest-places.ts'
import { type SuggestedSchool, searchSchools, suggestSchools } from './suggest-schools.ts'
import { presentType, type SuggestedType, suggestTypes } from './suggest-types.ts'

type Groups = { places: SuggestedPlace[]; schools: SuggestedSchool[]; types: SuggestedType[] }
export type GroupName = keyof Groups

/** Completions of a text that is being typed, in three groups, and in which order they are shown: likeliest first. */
export type Suggestions = Groups & { order: GroupName[] }

const MAX_ROWS = 8
const MAX_TEXT_LENGTH = 100
/** Words that only ask or praise are part of a name so much more often. */
const QUESTION = 0.5
/** Each further row of a group counts less, so that the others are seen as well. */
const NEXT_ROW = 0.7

/** A saint without a space before the name: stpauls. */
const JOINED_SAINT = /(?<!\p{L})(st|ste|saint|sainte|san|santa|sankt)(?=\p{L}{4})/giu

type RatedGroups = {
  places: ReturnType<typeof findPlaces>
  schools: Rated<SuggestedSchool>[]
  types: ReturnType<typeof suggestTypes>
}

/**
 * @param limit rows of all groups together, at most 8
 * @param home country of the visitor's language, whose places, types and schools are likelier than others
 */
export function suggest(context: SearchContext, text: string, limit: number, home?: CountryCode): Suggestions {
  const typed = text.slice(0, MAX_TEXT_LENGTH).trimStart()
  const rows = limit >= 1 ? Math.min(MAX_ROWS, Math.floor(limit)) : MAX_ROWS
  if (fold(typed) === '') return { places: [], schools: [], types: [], order: [] }
  const found = findRows(context, typed, home)
  const asked = withoutQuestion(typed)
  const meant = asked === typed ? found : findRows(context, asked, home)
  const likelier = bestScore(meant) * QUESTION >= bestScore(found) ? meant : found
  const best = bestScore(likelier) > 0 ? likelier : findRows(context, typed.replace(JOINED_SAINT, '$1 '), home)
  const schools = isToBeSearched(best, typed) ? searchSchools(context, typed, MAX_ROWS, home) : best.schools
  return likeliest({ ...best, schools }, rows, context.gazetteer)
}

function findRows(context: SearchContext, text: string, home: CountryCode | undefined): RatedGroups {
  const { gazetteer } = context
  return {
    places: findPlaces(gazetteer, text, home),
    types: suggestTypes(context, text, home),
    schools: suggestSchools(context, text, MAX_ROWS, home),
  }
}

/** Whether no row goes on with a text, so that what a search finds for it is all there is. */
function isToBeSearched({ places, schools, types }: RatedGroups, text: string): boolean {
  const further = [...places, ...types].find(({ row }) => fold(row.text) !== fold(text))
  return schools.length === 0 && !further
}

const bestScore = ({ places, schools, types }: RatedGroups) =>
  Math.max(0, ...[places, schools, types].map(([first]) => first?.score ?? 0))

/**
 * Returns a text that begins with words that only ask or praise without these and all such words before its last one.
 */
function withoutQuestion(text: string): string {
  const list = new TokenList(text)
  const isAside = ({ kind, span }: ReturnType<typeof findAsides>[number]) =>
    kind !== 'radius' && span.to < list.tokens.length
  const asides = findAsides(list).filter(isAside)
  if (!asides.some(({ span }) => span.from === 0)) return text
  const left = list.tokens.filter((_, at) => !asides.some(({ span }) => span.from <= at && at < span.to))
  return left.map(({ start, end }, at) => text.slice(start, at === left.length - 1 ? undefined : end)).join(' ')
}

/** Returns the likeliest rows of all groups, the group of the likeliest first. */
function likeliest(groups: RatedGroups, count: number, gazetteer: Gazetteer): Suggestions {
  const names = Object.keys(groups) as GroupName[]
  const rated = names.flatMap((name) => groups[name].map(({ score }, at) => ({ name, score: score * NEXT_ROW ** at })))
  const kept = rated.sort((a, b) => b.score - a.score).slice(0, count)
  const take = <Row>(name: GroupName, rows: readonly Rated<Row>[]) =>
    rows.slice(0, kept.filter((one) => one.name === name).length).map(({ row }) => row)
  return {
    places: take('places', groups.places).map((place) => presentPlace(place, gazetteer)),
    schools: take('schools', groups.schools),
    types: take('types', groups.types).map((type) => presentType(type, gazetteer)),
    order: [...new Set(kept.map(({ name }) => name))],
  }
}
