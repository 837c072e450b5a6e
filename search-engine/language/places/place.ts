import type { CountryCode } from '#db/vocabulary.ts'
import { distanceKm } from '../../base/distance.ts'
import { fold } from '../fold.ts'
import { spelledTownKey } from './town.ts'

/**
 * A town or a postal code area, derived from its schools, or a part of a city or a place without a school, from the
 * lists in `gazetteer/`.
 */
export type Place = {
  kind: 'town' | 'postal_code' | 'district'
  /** As registers write it: Frankfurt am Main, 10115, SE23 3PZ; for a partial postal code its beginning: 101, SE23. */
  name: string
  country: CountryCode
  region: string
  /** Centre of its schools, or of the district, WGS84 degrees. */
  lat: number
  lng: number
  /** Number of its schools; for a district, estimated from its population. */
  schools: number
}

/**
 * Returns the id of a place for an address: `DE.frankfurt-am-main.hessen`, `GB.se23`. Only letters, digits, dots and
 * hyphens.
 */
export function placeId({ country, name, region, kind }: Place): string {
  const parts = kind === 'postal_code' ? [name] : [name, region]
  return [country, ...parts.map((part) => fold(part).replaceAll(' ', '-'))].filter(Boolean).join('.')
}

/** Whether two objects are the same place; the gazetteer creates new ones for each call. */
export const isSamePlace = (a: Place, b: Place): boolean =>
  a.kind === b.kind && a.name === b.name && a.country === b.country && a.region === b.region

/** Registers list one town in several regions, as London in each borough: parts this near each other are one. */
const SAME_TOWN_KM = 25

/** Whether two places have the same name and are so near each other that they are one town. */
export function isSameTown(a: Place, b: Place): boolean {
  return isNamesake(a, b) && distanceKm(a, b) <= SAME_TOWN_KM
}

/** Frankfurt may be meant by Francfort, but Frankfurt (Oder) is not Frankfurt am Main, nor Aue Au. */
export const isNamesake = (a: Place, b: Place): boolean =>
  a.country === b.country && spelledTownKey(a.name, a.country) === spelledTownKey(b.name, b.country)

/**
 * Merges places into one with the schools of all of them, and the name and region of the one with most schools.
 * Undefined for none.
 */
export function mergePlaces(places: readonly Place[]): Place | undefined {
  const [first, ...others] = places
  if (!first || others.length === 0) return first
  const schools = places.reduce((sum, place) => sum + place.schools, 0)
  const mean = (pick: (place: Place) => number) =>
    places.reduce((sum, place) => sum + pick(place) * place.schools, 0) / schools
  const largest = places.reduce((best, place) => (place.schools > best.schools ? place : best))
  return { ...largest, lat: mean((place) => place.lat), lng: mean((place) => place.lng), schools }
}

/** Merges the parts of each town that registers list in several regions; each stands where its first part did. */
export function joinParts(places: readonly Place[]): Place[] {
  const groups: Place[][] = []
  for (const place of places) {
    const group = place.kind === 'town' ? groups.find(([first]) => first && isSameTown(first, place)) : undefined
    if (group) group.push(place)
    else groups.push([place])
  }
  return groups.flatMap((group) => mergePlaces(group) ?? [])
}
