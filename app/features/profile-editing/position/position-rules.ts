import type { CountryCode } from '#db/vocabulary.ts'

/** Degrees, WGS84. */
export type Position = { lat: number; lng: number }

/**
 * Maximum distance in kilometres of a school's pin from the register's position: more than from the centre of a large
 * municipality to its edge, and too little to appear in searches for another region.
 */
export const FARTHEST_KM = 20

/** West, south, east and north of the parts of a country that have schools in its register. */
const BOUNDS: Record<CountryCode, readonly [number, number, number, number][]> = {
  DE: [[5.8, 47.2, 15.1, 55.1]],
  FR: [
    [-5.3, 41.2, 9.7, 51.2],
    // Antilles, Guyane, Réunion, Mayotte
    [-63.2, 14.3, -60.7, 18.2],
    [-54.7, 2.1, -51.5, 5.9],
    [55.1, -21.5, 55.9, -20.8],
    [44.9, -13.1, 45.4, -12.5],
    // Saint-Pierre-et-Miquelon, Nouvelle-Calédonie, Polynésie, Wallis-et-Futuna
    [-56.6, 46.7, -56, 47.2],
    [163.5, -22.8, 168.2, -19.5],
    [-154.8, -28, -134.4, -7.8],
    [-178.3, -14.4, -176, -13.1],
  ],
  ES: [
    [-9.4, 35.1, 4.4, 43.9],
    [-18.3, 27.5, -13.3, 29.5],
  ],
  IT: [[6.6, 35.4, 18.6, 47.2]],
  GB: [[-8.7, 49.8, 1.9, 60.9]],
}

const KM_PER_DEGREE = 111.195
const RADIANS = Math.PI / 180

/**
 * Returns the distance of nearby positions in kilometres, as on a plane; the error is below a thousandth within 50 km.
 */
function distanceKm(one: Position, other: Position): number {
  const narrowing = Math.cos(((one.lat + other.lat) / 2) * RADIANS)
  return KM_PER_DEGREE * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * narrowing)
}

/**
 * Returns why a school may not be at a position, or null when it may.
 *
 * @param official the register's position; without one the school may be anywhere in its country
 */
export function positionRefusal(
  { lat, lng }: Position,
  { country, official }: { country: CountryCode; official: Position | null },
): 'position_abroad' | 'position_far' | null {
  const isInside = BOUNDS[country].some(
    ([west, south, east, north]) => lng >= west && lng <= east && lat >= south && lat <= north,
  )
  if (!isInside) return 'position_abroad'
  return official && distanceKm({ lat, lng }, official) > FARTHEST_KM ? 'position_far' : null
}
