import type { CountryCode } from '#db/vocabulary.ts'
import { type Point, placeDistanceKm } from '#search-engine/base/distance.ts'
import type { ComparedSchool } from './compare-schools.server.ts'

/** Returns the country in whose units the distances of schools are compared: the only one, else one with kilometres. */
export const countryOfUnits = (schools: readonly Pick<ComparedSchool, 'country'>[]): CountryCode | undefined =>
  schools.find(({ country }) => country !== 'GB')?.country ?? schools[0]?.country

/** Returns how far schools are from a point in kilometres, as the crow flies; null without a position. */
export const distancesKm = (from: Point, schools: readonly ComparedSchool[]): (number | null)[] =>
  schools.map(({ lat, lng, approximate }) =>
    lat === null || lng === null ? null : placeDistanceKm(from, { lat, lng, approximate }),
  )
