import { COUNTRY_SLUGS } from '#app/features/schools/country-slugs.ts'
import { CATEGORIES, type Category, type CountryCode } from '#db/vocabulary.ts'

/** Search engines are asked not to list places with fewer schools. */
export const MIN_INDEXED_SCHOOLS = 3

/** Returns the path of the page of a country, without language. */
export const countryPath = (country: CountryCode): string => `/places/${COUNTRY_SLUGS[country]}`

/** Returns a type of school as written in addresses of places: `high-school`. */
export const typeSlug = (category: Category): string => category.replaceAll('_', '-')

/** Finds the type that an address names, in any case. */
export const typeOfSlug = (slug: string): Category | undefined =>
  CATEGORIES.find((category) => typeSlug(category) === slug.toLowerCase().replaceAll('_', '-'))

/** Returns the path of a page of the list of a place, counted from 1. */
export const pagePath = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`)

/** Pixels of the map of a town. */
export const PLACE_MAP_SIZE = { width: 336, height: 260 }
