/** A point on the globe, WGS84 degrees. */
export type Point = { lat: number; lng: number }

export const KM_PER_MILE = 1.609344

/** Mean radius of the earth, R1 of the International Union of Geodesy and Geophysics. */
export const EARTH_RADIUS_KM = 6371.0088
const RADIANS = Math.PI / 180
export const KM_PER_DEGREE = EARTH_RADIUS_KM * RADIANS

/** Below this many radians the series of sin² is exact to twelve digits. */
const SMALL = 0.05

/** Returns sin²(x/2), the "haversine" of an angle in radians. */
function haversine(x: number): number {
  if (x > SMALL || x < -SMALL) return Math.sin(x / 2) ** 2
  const square = x * x
  return square * (1 / 4 - square * (1 / 48 - square / 1440))
}

/**
 * Returns the cosine of a latitude that is some radians north of another one with a given cosine: for small angles by
 * the series of the angle between them, exact to fifteen digits and much faster than the function.
 */
function cosineNear({ lat }: Point, cosFromLat: number, north: number): number {
  if (north > SMALL || north < -SMALL) return Math.cos(lat * RADIANS + north)
  const square = north * north
  const cos = 1 - square * (1 / 2 - square * (1 / 24 - square / 720))
  const sin = north * (1 - square * (1 / 6 - square * (1 / 120 - square / 5040)))
  const sinFromLat = Math.sqrt(1 - cosFromLat * cosFromLat)
  return cosFromLat * cos - (lat < 0 ? -sinFromLat : sinFromLat) * sin
}

/**
 * Returns the straight-line distance through the earth in km. It grows with the great-circle distance and needs no arc
 * sine, so sorting and radius tests compare it. Source: R. W. Sinnott, Sky & Telescope 68 (1984) 159.
 */
export function chordKm(from: Point, cosFromLat: number, lat: number, lng: number): number {
  const north = (lat - from.lat) * RADIANS
  const h = haversine(north) + cosFromLat * cosineNear(from, cosFromLat, north) * haversine((lng - from.lng) * RADIANS)
  return 2 * EARTH_RADIUS_KM * Math.sqrt(Math.min(1, h))
}

/** Returns the great-circle distance in km for a chord. */
export function arcKm(chord: number): number {
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / (2 * EARTH_RADIUS_KM)))
}

/** Returns the chord of a great-circle distance. */
export function chordOfArc(km: number): number {
  return 2 * EARTH_RADIUS_KM * Math.sin(Math.min(Math.PI / 2, km / (2 * EARTH_RADIUS_KM)))
}

/** Returns the cosine of a latitude in degrees. */
export function cosOfLatitude(lat: number): number {
  return Math.cos(lat * RADIANS)
}

/** Returns the great-circle distance in km. */
export function distanceKm(a: Point, b: Point): number {
  return arcKm(chordKm(a, cosOfLatitude(a.lat), b.lat, b.lng))
}

/** A position that is only the centre of an area never gives a distance below this. */
export const MIN_APPROXIMATE_KM = 2

/** Returns the great-circle distance in km to a place whose position may be only the centre of an area. */
export function placeDistanceKm(from: Point, place: Point & { approximate: boolean }): number {
  const km = distanceKm(from, place)
  return place.approximate ? Math.max(MIN_APPROXIMATE_KM, km) : km
}
