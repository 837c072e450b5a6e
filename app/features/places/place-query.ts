import { readSearchAddress, type SearchAddress } from '#app/features/search/search-address.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type SearchQuery, textQuery } from '#search-engine/index.ts'
import { placeId } from '#search-engine/language/places/place.ts'
import type { FoundPlace } from './found-place.ts'

/** Schools on one page of a town. */
export const SHOWN_SCHOOLS = 20
/** Towns on one page of a region. */
export const SHOWN_TOWNS = 200

/**
 * Returns the search for exactly the schools of a place; for a town, one page of them, from its centre outwards.
 *
 * @param page counted from 1
 */
export function queryOf(place: FoundPlace, language: Locale, page = 1): SearchQuery {
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
    page,
    pageSize: SHOWN_SCHOOLS,
  })
}

/** Returns the number of pages of the list of a place: the towns of a region, or the rows of a town. */
export function pagesOf(place: FoundPlace, rows: number): number {
  if (place.kind === 'country') return 1
  return place.kind === 'region' ? Math.ceil(place.region.towns.length / SHOWN_TOWNS) : Math.ceil(rows / SHOWN_SCHOOLS)
}

/**
 * Returns the results page for the schools of a place, where visitors may filter; null for towns without a region,
 * which no address can name.
 */
export function addressOf(place: FoundPlace): SearchAddress | null {
  const everything = readSearchAddress(new URLSearchParams())
  const { country } = place
  if (place.kind === 'country') return { ...everything, countries: [country] }
  if (place.kind === 'region')
    return place.region.name === '' ? null : { ...everything, text: place.region.name, countries: [country] }
  const [largest] = place.town.places
  return { ...everything, near: largest && placeId(largest), types: place.category ? [place.category] : [] }
}
