import '#app/i18n/all.server.ts'
import { findAreaLink } from '#app/features/admission-dates/shown/list-area-links.server.ts'
import { isOnMap } from '#app/features/map/static/static-view.ts'
import type { Theme } from '#app/features/map/style/colors.ts'
import { listSchools } from '#app/features/schools/list-schools.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import { foundSchools } from '#app/features/search/results/search-schools.server.ts'
import { resultsPath } from '#app/features/search/search-address.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { type SearchEngine, type SearchResult, textQuery } from '#search-engine/index.ts'
import { crumbsOf } from './crumbs.ts'
import { findPlaceNews, NO_NEWS } from './find-place-news.server.ts'
import { type FoundPlace, findPlace, type PlaceParts } from './found-place.ts'
import { readPlaceIndex } from './index/read-place-index.server.ts'
import { filterLinks, largeTowns, linksBelow, type PlaceLink, type Sources, typeLinks } from './place-links.ts'
import { countryPath, MIN_INDEXED_SCHOOLS, pagePath, typeSlug } from './place-path.ts'
import { addressOf, pagesOf, queryOf } from './place-query.ts'
import { placeHeading, placeWords } from './place-words.ts'
import { presentCharts } from './present-charts.ts'
import { countNeeds, needLinks } from './support/needs-of-place.ts'

/** More schools that are not for children than any town in the registers has. */
const SHOWN_OTHERS = 200

/** What the page of a place shows, with paths without language. */
export type PlacePage = Awaited<ReturnType<typeof presentPlace>>

/** The page of a list that an address asks for, counted from 1. */
type AskedPage = { path: string; page: number }

/**
 * Finds what the page of a place shows, from the index of the search.
 *
 * @param asked path of the address, without language, and page of the list
 * @returns undefined if there is no such place or page, or it has no schools; the right path if the place has another
 *   one
 */
export async function findPlacePage(
  parts: PlaceParts,
  { path, page }: AskedPage,
  locale: Locale,
): Promise<PlacePage | { movedTo: string } | undefined> {
  const engine = await directory()
  const index = readPlaceIndex(engine)
  const place = findPlace(index, parts)
  if (!place) return undefined
  const found = engine.search({ ...queryOf(place, locale, page), withFacts: page === 1 })
  if (found.total === 0 || page > pagesOf(place, found.total)) return undefined
  if (place.path !== path) return { movedTo: pagePath(place.path, page) }
  return presentPlace({ place, page, found }, locale, { index, engine })
}

type Found = { place: FoundPlace; page: number; found: SearchResult }

async function presentPlace({ place, page, found }: Found, locale: Locale, sources: Sources) {
  const { total, schoolTotal, facets, factFacets, hits } = found
  const [{ schools, shared }, news, others, dates] = await Promise.all([
    place.kind === 'town' ? foundSchools(hits, locale) : { schools: [], shared: null },
    place.kind === 'town' && page === 1 ? findPlaceNews(place, sources.engine, locale) : NO_NEWS,
    page === 1 ? listOthers(place, sources.engine, locale) : [],
    findAreaLink({ country: place.country, region: regionNameOf(place) }, locale),
  ])
  const address = addressOf(place)
  return {
    path: place.path,
    kind: place.kind,
    page,
    pages: pagesOf(place, total),
    ...placeWords(place, { total, ...facets }, locale, page),
    isIndexed: schoolTotal >= MIN_INDEXED_SCHOOLS,
    crumbs: crumbsOf(place, locale),
    types: typeLinks(place, sources.engine, found, locale),
    charts: address ? presentCharts(address, factFacets?.facets ?? [], locale) : [],
    filters: address ? filterLinks(address, found, locale) : [],
    needs: page === 1 ? needLinks(place, countNeeds(place, sources.engine, locale), locale) : [],
    schools,
    shared,
    /** The attributions that the licences of their registers require. */
    sources: [...new Set(schools.flatMap(({ attribution }) => attribution ?? []))],
    ...news,
    /** Schools that are not for children, which no list shows. */
    others,
    results: address && resultsPath(address, place.kind === 'town' ? { sort: 'distance' } : {}),
    map: address && resultsPath(address, { view: 'map' }),
    picture: mapPicture(place, locale),
    sharePicture: sharePicture(place, locale),
    dates,
    below: linksBelow(place, page, locale, sources),
    large: largeTowns(place, sources),
    /** What the stages and kinds of school are called in its country. */
    system: translator(locale)(`places.system.${place.country}`),
  }
}

/**
 * Lists the schools of a town that are for adults, or in hospitals and prisons, by name. Lists of schools leave them
 * out, so no other page leads to them.
 */
async function listOthers(place: FoundPlace, engine: SearchEngine, locale: Locale): Promise<PlaceLink[]> {
  if (place.kind !== 'town' || place.category) return []
  const schools = await listSchools(engine.othersIn(place.town.places).slice(0, SHOWN_OTHERS), locale)
  return schools
    .map(({ id, name }) => ({ label: name, path: `/schools/${id}` }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
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

/** The directory's name of the region of a place; the nation of a British one is not known. */
function regionNameOf(place: FoundPlace): string {
  if (place.country === 'GB' || place.kind === 'country') return ''
  return place.kind === 'region' ? place.region.name : place.town.region.name
}

/** Returns the addresses of the map of a town, drawn for each theme; null where there is none. */
function mapPicture(place: FoundPlace, locale: Locale) {
  if (place.kind !== 'town' || !isOnMap(place.town)) return null
  const addressIn = (theme: Theme) => pictureAddress(place, 'map.svg', { theme, lang: locale })
  const alt = translator(locale)('places.mapOf', { heading: placeHeading(place, locale) })
  return { light: addressIn('light'), dark: addressIn('dark'), alt }
}

/** Returns the address of the picture that social networks show beside a link to a place. */
const sharePicture = (place: FoundPlace, locale: Locale): string =>
  pictureAddress(place, 'picture.png', { lang: locale })

/** The type of school is a parameter, as it is not part of the paths of pictures. */
function pictureAddress(place: FoundPlace, file: string, look: Record<string, string>): string {
  const [path, category] = place.kind === 'town' ? [place.town.path, place.category] : [place.path, undefined]
  return `${path}/${file}?${new URLSearchParams({ ...look, ...(category && { type: typeSlug(category) }) })}`
}
