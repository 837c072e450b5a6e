import { resultsPath, type SearchAddress } from '#app/features/search/search-address.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { FEATURES } from '#db/vocabulary.ts'
import { type SearchEngine, type SearchResult, textQuery } from '#search-engine/index.ts'
import { type FoundPlace, ofRegion, ofTown } from './found-place.ts'
import type { PlaceIndex, Region, Town } from './index/place-index.ts'
import { addressOf, pagesOf, queryOf, SHOWN_SCHOOLS, SHOWN_TOWNS } from './place-query.ts'
import { regionName, typesBySize } from './place-words.ts'

const SHOWN_NEIGHBOURS = 8
const SHOWN_FEATURES = 5

/** A link to a place or to some of its schools, with their number if known. */
export type PlaceLink = {
  label: string
  path: string
  count?: number
  current?: boolean
  /** Number of pages of the place; only the first has the path itself. */
  pages?: number
}

/** Links to all schools and to each type: for a town to pages of their own, elsewhere to search results. */
export function typeLinks(place: FoundPlace, engine: SearchEngine, found: SearchResult, locale: Locale): PlaceLink[] {
  const t = translator(locale)
  const { types } = found.facets
  const address = addressOf(place)
  if (!address) return []
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

/** Links to who runs the schools, and to what most of them offer, where this distinguishes them. */
export function filterLinks(address: SearchAddress, { facets, total }: SearchResult, locale: Locale): PlaceLink[] {
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

function regionLink(region: Region, locale: Locale): PlaceLink {
  const page = ofRegion(region)
  return {
    label: regionName(region, locale),
    path: page.path,
    ...(page.kind === 'region' && { pages: pagesOf(page, 0) }),
  }
}

/** The places of a search, and the search itself. */
export type Sources = { index: PlaceIndex; engine: SearchEngine }

/** The regions of a country, a page of the towns of a region, or the towns around a town. */
export function linksBelow(place: FoundPlace, page: number, locale: Locale, { index, engine }: Sources): PlaceLink[] {
  const hasSchools = hasSchoolsIn(engine)
  if (place.kind === 'country') {
    return index
      .regions(place.country)
      .filter(hasSchools)
      .map((region) => regionLink(region, locale))
  }
  if (place.kind === 'region') {
    const towns = place.region.towns.slice((page - 1) * SHOWN_TOWNS, page * SHOWN_TOWNS).filter(hasSchools)
    return towns.map(({ name, path }) => ({ label: name, path }))
  }
  return index.near(place.town, SHOWN_NEIGHBOURS).flatMap(({ name, path, places }) => {
    const count = engine.count(textQuery('', { within: places }))
    return count > 0 ? { label: name, path, count } : []
  })
}

/**
 * The towns of a country whose schools need several pages, by name: linked this near the home page, each of their
 * schools is reached in four steps.
 */
export function largeTowns(place: FoundPlace, { index, engine }: Sources): PlaceLink[] {
  if (place.kind !== 'country') return []
  return [...index.towns()]
    .filter((town) => town.country === place.country && town.schools > SHOWN_SCHOOLS)
    .filter(hasSchoolsIn(engine))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || b.schools - a.schools)
    .map(({ name, path }) => ({ label: name, path }))
}

const hasSchoolsIn =
  (engine: SearchEngine) =>
  ({ places }: Pick<Town, 'places'>) =>
    engine.countIn(places) > 0
