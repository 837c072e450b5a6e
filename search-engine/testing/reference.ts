import { CATEGORIES, COUNTRIES, FEATURES } from '#db/vocabulary.ts'
import { byTagGroup, OWNERSHIPS, RATING_STEPS, TAG_GROUPS } from '../base/properties.ts'
import type { SchoolDocument } from '../index/document.ts'
import { institutionKey } from '../index/institution/institution-table.ts'
import { quality } from '../index/segment/build-segment.ts'
import type { SearchQuery, Sort } from '../index.ts'
import { words } from '../language/fold.ts'
import { nameKey } from '../language/names/name-key.ts'
import { replaceWords } from '../query/replace-words.ts'
import type { SearchResult } from '../query/search-result.ts'
import type { TextMatch, TextMatches } from '../query/text-matches.ts'
import { isOnlyTown } from './is-only-town.ts'
import { factFacets, factOrder, untagged } from './reference-facts.ts'
import { passes } from './reference-filters.ts'
import { FAR, isInBox, kilometres } from './reference-places.ts'

/** A school that matches the text and the place. */
type Candidate = { school: SchoolDocument; rank: number; km: number }
type Candidates = { candidates: Candidate[]; widenedToKm?: number; isMeasured: boolean; order: Sort | 'in_town' }

/** The level of a school that does not match. */
const NEVER = Number.POSITIVE_INFINITY
/** A text that asks for schools around a place means this distance. */
const AROUND_KM = 16
/** A wish in a part of a city is looked for in the parts beside it. */
const CITY_KM = 6

/**
 * The slow and obvious search that the engine must agree with: it looks at every school again for every count. It knows
 * nothing of numbers, bitmaps, segments or sorted terms. Only what a text means, and which schools have that, the
 * engine tells it.
 */
export class ReferenceSearch {
  readonly #schools: SchoolDocument[]

  constructor(schools: Iterable<SchoolDocument>) {
    this.#schools = [...schools]
  }

  /**
   * Returns all results in order, both singly and in rows, the facets and the chosen radius.
   *
   * @param read how the engine reads the text
   * @param correction announced by the engine; names that match exactly with it come before others
   */
  search(query: SearchQuery, read: TextMatches, correction?: SearchResult['correction']) {
    const { candidates, widenedToKm, isMeasured, order } = this.#candidates(query, read, correction)
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
      premium: paying(found, results, read),
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

  #candidates(query: SearchQuery, read: TextMatches, correction: SearchResult['correction']): Candidates {
    const { plan, isCorrected } = read
    const { interpretation, officialNumber, place, point, from, wholeCity } = plan
    const ownRadius = query.radiusKm !== undefined && query.near !== undefined && place?.kind !== 'district'
    const center = ownRadius ? query.near : point
    const typed = [read.text, interpretation.name]
    const corrected = isCorrected && correction && typed.map((text) => replaceWords(text, replacementsOf(correction)))
    const ranks = {
      typed,
      corrected: corrected || undefined,
      isAround: interpretation.around || place?.kind === 'district',
    }
    const rated = (radiusKm: number | undefined, isStrict: boolean) =>
      this.#schools.flatMap((school): Candidate[] => {
        const match = read.schools.get(school.id)
        if (!match || (query.box && !isInBox(school, query.box))) return []
        const { wanted, named } = match
        const isMember = !place || match.isMember
        if (officialNumber)
          return [
            {
              school,
              rank: wanted === undefined ? rankOf(school, { ...match, level: named!, isMember }, ranks) : 0,
              km: 0,
            },
          ]
        const isSomewhere = wholeCity !== undefined && !isStrict && isMember
        const km = isSomewhere && from === point ? FAR : point ? kilometres(school, from ?? point) : 0
        const isWithin = radiusKm !== undefined && center !== undefined && kilometres(school, center) <= radiusKm
        const isNear = !point || (ownRadius ? isWithin && isMember : isWithin || (!isStrict && isMember))
        const isNamed = named !== undefined && (isNear || !isStrict)
        if (!(isNear && wanted !== undefined) && !isNamed) return []
        const level = !point ? Math.min(wanted ?? NEVER, named ?? NEVER) : isNear ? (wanted ?? named!) : named!
        return [{ school, rank: rankOf(school, { ...match, level, isMember }, ranks), km }]
      })
    const isMeasured = point !== undefined
    const order = interpretation.best ? 'rating' : isOnlyTown(query, plan) ? 'in_town' : 'relevance'
    const wantedKm = query.radiusKm ?? interpretation.radiusKm
    if (!isMeasured || wantedKm !== undefined) return { candidates: rated(wantedKm, true), isMeasured, order }
    const isPart = place?.kind === 'district' && wholeCity === undefined
    const isWish = [...read.schools.values()].some(({ wishes }) => wishes > 0)
    if (interpretation.around || (isPart && isWish)) {
      const widenedToKm = interpretation.around ? AROUND_KM : CITY_KM
      const candidates = rated(widenedToKm, false)
      if (candidates.filter(({ school }) => passes(school, query)).length >= 5)
        return { candidates, widenedToKm, isMeasured, order }
    }
    const hasMembers = place !== undefined && (place.kind !== 'district' || wholeCity !== undefined)
    const steps = [...(hasMembers ? [undefined] : []), 1, 2, 5, 10, 25, 50]
    const isEnough = (radius: number | undefined) =>
      rated(radius, !place).filter(({ school }) => {
        return passes(school, query) && (hasMembers || kilometres(school, point) <= (radius ?? 0))
      }).length >= (interpretation.best && radius === undefined ? 1 : 5)
    const widenedToKm = steps.find(isEnough)
    const radius = widenedToKm ?? (hasMembers && isEnough(undefined) ? undefined : 50)
    return { candidates: rated(radius, !place), widenedToKm: radius, isMeasured, order }
  }
}

const isKnown = (key: number) => key < Number.POSITIVE_INFINITY

/**
 * Returns the premium schools among the results: beside a place those in it, if any result is, otherwise those near it.
 */
function paying(found: readonly SchoolDocument[], results: Candidate[], { plan, schools }: TextMatches): string[] {
  const center = plan.place ?? plan.point
  const isMember = ({ id }: SchoolDocument) => schools.get(id)!.isMember
  const isInside = found.some(isMember)
  const isNear = (school: SchoolDocument) =>
    center === undefined || kilometres(school, center) <= 30 || (isMember(school) && school.lat === null)
  const isOffered = (school: SchoolDocument) =>
    isNear(school) && (center === undefined || !isInside || isMember(school))
  return results.flatMap(({ school }) => (school.premium && isOffered(school) ? [school.id] : []))
}

/** Groups the results of one institution at the position of the first one. */
function rowsOf(results: Candidate[]): Candidate[][] {
  const rows = Map.groupBy(results, ({ school }) => institutionKey(school) || school.id)
  return [...rows.values()]
}

/** Returns the words that a correction replaced. */
function replacementsOf({ from, to }: { from: string; to: string }): Map<string, string> {
  const after = words(to)
  return new Map(words(from).map((word, at) => [word, after[at] ?? word]))
}

type Ranks = { typed: string[]; corrected: string[] | undefined; isAround: boolean }

/** In the place: exact names, words, corrections; then the same outside it. Unmet wishes count more than words. */
function rankOf(
  school: SchoolDocument,
  { level, isMember, unmet }: Pick<TextMatch, 'isMember' | 'unmet'> & { level: number },
  { typed, corrected, isAround }: Ranks,
): number {
  const keyOf = (text: string) => nameKey(words(text), school.country)
  const isName = ([text, rest]: string[]) =>
    [text, isMember ? rest : ''].some((one) => one && words(one).length > 0 && keyOf(one) === keyOf(school.name))
  const isCorrected = corrected !== undefined && isName(corrected)
  const plain = level <= 1 && isName(typed) ? 1 + level : level < 3 ? 3 + level : isCorrected ? 6 : 4 + level
  if (isMember && plain < 3) return plain
  const outside = isMember ? 0 : 1
  return plain + OUTSIDE * outside + WISH * (isAround ? 2 * unmet + outside : unmet + 8 * outside)
}

const OUTSIDE = 8
const WISH = 17

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
    if (sort === 'in_town' && rank % WISH <= OUTSIDE) return [rank, ...inTown(school), km]
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
