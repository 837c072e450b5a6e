import path from 'node:path'
import { distanceKm } from '#search-engine/geo/distance.ts'
import { readTable } from './read-table.ts'

/** Codes of the Italian cities that are divided into several, whose third digit is a 1; elsewhere comuni share one. */
const OF_A_CITY = /^\d{2}1\d{2}$/
/** GeoNames gives the centre of the city to every code that it cannot place: so many codes on one point say nothing. */
const UNPLACED_CODES = 4
/** The places of one code are not farther apart than this, or their middle says nothing. */
const MAX_SPREAD_KM = 5

type Point = { lat: number; lng: number }

/** Returns the lines of the list of Italian postal codes: code, latitude, longitude; sorted by code. */
export async function makePostalCodes(folder: string): Promise<string[]> {
  const points = new Map<string, Map<string, Point>>()
  const codesAt = new Map<string, Set<string>>()
  for await (const row of readTable(path.join(folder, 'geonames_postal_it_2026-03.csv.gz'))) {
    const code = row.zipcode!
    if (!OF_A_CITY.test(code)) continue
    const point = { lat: Number(row.latitude), lng: Number(row.longitude) }
    const at = `${point.lat} ${point.lng}`
    points.set(code, (points.get(code) ?? new Map()).set(at, point))
    codesAt.set(at, (codesAt.get(at) ?? new Set()).add(code))
  }
  const isPlaced = (at: string) => codesAt.get(at)!.size < UNPLACED_CODES
  return [...points]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([code, places]) => {
      const placed = [...places].flatMap(([at, point]) => (isPlaced(at) ? [point] : []))
      const middle = middleOf(placed)
      if (!middle || placed.some((point) => distanceKm(point, middle) > MAX_SPREAD_KM / 2)) return []
      return `${code}\t${middle.lat.toFixed(4)}\t${middle.lng.toFixed(4)}`
    })
}

function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined
  const mean = (axis: keyof Point) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return { lat: mean('lat'), lng: mean('lng') }
}
