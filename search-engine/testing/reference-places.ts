import type { CountryCode } from '#db/vocabulary.ts'
import { distanceKm } from '../base/distance.ts'
import type { SchoolDocument } from '../index/document.ts'
import type { Gazetteer, Place } from '../language/gazetteer/gazetteer.ts'
import { isSameTown } from '../language/places/place.ts'
import { spelledTownKey } from '../language/places/town.ts'
import type { Indexed } from './reference-text.ts'

/** Kilometres to a school whose distance is not known. */
export const FAR = Number.POSITIVE_INFINITY

export function kilometres({ lat, lng, precision }: SchoolDocument, point: { lat: number; lng: number }): number {
  if (lat === null || lng === null) return FAR
  const km = distanceKm(point, { lat, lng })
  return precision === 'exact' ? km : Math.max(2, km)
}

export function standsIn(school: SchoolDocument, place: Place): boolean {
  if (school.country !== place.country || place.kind === 'district') return false
  if (place.kind === 'town') {
    return (
      spelledTownKey(school.city, school.country) === spelledTownKey(place.name, place.country) &&
      school.region === place.region
    )
  }
  return isInCode(school, place.country, place.name)
}

/** A district has no members: only schools within the radius count when deciding whether it is wide enough. */
export const isCounted = (school: SchoolDocument, place: Place | undefined, radius: number | undefined) =>
  place?.kind !== 'district' || kilometres(school, place) <= (radius ?? 0)

export function isInCode(school: SchoolDocument, country: CountryCode, code: string): boolean {
  if (school.country !== country) return false
  if (country !== 'GB') return school.postalCode.startsWith(code)
  const [outcode, inner = ''] = school.postalCode.toUpperCase().split(' ')
  const [wantedOutcode, wantedInner = ''] = code.split(' ')
  return outcode === wantedOutcode && inner.startsWith(wantedInner)
}

export function isInBox({ lat, lng }: SchoolDocument, [west, south, east, north]: readonly number[]): boolean {
  return lat !== null && lng !== null && lat >= south! && lat <= north! && lng >= west! && lng <= east!
}

/** Returns the city of a district if its schools are only known to be in the city. */
export function wholeCity(
  schools: readonly Indexed[],
  gazetteer: Gazetteer,
  { region, country }: Place,
): readonly Place[] {
  const city = gazetteer.towns(region).find((town) => town.country === country)
  const towns = city ? gazetteer.towns(city.name).filter((town) => isSameTown(town, city)) : []
  const there = schools
    .map(({ school }) => school)
    .filter((school) => school.lat !== null && towns.some((town) => standsIn(school, town)))
  const positions = new Set(there.map(({ lat, lng, precision }) => `${precision === 'exact'} ${lat} ${lng}`))
  return positions.size === 1 && !there.some(({ precision }) => precision === 'exact') ? towns : []
}
