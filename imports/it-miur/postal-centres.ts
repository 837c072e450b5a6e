import { distanceKm } from '#search-engine/base/distance.ts'
import { townCodes } from '#search-engine/language/gazetteer/town-codes.ts'

type Point = { lat: number; lng: number }

/** A code whose centre is farther from its comune belongs to another one, or is a mistake in the register. */
const MAX_KM = 15

let centres: Map<string, Point> | undefined

/**
 * Returns the centre of the part of a city that a postal code covers, or undefined where it is not known: most comuni
 * have only one code, and GeoNames knows the parts of few cities.
 *
 * @param town centre of the comune
 */
export function postalCentre(code: string, town: Point): Point | undefined {
  centres ??= readCentres()
  const centre = centres.get(code)
  return centre && distanceKm(centre, town) <= MAX_KM ? centre : undefined
}

function readCentres(): Map<string, Point> {
  const italian = townCodes().filter(({ country }) => country === 'IT')
  return new Map(italian.map(({ code, lat, lng }) => [code, { lat, lng }]))
}
