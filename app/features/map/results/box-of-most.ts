import type { Cluster } from '#search-engine/index.ts'
import type { MapBox } from '../../search/search-address.ts'

/** A place on the map with the number of schools there. */
export type Spot = Pick<Cluster, 'lat' | 'lng' | 'count' | 'bounds'>

/** Shares of the results that a first view may show; the larger one if the rest is a single place. */
const MIN_SHARES = [0.8, 0.95]
/** To be worth leaving the remote ones out, a view without them must be at most this large, in its longer side. */
const MAX_SHARE_OF_SIDE = 0.5

/** Returns the smallest box around all spots; null if there are none. */
export function boxOfAll(spots: readonly Spot[]): MapBox | null {
  if (spots.length === 0) return null
  const side = (at: number, pick: (...values: number[]) => number) => pick(...spots.map(({ bounds }) => bounds[at]!))
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)]
}

/**
 * Returns a box around most results, those nearest to the middle of all, so that a few remote ones do not make the
 * others small. If this brings the view hardly any closer, it is the box around all.
 */
export function boxOfMost(spots: readonly Spot[]): MapBox | null {
  const all = boxOfAll(spots)
  if (!all) return null
  const middle = { lat: middleOf(spots, 'lat'), lng: middleOf(spots, 'lng') }
  const narrowed = Math.cos((middle.lat * Math.PI) / 180)
  const distance = ({ lat, lng }: Spot) => Math.hypot(lat - middle.lat, (lng - middle.lng) * narrowed)
  const longest = ([west, south, east, north]: MapBox) => Math.max((east - west) * narrowed, north - south)
  const nearest = [...spots].sort((a, b) => distance(a) - distance(b))
  const boxes = MIN_SHARES.map((share) => boxOfAll(takeSpots(share * countOf(spots), nearest))!)
  return boxes.find((box) => longest(box) > 0 && longest(box) <= MAX_SHARE_OF_SIDE * longest(all)) ?? all
}

/** Returns the first spots that together have this many results. */
function takeSpots(results: number, spots: readonly Spot[]): Spot[] {
  let found = 0
  return spots.filter(({ count }) => {
    const isNeeded = found < results
    found += count
    return isNeeded
  })
}

const countOf = (spots: readonly Spot[]) => spots.reduce((sum, { count }) => sum + count, 0)

/** Returns the weighted median of the spots along one axis. */
function middleOf(spots: readonly Spot[], axis: 'lat' | 'lng'): number {
  let rest = countOf(spots) / 2
  const sorted = [...spots].sort((a, b) => a[axis] - b[axis])
  return (sorted.find(({ count }) => {
    rest -= count
    return rest <= 0
  }) ?? sorted[0]!)[axis]
}
