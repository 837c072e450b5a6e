import type { FeatureCollection, Position } from 'geojson'
import { EARTH_RADIUS_KM, type Point } from '#search-engine/base/distance.ts'
import type { MeasuredSchool } from '../results/list-last-distances.server.ts'

/** Enough corners that a circle of ten kilometres is nowhere ten metres off. */
const CORNERS = 128
const RADIANS = Math.PI / 180

/**
 * Returns the points at a great-circle distance from a point, counter-clockwise and closed, as GeoJSON wants a ring
 * (RFC 7946). Source: the direct formula of E. Williams, Aviation Formulary, "Lat/lon given radial and distance".
 */
export function circleAround({ lat, lng }: Point, km: number): Position[] {
  const [angle, from] = [km / EARTH_RADIUS_KM, lat * RADIANS]
  const corners = Array.from({ length: CORNERS }, (_, at): Position => {
    const bearing = (-2 * Math.PI * at) / CORNERS
    const sin = Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing)
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
      Math.cos(angle) - Math.sin(from) * sin,
    )
    return [lng + east / RADIANS, Math.asin(sin) / RADIANS]
  })
  return [...corners, corners[0]!]
}

/** Returns the last distances of a year as circles, each with its label at its northern end. */
export function distanceCircles(schools: readonly MeasuredSchool[], year: number | undefined): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: schools.flatMap((school) => {
      const limit = school.limits.find((one) => one.year === year)
      if (!limit) return []
      const ring = circleAround(school, limit.km)
      const label = `${school.name}\n${limit.year}: ${limit.text}`
      return [
        { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } },
        { type: 'Feature', properties: { label }, geometry: { type: 'Point', coordinates: ring[0]! } },
      ] as const
    }),
  }
}

export const NO_CIRCLES: FeatureCollection = { type: 'FeatureCollection', features: [] }
