import type { Bitmap } from '../../base/sets/bitmap.ts'
import { lowerBound } from '../../base/sets/sorted-list.ts'
import { type Box, type GeoIndex, GLOBE, isInBox, visitCells } from './geo-index.ts'

/** Documents in one cell of a map. */
export type CellSum = {
  count: number
  /** Sums of degrees. */
  lat: number
  lng: number
  /** The smallest box around the documents. */
  west: number
  south: number
  east: number
  north: number
  /** Position of one of them in the index. */
  example: number
}

/** Cells summed once for a set of documents, in the order of the index. */
type Kept = { starts: number[]; sums: CellSum[] }

/** Up to this level, the cells of all documents are assembled from cached ones. */
const KEPT_LEVEL = 8

/**
 * Cached cells of sets that never change: those of the live documents, from which maps of whole countries are drawn.
 */
const keptOf = new WeakMap<Bitmap, Kept>()

/**
 * Returns the cells of a level, at most the deepest of the index, for the documents of a set in a box.
 *
 * @param isFixed whether the set never changes; then its cells are cached
 */
export function sumCells(index: GeoIndex, docs: Bitmap, box: Box, level: number, isFixed: boolean): CellSum[] {
  const kept = isFixed && level <= KEPT_LEVEL ? keptCells(index, docs) : undefined
  const sums: CellSum[] = []
  visitCells(index, box, level, (from, to, isInside) => {
    const sum = kept && isInside ? sumKept(kept, from, to) : sumRange(index, docs, from, to, isInside ? undefined : box)
    if (sum.count > 0) sums.push(sum)
  })
  return sums
}

function keptCells(index: GeoIndex, docs: Bitmap): Kept {
  const known = keptOf.get(docs)
  if (known) return known
  const kept: Kept = { starts: [], sums: [] }
  visitCells(index, GLOBE, KEPT_LEVEL, (from, to) => {
    kept.starts.push(from)
    kept.sums.push(sumRange(index, docs, from, to, undefined))
  })
  keptOf.set(docs, kept)
  return kept
}

const nothing = (): CellSum => ({
  count: 0,
  lat: 0,
  lng: 0,
  west: Number.POSITIVE_INFINITY,
  south: Number.POSITIVE_INFINITY,
  east: Number.NEGATIVE_INFINITY,
  north: Number.NEGATIVE_INFINITY,
  example: -1,
})

function sumKept({ starts, sums }: Kept, from: number, to: number): CellSum {
  const sum = nothing()
  for (let at = lowerBound(starts, from); at < starts.length && starts[at]! < to; at++) addSum(sum, sums[at]!)
  return sum
}

/** Adds one sum to another. */
export function addSum(sum: CellSum, other: CellSum): void {
  if (other.count === 0) return
  sum.count += other.count
  sum.lat += other.lat
  sum.lng += other.lng
  sum.west = Math.min(sum.west, other.west)
  sum.south = Math.min(sum.south, other.south)
  sum.east = Math.max(sum.east, other.east)
  sum.north = Math.max(sum.north, other.north)
  sum.example = other.example
}

/** Positions of a range that are summed, one part at a time. */
const places = new Uint32Array(4096)

/** @param box that documents must be in; undefined if all are */
function sumRange(index: GeoIndex, docs: Bitmap, from: number, to: number, box: Box | undefined): CellSum {
  const sum = nothing()
  for (let start = from; start < to; start += places.length) {
    const end = Math.min(to, start + places.length)
    addPlaces(sum, index, placesOf(index, docs, start, end), box)
  }
  return sum
}

/**
 * Puts the positions in a part whose documents are in a set into {@link places}, branch-free, and returns their number.
 */
function placesOf({ docs: inOrder }: GeoIndex, docs: Bitmap, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const doc = inOrder[at]!
    places[count] = at
    count += (docs[doc >>> 5]! >>> (doc & 31)) & 1
  }
  return count
}

function addPlaces(sum: CellSum, { lat, lng }: GeoIndex, count: number, box: Box | undefined): void {
  let { west, south, east, north, lat: sumLat, lng: sumLng, count: added, example } = sum
  for (let i = 0; i < count; i++) {
    const at = places[i]!
    const [y, x] = [lat[at]!, lng[at]!]
    if (box && !isInBox(box, y, x)) continue
    added++
    sumLat += y
    sumLng += x
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
    example = at
  }
  sum.count = added
  sum.lat = sumLat
  sum.lng = sumLng
  sum.west = west
  sum.south = south
  sum.east = east
  sum.north = north
  sum.example = example
}
