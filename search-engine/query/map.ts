import { CATEGORIES, type Category } from '#db/vocabulary.ts'
import type { Bitmap } from '../base/sets/bitmap.ts'
import { FLAGS } from '../index/columns/segment-data.ts'
import { TRAITS } from '../index/columns/traits.ts'
import { limitToBox } from '../index/geo/box-members.ts'
import { sumCells } from '../index/geo/cell-sums.ts'
import { type Cell, CellGrid, levelOf, MAX_FEATURES } from '../index/geo/clusters.ts'
import { type Box, MAX_LEVEL } from '../index/geo/geo-index.ts'
import type { Segment } from '../index/segment/segment.ts'
import { asMeant } from './as-meant.ts'
import { evaluate } from './evaluate.ts'
import { withNamedOthers } from './named-others.ts'
import { placedId } from './rank/order.ts'
import { resolveText } from './readings/resolve-text.ts'
import { resolve } from './resolve.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchQuery } from './search-query.ts'

/** Several schools near each other. */
export type Cluster = Omit<Cell, 'example'>
/** One school; approximate if its position is only the centre of its town or postal code. */
export type Pin = { id: string; category: Category; lat: number; lng: number; approximate: boolean }

/** The results in a box: each is a pin or part of one cluster, so that all counts together give the total. */
export type MapResult = { total: number; clusters: Cluster[]; pins: Pin[] }

/**
 * Returns the results of a clean query within a box, as at most 500 features. The box replaces that of the query, and
 * changes nothing else: a radius that was chosen for the list also applies to its map.
 */
export function searchMap(context: SearchContext, typed: SearchQuery, box: Box, zoom: number): MapResult {
  const query = asMeant(context, typed)
  const text = resolveText(context, query)
  const all = withNamedOthers(context, text.plan)
  if (all) return searchMap(all, query, box, zoom)
  const { segments } = context
  const resolved = resolve(context, { ...query, box: undefined }, text, false)
  const docs = segments.map((segment, at) => evaluate(segment, resolved.selections[at]!, resolved).docs())
  const { total, grid, docAt } = gridOfCells(segments, docs, box, zoom) ?? gridOfPoints(segments, docs, box, zoom)
  const cells = grid.cells()
  return {
    total,
    clusters: cells.filter(({ count }) => count > 1).map(({ example: _, ...cluster }) => cluster),
    pins: cells
      .filter(({ count }) => count === 1)
      .map(({ example: { source, point } }) => pinOf(segments[source]!, docAt[source]!(point))),
  }
}

/** A map with all of its documents; `docAt` gives the document of a point of each source. */
type Filled = { total: number; grid: CellGrid; docAt: ((point: number) => number)[] }

/** Puts whole cells on a map; undefined if it needs a finer grid, which only happens with few documents. */
function gridOfCells(
  segments: readonly Segment[],
  docs: readonly (Bitmap | Uint32Array)[],
  box: Box,
  zoom: number,
): Filled | undefined {
  const grid = new CellGrid(box, zoom, Number.POSITIVE_INFINITY)
  if (grid.level > MAX_LEVEL || docs.every((some) => some instanceof Uint32Array)) return undefined
  let total = 0
  const docAt = segments.map((segment, source) => {
    const some = docs[source]!
    if (some instanceof Uint32Array) {
      const points = limitToBox(segment, some, box, NO_ROOM)
      total += points.at.length
      grid.add(points, points.at, source)
      return points.docAt
    }
    for (const sum of sumCells(segment.geo, some, box, grid.level, some === segment.live)) {
      total += sum.count
      grid.addCell(sum, source)
    }
    return (place: number) => segment.geo.docs[place]!
  })
  return total > MAX_FEATURES || grid.level === levelOf(zoom) ? { total, grid, docAt } : undefined
}

function gridOfPoints(
  segments: readonly Segment[],
  docs: readonly (Bitmap | Uint32Array)[],
  box: Box,
  zoom: number,
): Filled {
  let room = roomFor(segments)
  const points = segments.map((segment, at) => {
    const found = limitToBox(segment, docs[at]!, box, room)
    room = room.subarray(segment.size)
    return found
  })
  const total = points.reduce((sum, { at }) => sum + at.length, 0)
  const grid = new CellGrid(box, zoom, total)
  for (const [source, some] of points.entries()) grid.add(some, some.at, source)
  return { total, grid, docAt: points.map((some) => some.docAt) }
}

const NO_ROOM = new Uint32Array(0)

/** The documents on a map, kept between calls: a map of a continent shows most of them. */
let positions = new Uint32Array(0)

function roomFor(segments: readonly Segment[]): Uint32Array {
  const size = segments.reduce((sum, segment) => sum + segment.size, 0)
  if (positions.length < size) positions = new Uint32Array(size)
  return positions
}

function pinOf(segment: Segment, doc: number): Pin {
  return {
    id: placedId({ segment, doc }),
    category: CATEGORIES[TRAITS[segment.traits[doc]!]!.category]!,
    lat: rounded(segment.lat[doc]!),
    lng: rounded(segment.lng[doc]!),
    approximate: (segment.flags[doc]! & FLAGS.exact) === 0,
  }
}

/** Degrees to the nearest metre; further digits would only be noise of the 32 bits in which they are stored. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
