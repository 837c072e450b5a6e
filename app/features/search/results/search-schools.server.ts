import { findListedDate } from '#app/features/admission-dates/shown/find-listed-date.server.ts'
import { findCatchmentHint } from '#app/features/catchments/find-catchment-hint.server.ts'
import { regionCounts } from '#app/features/facts/coverage/list-coverage.server.ts'
import { knownRegions, knownStages, STAGES, type Stage } from '#app/features/facts/coverage/thin-coverage.ts'
import type { SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import { type SchoolSites, sitesOfRow } from '#app/features/schools/list-sites.server.ts'
import type { LastDistances } from '#app/features/schools/own-point/last-distances.ts'
import type { RegisterSummary } from '#app/features/schools/register-summary.ts'
import { countryName, formatList } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { distanceKm } from '#search-engine/base/distance.ts'
import type { FactChoice } from '#search-engine/base/searched-facts.ts'
import {
  type FactOrder,
  type Hit,
  type SearchEngine,
  type SearchQuery,
  type SearchResult,
  textQuery,
} from '#search-engine/index.ts'
import { type Place, placeId } from '#search-engine/language/gazetteer/gazetteer.ts'
import { visitorOf } from '#search-engine/language/places/visitor.ts'
import type { Interpretation } from '#search-engine/language/reading/interpretation.ts'
import { directory } from '../live/directory.server.ts'
import { findNearPlace } from '../places/near-place.server.ts'
import { type FactSort, PAGE_SIZE, type SearchAddress, SORTS, searchedCountry } from '../search-address.ts'
import { limitToWays, type MeasuredWays } from '../ways/limit-to-ways.server.ts'
import { factOrderOf, factOrders, withOrderedFact } from './fact-orders.server.ts'
import { furtherFilters } from './further-filters.server.ts'
import { otherReading } from './other-reading.server.ts'
import { wayFilter, wayNotes, wayOf } from './present-ways.server.ts'
import { type ResultRows, readRows } from './read-rows.server.ts'
import { resultNotes, searchedText } from './result-notes.server.ts'
import { setFilters } from './set-filters.server.ts'
import { unknownNotes, withUnknown } from './unknown-values.server.ts'

const MAX_OTHER_PLACES = 6
const SAME_TOWN_KM = 25

/** A school in the results, with its distance from the requested place and the schools that share its row. */
export type FoundSchool = SchoolSummary & { register: RegisterSummary; lastDistances?: LastDistances } & Pick<
    Hit,
    'distanceKm' | 'reasons'
  > & {
    sites: SchoolSites | null
    /** How long the way from the place takes. */
    way?: string | undefined
    /** Whether the place is paid for. */
    sponsored?: true
  }

const isByDemand = ({ further }: SearchAddress) =>
  further.fact?.some((choice) => choice.startsWith('admission_demand.')) ?? false

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
    choice: { plain: new Set(address.plain), place: address.place, reading: address.reading },
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
 * @param isPage whether it is the results page, on which official facts filter and sort
 */
export async function searchSchools(address: SearchAddress, locale: Locale, isPage = false) {
  const engine = await directory()
  const near = address.near === undefined ? undefined : findNearPlace(engine, address.near)
  const unlimited = queryOf(address, near, locale)
  const { query, measured } = await limitToWays(engine, unlimited, address, isPage ? near : undefined)
  const found = engine.search({ ...query, withFacts: isPage })
  const { hits, sponsored, interpretation, factFacets: _, factOrder, otherwise: __, ...result } = found
  const withOthers = isPage ? engine.count({ ...query, withOthers: true }) : 0
  const others = furtherFilters(address, { ...found, withOthers, hasSponsored: sponsored.length > 0 }, locale)
  const further = [...wayFilter(measured, { engine, unlimited }, locale), ...others]
  const place = interpretation.place ?? interpretation.postalCode
  // The place in the text says where schools are listed; that of the filter then only measures distances.
  const where = place?.chosen ?? near
  const country = searchedCountry(where, address)
  const wantsPosition = isNearbyUnknown(interpretation, where, address)
  const listed = wantsPosition ? { hits: [], sponsored: [] } : { hits, sponsored }
  const [rows, coverage, catchment, nextDate] = await Promise.all([
    readRows([...listed.hits, ...listed.sponsored], locale, { isByDemand: isByDemand(address) }),
    coverageNote(where, address.countries, () => [found, ...(where ? [engine.search(allAround(where))] : [])]),
    isPage ? findCatchmentHint(address.text, where, locale) : null,
    isPage ? findListedDate(listed.hits, locale) : null,
  ])
  const schools = presentFound(listed.hits, rows, locale, { order: factOrder, measured })
  // The displayed ones are among the further filters.
  const { tags: ___, ...facets } = found.facets
  return {
    ...result,
    dropHints: [...withoutWays(result.total, query, engine), ...withUnknown(result.dropHints, query, engine)],
    ...wayNotes(measured, locale),
    facets,
    ...unknownNotes(found, query, locale),
    ...factOrders(found, address.sort === 'relevance', locale),
    schools,
    /** Index of the first school abroad, if those of the country of the page come first. */
    abroadFrom: isPage ? abroadFrom(schools, found, address, locale) : undefined,
    /** Link to the catchment page, if the search is about catchments. */
    catchment,
    /** The next date of admission, if the place and kind of the schools have one. */
    nextDate,
    shared: rows.shared,
    sponsored: presentFound(listed.sponsored, rows, locale, { measured }).map(asSponsored),
    coverage: presentCoverage(coverage, locale),
    chips: interpretation.chips,
    /** The types of school and the region that the text means. */
    meant: meantBy(interpretation),
    further,
    setFilters: setFilters(address, { near: near?.name, country }, further, locale),
    otherPlaces: place ? otherPlaces(place) : [],
    /** Whether the visitor's position would help: the text says "near me", and no place is known. */
    wantsPosition,
    notes: resultNotes(found, address, locale, country),
    /** The text for which the results are. */
    searched: searchedText(found, address),
    /** The next best reading of the text, if it leads elsewhere. */
    otherwise: otherReading(found, engine.gazetteer, locale),
    place: place && presentPlace(place.chosen),
    near: near && presentPlace(near),
    nearUnknown: address.near !== undefined && near === undefined,
  }
}

/**
 * Returns the index of the first school that is not in the country of the page, of a list without a place in which
 * those of that country come first; undefined if there is none, or no order by country.
 */
export function abroadFrom(
  schools: readonly Pick<FoundSchool, 'country'>[],
  { facets, interpretation: read, factOrder }: Pick<SearchResult, 'facets' | 'interpretation' | 'factOrder'>,
  { sort, near, countries, box, page }: SearchAddress,
  locale: Locale,
): number | undefined {
  const { home } = visitorOf({ language: locale })
  const isSomewhere = read.where || read.officialNumber || near || countries.length > 0 || box
  if (!home || isSomewhere || sort !== 'relevance' || factOrder) return undefined
  const first = schools.findIndex(({ country }) => country !== home)
  if (first === -1 || schools.slice(first).some(({ country }) => country === home)) return undefined
  return first > 0 || (page > 1 && facets.countries[home] > 0) ? first : undefined
}

/** A limit of which the engine knows nothing, as `DropHint`. */
type WayHint = { filter: 'way'; total: number } & { [Other in 'value' | 'without' | 'unknown' | 'and']?: undefined }

const meantBy = ({ kinds, area }: Interpretation) => ({
  types: [...new Set(kinds.flatMap(({ categories }) => categories))],
  area: area?.text,
})

export type SearchResults = Awaited<ReturnType<typeof searchSchools>>

/** Reads the schools of one page of hits, in order, as lists show them, and says what all of them share. */
export async function foundSchools(hits: readonly Hit[], locale: Locale) {
  const rows = await readRows(hits, locale)
  return { schools: presentFound(hits, rows, locale), shared: rows.shared }
}

const asSponsored = (school: FoundSchool) => ({ ...school, sponsored: true as const })

/** Says how many schools there would be if the way to school could take longer. */
function withoutWays(total: number, query: SearchQuery, engine: SearchEngine): WayHint[] {
  const more = total === 0 && query.only ? engine.count({ ...query, only: undefined }) : 0
  return more > 0 ? [{ filter: 'way', total: more }] : []
}

/** Leaves out the hits that may not be listed any more. */
function presentFound(
  hits: readonly Hit[],
  rows: ResultRows,
  locale: Locale,
  { order, measured }: { order?: FactOrder | undefined; measured?: MeasuredWays | undefined } = {},
): FoundSchool[] {
  return hits.flatMap((hit) => {
    const school = rows.schools.get(hit.id)
    if (!school) return []
    const register = order ? withOrderedFact(school.register, hit, order, locale) : school.register
    const shared = hit.sites.flatMap((id) => rows.sites.get(id) ?? [])
    const { distanceKm, reasons } = hit
    const way = wayOf(measured, hit, locale)
    return { ...school, register, distanceKm, reasons, sites: sitesOfRow(shared, locale), way }
  })
}

/**
 * Returns the places that are far from the chosen one and from each other: registers list one town in several regions.
 */
function distinctPlaces(chosen: Place, candidates: readonly Place[]): Place[] {
  const others: Place[] = []
  for (const place of candidates) {
    if ([chosen, ...others].every((other) => distanceKm(other, place) > SAME_TOWN_KM)) others.push(place)
  }
  return others
}

/** Other places with the same name that may have been meant. */
const otherPlaces = ({ chosen, candidates }: { chosen: Place; candidates: readonly Place[] }) =>
  distinctPlaces(chosen, candidates).slice(0, MAX_OTHER_PLACES).map(presentPlace)

/** Whether schools nearby are meant before it is known where that is: they get no list. */
const isNearbyUnknown = ({ nearMe, area }: Interpretation, where: Place | undefined, { box }: SearchAddress): boolean =>
  nearMe && where === undefined && area === undefined && !box

function presentPlace(place: Place) {
  return { id: placeId(place), kind: place.kind, name: place.name, region: place.region, country: place.country }
}

/** Returns the sentence above a list about what the directory currently knows. */
function presentCoverage(note: CoverageNote | null, locale: Locale): string | null {
  if (!note) return null
  const t = translator(locale)
  if (note.kind === 'stages') {
    const stages = note.stages.map((stage) => t(`coverage.stage.${note.country}.${stage}`))
    return t('coverage.stages', { place: note.place, stages: formatList(locale, stages) })
  }
  const country = countryName(locale, note.country)
  return note.more > 0
    ? t('coverage.regionsMore', { country, regions: note.regions.join(', '), count: note.more })
    : t('coverage.regions', { country, regions: formatList(locale, note.regions) })
}

const allAround = (place: Place) => textQuery('', { near: place, around: place, pageSize: 1 })

/** What the directory knows about the place or country of a search, if that is less than families expect. */
type CoverageNote =
  | { kind: 'stages'; place: string; country: CountryCode; stages: Stage[] }
  | { kind: 'regions'; country: CountryCode; regions: string[]; more: number }

/** With more regions, the sentence gets too long. */
const NAMED_REGIONS = 4

/**
 * Returns a note if the place of a search lies in a region whose stages are only partly known, or the search is about
 * one country of which few regions are known. One query, none without place and country.
 *
 * @param find returns lists of that place; a note that one of them contradicts is left out
 */
export async function coverageNote(
  place: Pick<Place, 'name' | 'region' | 'country'> | undefined,
  countries: readonly CountryCode[],
  find: () => readonly Pick<SearchResult, 'facets'>[] = () => [],
): Promise<CoverageNote | null> {
  const [only, ...others] = countries
  const country = place?.country ?? (others.length === 0 ? only : undefined)
  if (!country) return null
  const counts = await regionCounts(country)
  if (place) {
    const stages = knownStages(country, place.region, counts)
    if (!stages) return null
    const unknown = STAGES[country].filter((stage) => !stages.includes(stage))
    const isContradicted = find().some(({ facets }) => unknown.some((stage) => facets.types[stage] > 0))
    return isContradicted ? null : { kind: 'stages', place: place.name, country, stages }
  }
  const regions = knownRegions(country, counts)
  if (!regions) return null
  return {
    kind: 'regions',
    country,
    regions: regions.slice(0, NAMED_REGIONS),
    more: Math.max(regions.length - NAMED_REGIONS, 0),
  }
}
