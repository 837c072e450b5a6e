import { countryPath } from '#app/features/places/place-path.ts'

/** Path of the page that lists the countries and regions with open days, without language. */
export const OPEN_DAYS_PATH = '/open-days'

const PLACES = countryPath('DE').slice(0, countryPath('DE').indexOf('/', 1))

/**
 * Returns the path of the open days of a country or region, without language.
 *
 * @param place path of the page of the country or region
 */
export const openDaysPath = (place: string): string => OPEN_DAYS_PATH + place.slice(PLACES.length)
