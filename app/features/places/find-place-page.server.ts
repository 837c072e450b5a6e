import '#app/i18n/all.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import { foundSchools } from '#app/features/search/results/search-schools.server.ts'
import { readSearchAddress, resultsPath, type SearchAddress } from '#app/features/search/search-address.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { COUNTRIES, FEATURES } from '#db/vocabulary.ts'
import { type SearchEngine, type SearchQuery, type SearchResult, textQuery } from '#search-engine/index.ts'
import { placeId } from '#search-engine/language/place.ts'
import { crumbsOf } from './crumbs.ts'
import { type FoundPlace, findPlace, ofRegion, ofTown, type PlaceParts } from './found-place.ts'
import type { PlaceIndex, Town } from './place-index.ts'
import { countryPath } from './place-path.ts'
import { placeWords, typesBySize } from './place-words.ts'
import { presentCharts } from './present-charts.ts'
import { MIN_INDEXED } from './read-indexed-places.server.ts'
import { readPlaceIndex } from './read-place-index.server.ts'

const SHOWN_SCHOOLS = 20
const SHOWN_NEIGHBOURS = 8
const SHOWN_TOWNS = 200
const SHOWN_FEATURES = 5

/** A link to a place or to some of its schools, with their number where it is known. */
export type PlaceLink = { label: string; path: string; count?: number; current?: boolean }
/** What the page of a place shows, with paths without language. */
export type PlacePage = Awaited<ReturnType<typeof presentPlace>>

/**
 * Finds what the page of a place shows, from the index of the search.
 *
 * @param path of the address, without language
 * @returns undefined if there is no such place or it has no schools; the right path if the place has another one
 */
export async function findPlacePage(
  parts: PlaceParts,
  path: string,
  locale: Locale,
): Promise<PlacePage | { movedTo: string } | undefined> {
  const [index, engine] = [await readPlaceIndex(), await directory()]
  const place = findPlace(index, parts)
  if (!place) return undefined
  const found = engine.search({ ...queryOf(place, locale), withFacts: true })
  if (found.total === 0) return undefined
  return place.path === path ? presentPlace(place, found, locale, { index, engine }) : { movedTo: place.path }
}

type Sources = { index: PlaceIndex; engine: SearchEngine }

async function presentPlace(place: FoundPlace, found: SearchResult, locale: Locale, { index, engine }: Sources) {
  const { total, schoolTotal, facets, factFacets, hits } = found
  const schools = place.kind === 'town' ? await foundSchools(hits, locale) : []
  const address = addressOf(place)
  return {
    path: place.path,
    kind: place.kind,
    ...placeWords(place, { total, ...facets }, locale),
    total,
    isIndexed: schoolTotal >= MIN_INDEXED,
    crumbs: crumbsOf(place, locale),
    types: typeLinks(place, engine, found, locale),
    charts: presentCharts(address, factFacets?.facets ?? [], locale),
    filters: filterLinks(address, found, locale),
    schools,
    /** The attributions that the licences of their registers require. */
    sources: [...new Set(schools.flatMap(({ attribution }) => attribution ?? []))],
    results: resultsPath(address, place.kind === 'town' ? { sort: 'distance' } : {}),
    map: resultsPath(address, { view: 'map' }),
    below: placeLinks(place, index, engine),
    /** What the stages and kinds of school of its country are called. */
    system: translator(locale)(`places.system.${place.country}`),
  }
}

/** Returns the search for exactly the schools of a place. */
function queryOf(place: FoundPlace, language: Locale): SearchQuery {
  const given = { language, pageSize: 1 }
  if (place.kind === 'country') return textQuery('', { ...given, countries: [place.country] })
  if (place.kind === 'region') return textQuery('', { ...given, within: place.region.places })
  const { town, category } = place
  return textQuery('', {
    ...given,
    within: town.places,
    types: category ? [category] : [],
    near: { lat: town.lat, lng: town.lng },
    sort: 'distance',
    pageSize: SHOWN_SCHOOLS,
  })
}

/** Returns the page of results that shows the schools of a place, and what visitors may filter there. */
function addressOf(place: FoundPlace): SearchAddress {
  const everything = readSearchAddress(new URLSearchParams())
  const { country } = place
  if (place.kind === 'country') return { ...everything, countries: [country] }
  if (place.kind === 'region') return { ...everything, text: place.region.name, countries: [country] }
  const [largest] = place.town.places
  return { ...everything, near: largest && placeId(largest), types: place.category ? [place.category] : [] }
}

/** All schools and each type: of a town as pages of their own, elsewhere as results. */
function typeLinks(place: FoundPlace, engine: SearchEngine, found: SearchResult, locale: Locale): PlaceLink[] {
  const t = translator(locale)
  const { types } = found.facets
  const address = addressOf(place)
  const links = typesBySize(types).map((category) => ({
    label: t(`places.types.${category}`),
    path: place.kind === 'town' ? ofTown(place.town, category).path : resultsPath(address, { types: [category] }),
    count: types[category],
    current: place.kind === 'town' && place.category === category,
  }))
  if (place.kind !== 'town') return links
  const total = place.category ? engine.count(queryOf(ofTown(place.town, undefined), locale)) : found.total
  const all = { label: t('places.types.all'), path: place.town.path, count: total, current: !place.category }
  return [all, ...links]
}

/** Who runs the schools, and what most of them offer, as far as it tells them apart. */
function filterLinks(address: SearchAddress, { facets, total }: SearchResult, locale: Locale): PlaceLink[] {
  const t = translator(locale)
  const owners = (['public', 'private'] as const).map((ownership) => ({
    label: t(`places.${ownership}`),
    path: resultsPath(address, { ownership }),
    count: facets.ownership[ownership],
  }))
  const features = FEATURES.toSorted((a, b) => facets.features[b] - facets.features[a])
    .slice(0, SHOWN_FEATURES)
    .map((feature) => ({
      label: t(`feature.${feature}`),
      path: resultsPath(address, { features: [feature] }),
      count: facets.features[feature],
    }))
  return [...owners, ...features].filter(({ count }) => count > 0 && count < total)
}

/** The regions of a country, the towns of a region, or those around a town. */
function placeLinks(place: FoundPlace, index: PlaceIndex, engine: SearchEngine): PlaceLink[] {
  const hasSchools = ({ places }: Pick<Town, 'places'>) => engine.countIn(places) > 0
  if (place.kind === 'country') {
    const regions = index.regions(place.country).filter(hasSchools)
    return regions.map((region) => ({ label: region.name, path: ofRegion(region).path }))
  }
  if (place.kind === 'region') {
    const towns = place.region.towns.filter(hasSchools).slice(0, SHOWN_TOWNS)
    return towns.map(({ name, path }) => ({ label: name, path }))
  }
  return index.near(place.town, SHOWN_NEIGHBOURS).flatMap(({ name, path, places }) => {
    const total = engine.count(textQuery('', { within: places }))
    return total > 0 ? { label: name, path, count: total } : []
  })
}

/** Lists the countries that have schools, with their number. */
export async function listCountries(locale: Locale): Promise<PlaceLink[]> {
  const { facets } = (await directory()).search(textQuery('', { pageSize: 1 }))
  return COUNTRIES.map((country) => ({
    label: countryName(locale, country),
    path: countryPath(country),
    count: facets.countries[country],
  })).filter(({ count }) => count > 0)
}
