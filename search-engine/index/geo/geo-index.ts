import { atOnce } from '#lib/in-pieces.ts'
import { lowerBound } from '../../base/sets/sorted-list.ts'
import { sortingSteps } from '../../base/sets/sorting.ts'
import type { SegmentData } from '../columns/segment-data.ts'

/** West, south, east, north in degrees. */
export type Box = [west: number, south: number, east: number, north: number]

/** Whether a box has a positive width and height; false for NaN. */
export function isBox([west, south, east, north]: Box): boolean {
  return west <= east && south <= north
}

/** Returns the part of a box that is on the globe. */
export function onGlobe([west, south, east, north]: Box): Box {
  const within = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees))
  return [within(west, 180), within(south, 90), within(east, 180), within(north, 90)]
}

/**
 * The documents with a position in the order of a quadtree (Z-order): at every level, which divides the globe into
 * 2^level columns and rows, the documents of a cell are adjacent. So a box is a few ranges, and a map counts each of
 * its cells in one go.
 */
export type GeoIndex = {
  docs: Uint32Array
  lat: Float32Array
  lng: Float32Array
  /** Each document's cell at the deepest level, ascending; the leading bits are those of the cells above. */
  cells: Uint32Array
}

export const DEEPEST = 16
const SIDE = 2 ** DEEPEST
/** Ranges with this few documents are not divided. */
const LEAF = 64
export const GLOBE: Box = [-180, -90, 180, 90]

type Positions = Pick<SegmentData, 'lat' | 'lng'>

export const buildGeoIndex = (positions: Positions): GeoIndex => atOnce(geoIndexSteps(positions))

/** Yields after each small step. */
export function* geoIndexSteps({ lat, lng }: Positions): Generator<void, GeoIndex> {
  const positioned = new Uint32Array(lat.length)
  const unsorted = new Uint32Array(lat.length)
  let count = 0
  for (let doc = 0; doc < lat.length; doc++) {
    if (Number.isNaN(lat[doc]!)) continue
    positioned[count] = doc
    unsorted[count++] = cellOf(lat[doc]!, lng[doc]!)
  }
  yield
  const order = yield* sortingSteps(unsorted.subarray(0, count))
  const docs = order.map((at) => positioned[at]!)
  yield
  const degrees = (of: Float32Array) => new Float32Array(count).map((_, at) => of[docs[at]!]!)
  const sorted = { lat: degrees(lat), lng: degrees(lng) }
  yield
  return { docs, ...sorted, cells: order.map((at) => unsorted[at]!) }
}

/** Returns the column of a longitude at a level. */
export function columnAt(lng: number, level: number): number {
  return Math.min(SIDE - 1, Math.floor((lng + 180) * (SIDE / 360))) >>> (DEEPEST - level)
}

/** Returns the row of a latitude at a level. */
export function rowAt(lat: number, level: number): number {
  return Math.min(SIDE - 1, Math.floor((lat + 90) * (SIDE / 180))) >>> (DEEPEST - level)
}

/** Returns the number of a cell at the deepest level: the bits of row and column interleaved, the row's first. */
function cellOf(lat: number, lng: number): number {
  return (spread(columnAt(lng, DEEPEST)) | (spread(rowAt(lat, DEEPEST)) << 1)) >>> 0
}

/** Puts a zero before each of 16 bits. */
function spread(bits: number): number {
  let spaced = (bits | (bits << 8)) & 0x00ff00ff
  spaced = (spaced | (spaced << 4)) & 0x0f0f0f0f
  spaced = (spaced | (spaced << 2)) & 0x33333333
  return (spaced | (spaced << 1)) & 0x55555555
}

/** Visits the documents in a box, in no particular order. */
export function visitBox(index: GeoIndex, box: Box, visit: (doc: number) => void): void {
  visitRanges(index, box, (from, to, isInside) => {
    for (let at = from; at < to; at++)
      if (isInside || isInBox(box, index.lat[at]!, index.lng[at]!)) visit(index.docs[at]!)
  })
}

/** Receives whether a whole range is in the box; otherwise each document must be checked. */
type Visit = (from: number, to: number, isInside: boolean) => void

/** Visits the ranges `[from, to)` of an index that hold the documents in a box, once each. */
export function visitRanges(index: GeoIndex, box: Box, visit: Visit): void {
  divide(index.cells, box, (_level, count, isInside) => isInside || count <= LEAF, visit)
}

/** The same, with one range for each cell of a level that has documents in or near the box. */
export function visitCells(index: GeoIndex, box: Box, level: number, visit: Visit): void {
  divide(index.cells, box, (at, count) => at === level || count === 1, visit)
}

/** Rounding may put a document just beyond the edge of its cell; far less than the precision of positions. */
const EDGE = 1e-9

function divide(
  cells: Uint32Array,
  [west, south, east, north]: Box,
  isEnough: (level: number, count: number, isInside: boolean) => boolean,
  visit: Visit,
): void {
  const visitCell = (from: number, to: number, level: number, x: number, y: number, isParentInside: boolean) => {
    const [wide, high] = [360 / 2 ** level, 180 / 2 ** level]
    const [w, s] = [x * wide - 180, y * high - 90]
    const [isEast, isNorth] = [w - EDGE > east, s - EDGE > north]
    if (isEast || isNorth || w + wide + EDGE < west || s + high + EDGE < south) return
    const isInside =
      isParentInside || (w - EDGE >= west && s - EDGE >= south && w + wide + EDGE <= east && s + high + EDGE <= north)
    if (level === DEEPEST || isEnough(level, to - from, isInside)) {
      visit(from, to, isInside)
      return
    }
    const shift = 4 ** (DEEPEST - level - 1)
    const first = 4 * (spread(x) + 2 * spread(y))
    let begin = from
    for (let quarter = 0; quarter < 4 && begin < to; quarter++) {
      const end = quarter === 3 ? to : lowerBound(cells, (first + quarter + 1) * shift, begin, to)
      if (end > begin) visitCell(begin, end, level + 1, 2 * x + (quarter & 1), 2 * y + (quarter >> 1), isInside)
      begin = end
    }
  }
  if (cells.length > 0) visitCell(0, cells.length, 0, 0, 0, false)
}

export function isInBox([west, south, east, north]: Box, lat: number, lng: number): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}
