import path from 'node:path'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { distanceKm, type Point } from '#search-engine/base/distance.ts'
import { readTable } from './read-table.ts'

/** GeoNames gives the centre of a town to every code that it cannot locate: more codes than this share it. */
const MAX_CODES_AT_A_POINT = 3
/** Codes with as many equal digits are neighbours, seldom farther apart than this. */
const SIBLING_DIGITS = 4
const MIN_SIBLINGS = 3
const MAX_APART_KM = 30
/**
 * The part of the places of a code that counts for its extent: outside Great Britain, where districts span islands,
 * GeoNames gives some places a point far away.
 */
const shareInReach = (country: CountryCode) => (country === 'GB' ? 1 : 0.9)

/**
 * Returns the lines of the list of all postal codes: country, code (the district of a British one), latitude and
 * longitude of its middle, the distance within which nearly all its places lie, in whole km, and `town` where the
 * middle is that of the whole town; sorted by country and code. Codes for letterboxes (CEDEX) are left out.
 */
export async function makePostalCentres(folder: string): Promise<string[]> {
  const lines: string[] = []
  for (const country of COUNTRIES) {
    const points = new Map<string, Point[]>()
    for await (const row of readTable(path.join(folder, `geonames_postal_${country.toLowerCase()}_2026-03.csv.gz`))) {
      const { zipcode = '', latitude = '', longitude = '' } = row
      if (zipcode.includes('CEDEX') || latitude === '') continue
      const known = points.get(zipcode) ?? []
      points.set(zipcode, known)
      known.push({ lat: Number(latitude), lng: Number(longitude) })
    }
    const middles = new Map([...points].map(([code, places]) => [code, middle(places, shareInReach(country))]))
    if (country !== 'GB') dropMisplaced(middles)
    const codesAt = Map.groupBy(middles, ([, { at }]) => at)
    for (const [code, { at, reach }] of [...middles].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const isTown = codesAt.get(at)!.length > MAX_CODES_AT_A_POINT
      lines.push([country, code, at, reach, isTown ? 'town' : ''].join('\t').trimEnd())
    }
  }
  return lines
}

/** Leaves out codes that GeoNames places far from those with the same first four digits. */
function dropMisplaced(middles: Map<string, Middle>) {
  for (const [, siblings] of Map.groupBy([...middles], ([code]) => code.slice(0, SIBLING_DIGITS))) {
    if (siblings.length < MIN_SIBLINGS) continue
    const { centre } = middle(
      siblings.map(([, one]) => one.centre),
      1,
    )
    for (const [code, one] of siblings) if (distanceKm(centre, one.centre) > MAX_APART_KM) middles.delete(code)
  }
}

type Middle = { centre: Point; at: string; reach: number }

/** Returns latitude and longitude of the median of points, as text, and how far nearly all of them lie from it. */
function middle(places: readonly Point[], share: number): Middle {
  const median = (axis: keyof Point) => places.map((place) => place[axis]).sort((a, b) => a - b)[places.length >> 1]!
  const centre = { lat: median('lat'), lng: median('lng') }
  const distances = places.map((place) => distanceKm(centre, place)).sort((a, b) => a - b)
  const reach = distances[Math.floor((places.length - 1) * share)]!
  return { centre, at: `${centre.lat.toFixed(3)}\t${centre.lng.toFixed(3)}`, reach: Math.ceil(reach) }
}
