import { choiceNames, type FactChoice } from '#search-engine/base/searched-facts.ts'
import { countryPath } from '../place-path.ts'

/** The needs that have pages, in the order of their vocabulary. */
export const NEEDS: readonly string[] = choiceNames('support_needs')

/** The choice of the filter for schools with provision for a need. */
export const needChoice = (need: string): FactChoice => `support_needs.${need}`

/** Returns a need as written in addresses: `speech-language`. */
export const needSlug = (need: string): string => need.replaceAll('_', '-')

/** Finds the need that an address names, in any case. */
export const needOfSlug = (slug: string): string | undefined =>
  NEEDS.find((need) => needSlug(need) === slug.toLowerCase().replaceAll('_', '-'))

const PLACES = countryPath('DE').slice(0, countryPath('DE').indexOf('/', 1))

/**
 * Returns the path of the schools with provision for a need, without language.
 *
 * @param place path of the page of a country or region
 */
export const supportPath = (need: string, place: string): string =>
  `/support/${needSlug(need)}${place.slice(PLACES.length)}`
