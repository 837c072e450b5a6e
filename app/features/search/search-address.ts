import { isInMiles } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { CATEGORIES, type Category, COUNTRIES, type CountryCode, FEATURES, type Feature } from '#db/vocabulary.ts'

export const SORTS = ['relevance', 'rating', 'distance', 'reviews', 'name'] as const
const RADII_KM = [1, 2, 5, 10, 25, 50] as const
/** 1, 2, 3, 5, 10 and 20 miles. */
const MILE_RADII_KM = [1.61, 3.22, 4.83, 8.05, 16.09, 32.19] as const
/** Distances, in kilometres, to which a search may be limited. */
const ALL_RADII_KM = [...RADII_KM, ...MILE_RADII_KM] as const
export const RATINGS = [3, 3.5, 4, 4.5] as const
export const OWNERSHIPS = ['public', 'private'] as const
const FURTHER_FILTERS = ['age', 'gender', 'faith', 'language', 'offer', 'fact', 'way', 'others', 'ads'] as const
/**
 * Filters by facts that only some schools state, and whether paid places are left out. Only the server knows their
 * choices, see `further-filters.server.ts`; an unknown one limits nothing.
 */
export type FurtherFilters = { [Name in (typeof FURTHER_FILTERS)[number]]?: string[] }
const CHOICE = /^[\w.-]{1,40}$/
/**
 * An order by an official fact: which one, and whether the least or the most comes first. Only the server knows the
 * facts.
 */
export type FactSort = `${string}.${'least' | 'most'}`
const FACT_SORT = /^\w{1,30}\.(least|most)$/
const CHIP_KINDS = ['type', 'place', 'postal_code', 'official_number'] as const
const MAX_TEXT_LENGTH = 200
/** What was chosen for a text says nothing about another one. */
export const OF_TEXT = { plain: [], place: undefined, reading: undefined } satisfies Partial<SearchAddress>
const LAST_PAGE = 100_000
const MAX_ZOOM = 24

/** Largest number of schools that an address marks with a heart. */
export const MAX_SHARED_FAVOURITES = 20

/** The part of the map in view: its centre, and the zoom of web maps with tiles of 256 pixels. */
export type MapCentre = { lat: number; lng: number; zoom: number }

/** West, south, east, north in degrees. */
export type MapBox = [west: number, south: number, east: number, north: number]

/** A complete search, as encoded in the address of the results. */
export type SearchAddress = {
  text: string
  types: Category[]
  features: Feature[]
  countries: CountryCode[]
  ownership?: (typeof OWNERSHIPS)[number]
  rating?: (typeof RATINGS)[number]
  further: FurtherFilters
  /** Place to search around: its id (`DE.50825`), or typed text. */
  near?: string
  radius?: (typeof ALL_RADII_KM)[number]
  sort: (typeof SORTS)[number] | FactSort
  page: number
  /** Parts of the text that should not be interpreted. */
  plain: (typeof CHIP_KINDS)[number][]
  /** Which of several places with the same name is meant. */
  place?: string
  /** Which reading of the text is meant, 0 for the likeliest. */
  reading?: number
  /** Whether to search for the words as typed. */
  literal: boolean
  view: 'list' | 'map'
  box?: MapBox
  /** Schools that the map marks with a heart: the favourites of the person who shared it. */
  favourites: string[]
  /** What the map shows at first; if absent, most results. */
  at?: MapCentre
}

/**
 * Parses a search from an address; ignores what is unknown or invalid. It does not use `addressOf`, because every
 * result page loads this code, filters that only the server knows pass through it, and its parameters depend on each
 * other.
 */
export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const number = (name: string) => Number(query.get(name) || Number.NaN)
  const page = Math.trunc(number('page'))
  return {
    text: (query.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH),
    types: known(CATEGORIES, query.getAll('type')),
    features: known(FEATURES, query.getAll('feature')),
    countries: known(COUNTRIES, query.getAll('country')),
    ownership: OWNERSHIPS.find((value) => value === query.get('ownership')),
    rating: RATINGS.find((value) => value === number('rating')),
    further: readFurther(query),
    near: (query.get('near') ?? '').trim().slice(0, MAX_TEXT_LENGTH) || undefined,
    radius: ALL_RADII_KM.find((value) => value === number('radius')),
    sort: readSort(query.get('sort') ?? ''),
    page: page >= 1 ? Math.min(page, LAST_PAGE) : 1,
    plain: known(CHIP_KINDS, query.get('plain')?.split(',') ?? []),
    place: query.get('place')?.slice(0, MAX_TEXT_LENGTH) || undefined,
    reading: readingIn(query.get('reading')),
    literal: query.get('literal') === '1',
    view: query.get('view') === 'map' ? 'map' : 'list',
    box: readBox(query.get('box')),
    favourites: [
      ...new Set(
        query
          .get('favourites')
          ?.split(',')
          .filter((id) => CHOICE.test(id)),
      ),
    ].slice(0, MAX_SHARED_FAVOURITES),
    at: readCentre(query.get('at')),
  }
}

const isFactSort = (sort: string): sort is FactSort => FACT_SORT.test(sort)

/** Returns the order by relevance for anything that is not an order. */
export function readSort(sort: string): SearchAddress['sort'] {
  return isFactSort(sort) ? sort : (SORTS.find((value) => value === sort) ?? 'relevance')
}

function readFurther(query: URLSearchParams): FurtherFilters {
  const chosen = FURTHER_FILTERS.map((name) => [
    name,
    query
      .getAll(name)
      .filter((value) => CHOICE.test(value))
      .sort(),
  ])
  return Object.fromEntries(chosen.filter(([, values]) => values?.length))
}

const known = <T extends string>(vocabulary: readonly T[], values: string[]): T[] =>
  vocabulary.filter((value) => values.includes(value))

/** Reads a box as `west,south,east,north`; undefined if it is invalid. */
export function readBox(text: string | null): MapBox | undefined {
  const sides = text?.split(',').map(Number) ?? []
  const [west = 0, south = 0, east = 0, north = 0] = sides
  const inside = sides.length === 4 && sides.every(Number.isFinite) && Math.abs(south) <= 90 && Math.abs(north) <= 90
  return inside && west <= east && south <= north ? [west, south, east, north] : undefined
}

/** Reads a part of the map as `lat,lng,zoom`; undefined if it is invalid. */
function readCentre(text: string | null): MapCentre | undefined {
  const numbers = text?.split(',').map(Number) ?? []
  const [lat = 0, lng = 0, zoom = 0] = numbers
  const isValid = numbers.length === 3 && numbers.every(Number.isFinite) && Math.abs(lat) <= 85 && Math.abs(lng) <= 180
  return isValid && zoom >= 0 && zoom <= MAX_ZOOM ? { lat, lng, zoom } : undefined
}

const writeCentre = ({ lat, lng, zoom }: MapCentre): string =>
  [lat.toFixed(4), lng.toFixed(4), zoom.toFixed(1)].map(Number).join(',')

export const writeBox = (box: MapBox): string => box.map((side) => Number(side.toFixed(4))).join(',')

/**
 * Returns the query of an address, always in the same order, so that one search has one address.
 *
 * @param changes what differs from `address`; any change other than of the page leads to the first page, only one that
 *   says where the map is keeps it there, and another text is interpreted anew
 */
export function writeSearchAddress(address: SearchAddress, changes: Partial<SearchAddress> = {}): string {
  const isOther = changes.text !== undefined && changes.text !== address.text
  const search = { ...address, page: 1, at: undefined, ...(isOther && OF_TEXT), ...changes }
  const query = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) =>
    value !== undefined && value !== '' && query.set(name, String(value))
  set('q', search.text)
  for (const type of search.types) query.append('type', type)
  for (const feature of search.features) query.append('feature', feature)
  for (const country of search.countries) query.append('country', country)
  set('ownership', search.ownership)
  set('rating', search.rating)
  for (const [name, values] of Object.entries(search.further)) for (const value of values) query.append(name, value)
  set('near', search.near)
  set('radius', search.radius)
  if (search.sort !== 'relevance') set('sort', search.sort)
  set('plain', search.plain.join(','))
  set('place', search.place)
  set('reading', search.reading)
  if (search.literal) set('literal', 1)
  const isMap = search.view === 'map'
  if (isMap) set('view', 'map')
  set('box', search.box && writeBox(search.box))
  if (isMap) set('favourites', search.favourites.join(','))
  if (isMap) set('at', search.at && writeCentre(search.at))
  if (search.page > 1) set('page', search.page)
  return query.toString()
}

/** Returns the path and query of the results of a search, without language. */
export function resultsPath(address: SearchAddress, changes?: Partial<SearchAddress>): string {
  const query = writeSearchAddress(address, changes)
  return query ? `/results?${query}` : '/results'
}

/** Returns the country that a search is about, if its place or its filter says so. */
export const searchedCountry = (
  place: { country: CountryCode } | undefined,
  { countries }: Pick<SearchAddress, 'countries'>,
): CountryCode | undefined => place?.country ?? (countries.length === 1 ? countries[0] : undefined)

/**
 * Returns the distances that a page in a language offers, in kilometres: whole miles or whole kilometres, and the one
 * that is set.
 *
 * @param country that the search is about
 */
export function radiiKm(
  locale: Locale,
  set: SearchAddress['radius'],
  country?: CountryCode,
): NonNullable<SearchAddress['radius']>[] {
  const isOffered = new Set<number>(isInMiles(locale, country) ? MILE_RADII_KM : RADII_KM)
  return ALL_RADII_KM.filter((km) => km === set || isOffered.has(km)).sort((a, b) => a - b)
}

/** Counts the filters that are set beside the text. */
export function countFilters(address: SearchAddress): number {
  const { types, features, countries, ownership, rating, further, near, radius } = address
  return (
    [types, features, countries, ...Object.values(further)].flat().length +
    [ownership, rating, near, radius].filter((value) => value !== undefined).length
  )
}

export const PAGE_SIZE = 20

/** Returns the number of pages of a list; one without results has a single, empty page. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))

const readingIn = (text: string | null) => (/^[0-4]$/.test(text ?? '') ? Number(text) : undefined)
