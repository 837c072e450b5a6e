import { COUNTRIES, COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import { distanceKm, type Point } from '../../base/distance.ts'

export type Language = (typeof COUNTRY_LANGUAGE)[CountryCode]

/** What makes places likelier for one visitor than for another; it never excludes any. */
export type Visitor = {
  /** Country of the language of the page. */
  home?: CountryCode | undefined
  /** Where schools are being looked for. */
  near?: Point | undefined
}

/** A place in the visitor's country counts as this many of the same size abroad. */
export const HOME_WEIGHT = 10
/** A place near the visitor counts as this many of the same size farther away. */
const NEAR_WEIGHT = 10
const NEAR_KM = 100

export function visitorOf({ language, near }: { language?: Language | undefined; near?: Point | undefined }): Visitor {
  return { home: COUNTRIES.find((country) => COUNTRY_LANGUAGE[country] === language), near }
}

/** Returns the factor by which a place is likelier for the visitor than for others. */
export function weightFor({ home, near }: Visitor, place: Point & { country: CountryCode }): number {
  const isNear = near !== undefined && distanceKm(near, place) <= NEAR_KM
  return (place.country === home ? HOME_WEIGHT : 1) * (isNear ? NEAR_WEIGHT : 1)
}
