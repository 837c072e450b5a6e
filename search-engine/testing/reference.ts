import { CATEGORIES, COUNTRIES, FEATURES } from '#db/vocabulary.ts'
import { byTagGroup, OWNERSHIPS, RATING_STEPS, TAG_GROUPS, tagsOf } from '../base/properties.ts'
import type { SchoolDocument } from '../index/document.ts'
import { institutionKey } from '../index/institution/institution-table.ts'
import { quality } from '../index/segment/build-segment.ts'
import type { SearchQuery, Sort } from '../index.ts'
import { words } from '../language/fold.ts'
import type { Gazetteer } from '../language/gazetteer/gazetteer.ts'
import { nameKey } from '../language/names/name-key.ts'
import { queryWords } from '../language/names/terms.ts'
import type { Property } from '../language/parsing/find-attributes.ts'
import type { Interpretation } from '../language/parsing/interpretation.ts'
import { parseQuery } from '../language/parsing/parse.ts'
import { isNamesake, isSameTown } from '../language/places/place.ts'
import { visitorOf } from '../language/places/visitor.ts'
import { codeKey } from '../language/term-kinds.ts'
import { replaceWords } from '../query/replace-words.ts'
import type { SearchResult } from '../query/search-result.ts'
import { isOnlyTown } from './is-only-town.ts'
import { factFacets, factOrder, untagged } from './reference-facts.ts'
import { passes } from './reference-filters.ts'
import { FAR, isCounted, isInBox, isInCode, kilometres, standsIn, wholeCity } from './reference-places.ts'
import { type Indexed, indexSchool, NEVER, nameLevels, textLevels } from './reference-text.ts'

/** A school that matches the text and the place. */
type Candidate = { school: SchoolDocument; rank: number; km: number }

/**
 * The slow and obvious search that the engine must agree with: it looks at every school again for every count. It knows
 * nothing of numbers, bitmaps, segments or sorted terms.
 */
export class ReferenceSearch {
  readonly #schools: Indexed[]
  readonly #gazetteer: Gazetteer

  constructor(schools: Iterable<SchoolDocument>, gazetteer: Gazetteer) {
    this.#schools = [...schools].map(indexSchool)
    this.#gazetteer = gazetteer
  }

  /**
   * Returns all results in order, both singly and in rows, the facets and the chosen radius.
   *
   * @param correction announced by the engine; names that match exactly with it come before others
   */
  search(query: SearchQuery, correction?: SearchResult['correction']) {
    const { candidates, widenedToKm, isMeasured, order } = this.#candidates(query, correction)
    const wanted = query.sort === 'distance' && !isMeasured ? 'relevance' : query.sort
    const count = (changed: Partial<SearchQuery>, isCounted = (_: SchoolDocument) => true) =>
      countWhere((school) => passes(school, { ...query, ...changed }) && isCounted(school))
    const countWhere = (isCounted: (school: SchoolDocument) => boolean) =>
      rowsOf(candidates.filter(({ school }) => isCounted(school))).length
    const passing = candidates.filter(({ school }) => passes(school, query))
    const found = passing.map(({ school }) => school)
    const ranking = factOrder(found, query)
    const results = passing.sort(inOrder(ranking?.keyOf ?? (wanted === 'relevance' ? order : wanted)))
    const rows = rowsOf(results).map((sites) => sites.map(({ school }) => school.id))
    return {
      rows,
      ids: results.map(({ school }) => school.id),
      premium: results.filter(({ school }) => school.premium).map(({ school }) => school.id),
      kilometres: new Map(results.map(({ school, km }) => [school.id, km])),
      widenedToKm,
      ranking: ranking && {
        ...(ranking.edition !== undefined && { edition: ranking.edition }),
        unknown:
          rowsOf(results).length - countWhere((school) => passes(school, query) && isKnown(ranking.keyOf(school))),
      },
      factFacets: query.withFacts ? factFacets(query, found, count) : undefined,
      untagged: query.withFacts ? untagged(query, count) : undefined,
      facets: {
        types: tabulate(CATEGORIES, (type) => count({ types: [type] })),
        countries: tabulate(COUNTRIES, (country) => count({ countries: [country] })),
        ownership: tabulate(OWNERSHIPS, (ownership) => count({ ownership })),
        ratings: tabulate(RATING_STEPS, (minimumRating) => count({ minimumRating })),
        features: tabulate(FEATURES, (feature) => count({ features: [...query.features, feature] })),
        tags: byTagGroup((group) => {
          const kept = group === 'faith' || group === 'gender' ? [] : (query.tags?.[group] ?? [])
          return tabulate<string>(TAG_GROUPS[group], (tag) =>
            count({ tags: { ...query.tags, [group]: [...kept, tag] } }),
          )
        }),
      },
    }
  }

  #candidates(
    query: SearchQuery,
    correction: SearchResult['correction'],
  ): { candidates: Candidate[]; widenedToKm?: number; isMeasured: boolean; order: Sort | 'in_town' } {
    const hasNumber = (code: string) =>
      this.#schools.some(({ school }) => school.codes.some((own) => codeKey(own) === codeKey(code)))
    const interpretation = parseQuery(query.text, this.#gazetteer, hasNumber, query.choice, visitorOf(query))
    const { officialNumber } = interpretation
    const where = officialNumber ? undefined : (interpretation.postalCode ?? interpretation.place)
    const place = where?.chosen
    const isMeant = query.choice?.place ? isSameTown : isNamesake
    const city = place?.kind === 'district' ? wholeCity(this.#schools, this.#gazetteer, place) : []
    const places = city.length > 0 ? city : (where?.candidates ?? []).filter((other) => isMeant(other, place!))
    const point = officialNumber ? undefined : (place ?? query.near)
    const from = officialNumber ? undefined : (query.near ?? place)
    const ownRadius = query.radiusKm !== undefined && query.near !== undefined && place?.kind !== 'district'
    const center = ownRadius ? query.near : point
    const isNumbered = ({ codes }: SchoolDocument) => codes.some((code) => codeKey(code) === officialNumber)
    const levels = textLevels(this.#schools, queryWords(interpretation.rest), query.literal === true)
    const texts = this.#having(interpretation, levels)
    const areaLevel = this.#areaLevel(interpretation)
    const named = this.#named(interpretation, texts)
    const ofType = this.#ofType(interpretation)
    const order = interpretation.best ? 'rating' : isOnlyTown(query, interpretation) ? 'in_town' : 'relevance'
    const typed = [query.text, interpretation.name]
    const corrected = correction && typed.map((text) => replaceWords(text, replacementsOf(correction)))
    const rated = (radiusKm: number | undefined, isStrict: boolean) =>
      this.#schools.flatMap((indexed): Candidate[] => {
        const { school } = indexed
        const isMember = place ? places.some((one) => standsIn(school, one)) : true
        const isSomewhere = city.length > 0 && !isStrict && isMember
        const km = isSomewhere && from === point ? FAR : point ? kilometres(school, from ?? point) : 0
        const away = point ? kilometres(school, (query.radiusKm !== undefined && center) || point) : 0
        const isWithin = radiusKm !== undefined && away <= radiusKm
        const isNear =
          !point ||
          (query.radiusKm !== undefined && ownRadius ? isWithin && isMember : isWithin || (!isStrict && isMember))
        if (query.box && !isInBox(school, query.box)) return []
        if (officialNumber && isNumbered(school)) return [{ school, rank: 0, km }]
        const isWanted = !officialNumber && texts.has(indexed) && areaLevel(indexed) < NEVER && ofType(indexed)
        const isNamed = named.has(indexed) && (isNear || !isStrict)
        if (!(isWanted && isNear) && !isNamed) return []
        const least = isSomewhere && !named.has(indexed) ? 2 : 0
        const wanted = isWanted && isNear ? Math.max(texts.get(indexed)!, areaLevel(indexed), least) : undefined
        const level = wanted === undefined ? named.get(indexed)! : better(wanted, !point && named.get(indexed))
        return [{ school, rank: rankOf(school, level, isMember, typed, corrected), km }]
      })
    const isMeasured = point !== undefined
    const wantedKm = query.radiusKm ?? interpretation.radiusKm
    if (!isMeasured || wantedKm !== undefined) return { candidates: rated(wantedKm, true), isMeasured, order }
    const hasMembers = place !== undefined && (place.kind !== 'district' || city.length > 0)
    const steps = [...(hasMembers ? [undefined] : []), 1, 2, 5, 10, 25, 50]
    const isEnough = (radius: number | undefined) =>
      rated(radius, !place).filter(({ school }) => {
        return passes(school, query) && (hasMembers || isCounted(school, place, radius))
      }).length >= (interpretation.best && radius === undefined ? 1 : 5)
    const widenedToKm = steps.find(isEnough)
    const radius = widenedToKm ?? (hasMembers && isEnough(undefined) ? undefined : 50)
    return { candidates: rated(radius, !place), widenedToKm: radius, isMeasured, order }
  }

  /** Whether a school is of the type that another language names, by its category or the word of its country. */
  #ofType({ type }: Interpretation): (indexed: Indexed) => boolean {
    if (!type?.category) return () => true
    if (type.word === undefined)
      return ({ school }) => school.category === type.category || school.category === type.also
    const named = nameLevels(this.#schools, queryWords(`${type.word} `))
    return (indexed) => named.has(indexed)
  }

  /** Keeps the schools that have the properties in the text, or the words for them in their name or type. */
  #having({ attributes }: Interpretation, texts: Map<Indexed, number>): Map<Indexed, number> {
    let kept = texts
    for (const { text, properties } of attributes) {
      const named = nameLevels(this.#schools, queryWords(`${text} `))
      kept = new Map(
        [...kept].flatMap(([indexed, level]): [Indexed, number][] => {
          const has = properties.some(
            ({ property, countries }) =>
              countries.includes(indexed.school.country) && hasProperty(indexed.school, property),
          )
          return has || named.has(indexed) ? [[indexed, Math.max(level, has ? 0 : named.get(indexed)!)]] : []
        }),
      )
    }
    return kept
  }

  /** Returns how well a school matches the area in the text: best inside it, then with its words. */
  #areaLevel({ area }: Interpretation): (indexed: Indexed) => number {
    if (!area) return () => 0
    const worded = textLevels(this.#schools, queryWords(`${area.text} `), true)
    const places = area.areas.flatMap(({ country, codes }) => codes.map((name) => ({ country, name })))
    const isInside = ({ school }: Indexed) => places.some(({ country, name }) => isInCode(school, country, name))
    return (indexed) => (isInside(indexed) ? 0 : Math.max(1, worded.get(indexed) ?? NEVER))
  }

  /** Returns schools with the interpreted words in their name, and the other words anywhere. */
  #named(interpretation: Interpretation, texts: Map<Indexed, number>): Map<Indexed, number> {
    const { chips, type, officialNumber } = interpretation
    if (chips.length === 0) return new Map()
    const read = chips
      .filter(({ kind }) => (kind === 'type' ? type?.category : kind !== 'attribute'))
      .map(({ text }) => `${text} `)
    const place = interpretation.postalCode ?? interpretation.place
    const isDistrict = !officialNumber && place?.chosen.kind === 'district'
    const sought = queryWords(read.join(''))
    const named = [...(isDistrict ? textLevels(this.#schools, sought, true) : nameLevels(this.#schools, sought))]
    if (officialNumber) return new Map(named)
    const both = named.filter(([indexed]) => texts.has(indexed))
    return new Map(both.map(([indexed, level]) => [indexed, Math.max(level, texts.get(indexed)!)]))
  }
}

const isKnown = (key: number) => key < Number.POSITIVE_INFINITY

/** Groups the results of one institution at the position of the first one. */
function rowsOf(results: Candidate[]): Candidate[][] {
  const rows = Map.groupBy(results, ({ school }) => institutionKey(school) || school.id)
  return [...rows.values()]
}

const better = (level: number, other: number | false | undefined) =>
  typeof other === 'number' ? Math.min(level, other) : level

/** Returns the words that a correction replaced. */
function replacementsOf({ from, to }: { from: string; to: string }): Map<string, string> {
  const after = words(to)
  return new Map(words(from).map((word, at) => [word, after[at] ?? word]))
}

function rankOf(
  school: SchoolDocument,
  level: number,
  isInside: boolean,
  typed: string[],
  corrected: string[] | undefined,
): number {
  const keyOf = (text: string) => nameKey(words(text), school.country)
  const isName = ([text, rest]: string[]) =>
    [text, isInside ? rest : ''].some((one) => one && words(one).length > 0 && keyOf(one) === keyOf(school.name))
  const outside = isInside ? 0 : 1
  if (level <= 1 && isName(typed)) return 1 + 2 * outside + level
  if (level < 3) return 5 + 3 * outside + level
  return (corrected && isName(corrected) ? 11 : 7 + 2 * level) + outside
}

function hasProperty(school: SchoolDocument, { group, value }: Property): boolean {
  if (group === 'features') return school.features.includes(value)
  return group === 'ownership' ? school.ownership === value : tagsOf(group, school).includes(value)
}

const OUTSIDE_RANKS = [3, 4, 8, 9, 10, 12, 14, 16]

const inTown = ({ category, ratingRank, facts = [] }: SchoolDocument) => [
  ['primary', 'secondary', 'high_school'].includes(category) ? 0 : 1,
  -Math.round(ratingRank * 1000),
  -facts.length,
]

function inOrder(sort: Sort | 'in_town' | ((school: SchoolDocument) => number)) {
  const key = ({ school, rank, km }: Candidate): (number | string)[] => {
    if (typeof sort === 'function') return [sort(school)]
    if (sort === 'rating') return [-school.ratingRank]
    if (sort === 'reviews') return [-school.ratingCount]
    if (sort === 'name') return [words(school.name).join(' ')]
    if (sort === 'in_town' && !OUTSIDE_RANKS.includes(rank)) return [rank, ...inTown(school), km]
    return sort === 'distance' ? [km] : [rank, km]
  }
  const full = (candidate: Candidate) => [...key(candidate), -quality(candidate.school), candidate.school.id]
  return (a: Candidate, b: Candidate) => {
    const [left, right] = [full(a), full(b)]
    const at = left.findIndex((value, index) => value !== right[index])
    return at === -1 ? 0 : left[at]! < right[at]! ? -1 : 1
  }
}

function tabulate<T extends string | number>(choices: readonly T[], count: (choice: T) => number) {
  return Object.fromEntries(choices.map((choice) => [choice, count(choice)]))
}
