import { distanceKm, type Point } from '#search-engine/base/distance.ts'
import { knownPlaces } from '#search-engine/language/gazetteer/known-places.ts'
import { isInCountry } from '../cleaning/position.ts'
import type { Position, RegisterSchool, SchoolMark } from '../register-school.ts'
import { type PostalArea, postalAreas } from './postal-centres.ts'

/**
 * A point farther than this from where the places of its postal code lie, and from its town, is that of somewhere else.
 * Nine in ten points of registers lie within 4 km; valleys and islands reach 25. Of 36,000 in the five countries this
 * distance leaves out 130, nearly all of them in another province.
 */
const FAR_KM = 30
/** The middle of a larger postal code says less than that of the town. */
const MAX_REACH_KM = 10

type Address = Pick<RegisterSchool, 'country' | 'postalCode' | 'city' | 'position'>

/**
 * Checks the point of a school against its postal code and town, turns swapped coordinates round where that is the
 * right place, and gives a school without a right point the middle of its postal code or town, marked as such.
 */
export function placeSchool(school: Address): { position: Position | null; mark?: SchoolMark } {
  const { country, position } = school
  // A middle that the register names, or that follows from the number of its comune, is not measured.
  if (position && position.precision !== 'exact' && isInCountry(country, position)) return { position }
  const lookUp = surroundings(school)
  if (!position) return { position: middleOf(lookUp) }
  const fits = (point: Point) => isInCountry(country, point) && isNear(point, lookUp)
  if (fits(position)) return { position }
  const swapped = { ...position, lat: position.lng, lng: position.lat }
  const isKnown = lookUp.around.length > 0 || lookUp.towns().length > 0
  if (isKnown && fits(swapped)) return { position: swapped, mark: 'point_swapped' }
  return { position: middleOf(lookUp), mark: 'point_dropped' }
}

type Surroundings = { own: PostalArea | undefined; around: readonly PostalArea[]; towns: () => readonly Point[] }

/** Returns the areas of a postal code, and the towns with the name that lie there, if any do; else all of that name. */
function surroundings({ country, postalCode, city }: Address): Surroundings {
  const areas = postalAreas(country, postalCode)
  let towns: readonly Point[] | undefined
  const find = () => {
    // A code that no area has is overseas: a town of the name in Europe is another one.
    if (postalCode !== '' && areas.around.length === 0) return []
    const named = namesOf(city)
      .flatMap((name) => knownPlaces(name))
      .filter((place) => place.country === country)
    const there = named.filter((place) => areas.around.some((area) => isIn(area, place)))
    return there.length > 0 ? there : named
  }
  return { ...areas, towns: () => (towns ??= find()) }
}

/** Returns the names of a town under which lists may know it: each of two languages, and without an addition. */
function namesOf(city: string): string[] {
  const names = city.split(/\s*[*/]\s*/)
  return [...new Set([city, ...names, ...names.map((name) => name.replace(/\s*[(,].*$/, ''))])].filter(Boolean)
}

const isIn = (area: PostalArea, point: Point) => distanceKm(area, point) <= area.reachKm + FAR_KM

function isNear(point: Point, { around, towns }: Surroundings): boolean {
  if (around.some((area) => isIn(area, point))) return true
  const named = towns()
  if (around.length === 0 && named.length === 0) return true
  return named.some((town) => distanceKm(town, point) <= FAR_KM)
}

/** Returns the middle of the postal code, or of the town if that says more; null if it may be one of several towns. */
function middleOf({ own, towns }: Surroundings): Position | null {
  if (own && own.reachKm <= MAX_REACH_KM) return middle(own)
  const [town, ...others] = towns()
  const isOne = town && others.every((other) => distanceKm(town, other) <= MAX_REACH_KM)
  if (isOne) return { lat: town.lat, lng: town.lng, precision: 'town' }
  return own && own.reachKm <= FAR_KM ? middle(own) : null
}

const middle = ({ lat, lng, of }: PostalArea): Position => ({ lat, lng, precision: of })
