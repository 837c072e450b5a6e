import { distanceKm, type Point } from '#search-engine/base/distance.ts'
import type { PlaceIndex, Region } from '../index/place-index.ts'

/** Towns that give the middle of a region; the largest come first. */
const TOWNS_OF_MIDDLE = 12
const middles = new WeakMap<PlaceIndex, Map<string, Point>>()

/** Returns the other regions of its country, the nearest first; regions without a name lie nowhere. */
export function nearbyRegions(index: PlaceIndex, region: Region): Region[] {
  const known = middles.get(index) ?? new Map<string, Point>()
  middles.set(index, known)
  const middleOf = (one: Region) => {
    const middle = known.get(one.path) ?? middleOfRegion(one)
    known.set(one.path, middle)
    return middle
  }
  const from = middleOf(region)
  return index
    .regions(region.country)
    .filter(({ path, name }) => path !== region.path && name !== '')
    .map((other) => ({ other, km: distanceKm(from, middleOf(other)) }))
    .sort((one, other) => one.km - other.km)
    .map(({ other }) => other)
}

function middleOfRegion({ towns }: Region): Point {
  const largest = towns.slice(0, TOWNS_OF_MIDDLE)
  const mean = (of: (point: Point) => number) => largest.reduce((sum, town) => sum + of(town), 0) / largest.length
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}
