import { findCatchmentHint } from '#app/features/catchments/find-catchment-hint.server.ts'
import { withRegisterWords } from '#app/features/facts/cards/find-card-facts.server.ts'
import { listSchools, type SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import { listSites, type SchoolSites, sitesOfRow } from '#app/features/schools/list-sites.server.ts'
import type { RegisterWords } from '#app/features/schools/register-words.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { distanceKm } from '#search-engine/base/distance.ts'
import type { FactChoice } from '#search-engine/index/searched-facts.ts'
import type { FactOrder, Hit, SearchQuery } from '#search-engine/index.ts'
import { type Place, placeId } from '#search-engine/language/gazetteer/gazetteer.ts'
import { directory } from '../live/directory.server.ts'
import { findNearPlace } from '../places/near-place.server.ts'
import { type FactSort, PAGE_SIZE, type SearchAddress, SORTS } from '../search-address.ts'
import { coverageNote } from './coverage-note.server.ts'
import { factOrderOf, factOrders, withOrderedFact } from './fact-orders.server.ts'
import { furtherFilters } from './further-filters.server.ts'
import { presentCoverage } from './present-coverage.ts'
import { resultNotes } from './result-notes.ts'
import { setFilters } from './set-filters.server.ts'

const MAX_OTHER_PLACES = 6
const SAME_TOWN_KM = 25

/** A school in the results, with its distance from the requested place and the schools that share its row. */
export type FoundSchool = SchoolSummary & { register: RegisterWords } & Pick<Hit, 'distanceKm' | 'reasons'> & {
    sites: SchoolSites | null
    /** Whether the place is paid for. */
    sponsored?: true
  }

function sortOf({ sort }: SearchAddress): Pick<SearchQuery, 'sort' | 'factOrder'> {
  const known = SORTS.find((one) => one === sort)
  return known ? { sort: known } : { sort: 'relevance', factOrder: factOrderOf(sort as FactSort) }
}

/**
 * Returns the engine's query for an address; the place to search around is separate from the text.
 *
 * @param language of the page that the search is for; undefined if none is known
 */
export function queryOf(address: SearchAddress, near: Place | undefined, language?: Locale): SearchQuery {
  return {
    text: address.text,
    language,
    literal: address.literal,
    choice: { plain: new Set(address.plain), place: address.place },
    types: address.types,
    features: address.features,
    countries: address.countries,
    ownership: address.ownership,
    minimumRating: address.rating,
    tags: address.further,
    facts: address.further.fact as FactChoice[] | undefined,
    withOthers: address.further.others?.[0] === 'all',
    withoutSponsored: address.further.ads?.[0] === 'none',
    near,
    around: near,
    radiusKm: address.radius,
    box: address.box,
    ...sortOf(address),
    page: address.page,
    pageSize: PAGE_SIZE,
  }
}

/**
 * Returns the results of a search as one page shows them.
 *
 * @param isPage whether it is the results page, on which a text without results gives those of the nearest text that
 *   has some, and official facts filter and sort
 */
export async function searchSchools(address: SearchAddress, locale: Locale, isPage = false) {
  const engine = await directory()
  const near = address.near === undefined ? undefined : findNearPlace(engine, address.near)
  const query = queryOf(address, near, locale)
  const found = engine.search({ ...query, relaxed: isPage, withFacts: isPage })
  const { hits, sponsored, interpretation, factFacets: _, factOrder, ...result } = found
  const withOthers = isPage ? engine.count({ ...query, withOthers: true }) : 0
  const further = furtherFilters(address, { ...found, withOthers, hasSponsored: sponsored.length > 0 }, locale)
  const place = interpretation.place ?? interpretation.postalCode
  const [rows, coverage, catchment] = await Promise.all([
    readRows([...hits, ...sponsored], locale),
    coverageNote(near ?? place?.chosen, address.countries),
    isPage ? findCatchmentHint(address.text, near ?? place?.chosen, locale) : null,
  ])
  // The displayed ones are among the further filters.
  const { tags: __, ...facets } = found.facets
  return {
    ...result,
    facets,
    ...factOrders(found, locale),
    schools: presentFound(hits, rows, locale, factOrder),
    /** Link to the catchment page, if the search is about catchments. */
    catchment,
    sponsored: presentFound(sponsored, rows, locale).map((school) => ({ ...school, sponsored: true as const })),
    coverage: presentCoverage(coverage, locale),
    chips: interpretation.chips,
    further,
    setFilters: setFilters(address, near?.name, further, locale),
    /** Other places with the same name that may have been meant. */
    otherPlaces: place ? apart(place.chosen, place.candidates).slice(0, MAX_OTHER_PLACES).map(presentPlace) : [],
    /** Whether the visitor's position would help: the text says "near me", and no place is known. */
    wantsPosition: interpretation.nearMe && near === undefined && place === undefined,
    notes: resultNotes(found, address, locale),
    place: place && presentPlace(place.chosen),
    near: near && presentPlace(near),
    nearUnknown: address.near !== undefined && near === undefined,
  }
}

export type SearchResults = Awaited<ReturnType<typeof searchSchools>>

/** Reads the schools of one page of hits, in order, as lists show them. */
export async function foundSchools(hits: readonly Hit[], locale: Locale): Promise<FoundSchool[]> {
  return presentFound(hits, await readRows(hits, locale), locale)
}

type Rows = Awaited<ReturnType<typeof readRows>>

/** Reads what the rows of hits show besides the hits themselves: the schools, and those that share a row, by id. */
async function readRows(hits: readonly Hit[], locale: Locale) {
  const ids = [...new Set(hits.map((hit) => hit.id))]
  const [schools, sites] = await Promise.all([
    listSchools(ids, locale).then((listed) => withRegisterWords(listed, locale)),
    listSites(hits.flatMap((hit) => hit.sites)),
  ])
  return { schools: new Map(schools.map((school) => [school.id, school])), sites }
}

/** Leaves out the hits that may not be listed any more. */
function presentFound(hits: readonly Hit[], rows: Rows, locale: Locale, order?: FactOrder): FoundSchool[] {
  return hits.flatMap((hit) => {
    const school = rows.schools.get(hit.id)
    if (!school) return []
    const register = order ? withOrderedFact(school.register, hit, order, locale) : school.register
    const shared = hit.sites.flatMap((id) => rows.sites.get(id) ?? [])
    const { distanceKm, reasons } = hit
    return { ...school, register, distanceKm, reasons, sites: sitesOfRow(shared, locale) }
  })
}

/**
 * Returns the places that are far from the chosen one and from each other: registers list one town in several regions.
 */
function apart(chosen: Place, candidates: readonly Place[]): Place[] {
  const others: Place[] = []
  for (const place of candidates) {
    if ([chosen, ...others].every((other) => distanceKm(other, place) > SAME_TOWN_KM)) others.push(place)
  }
  return others
}

function presentPlace(place: Place) {
  return { id: placeId(place), kind: place.kind, name: place.name, region: place.region, country: place.country }
}
