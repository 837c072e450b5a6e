import { CATEGORIES, type Category } from '#app/features/schools/vocabulary.ts'
import type { Gazetteer } from '../../language/gazetteer.ts'
import { FacetCounts } from '../filter/facets.ts'
import { type Cell, CellGrid } from '../geo/clusters.ts'
import type { Box } from '../geo/geo-index.ts'
import { idOf } from '../rank/order.ts'
import type { Segment } from '../segment/segment.ts'
import { FLAGS } from '../segment/segment-data.ts'
import { TRAITS } from '../segment/traits.ts'
import { visitBits } from '../sets/bitmap.ts'
import { evaluate, type Part } from './evaluate.ts'
import { resolve } from './resolve.ts'
import type { SearchQuery } from './search-query.ts'

/** Several schools near each other. */
export type Cluster = Omit<Cell, 'example'>
/** One school; approximate if its position is only the centre of its town or postal code. */
export type Pin = { id: string; category: Category; lat: number; lng: number; approximate: boolean }

/** The results in a box: each is in one cluster or is a pin, so that all counts together give the total. */
export type MapResult = { total: number; clusters: Cluster[]; pins: Pin[] }

/** The results of a clean query in a box, at most 500 features. */
export function searchMap(
  segments: readonly Segment[],
  gazetteer: Gazetteer,
  query: SearchQuery,
  box: Box,
  zoom: number,
): MapResult {
  const resolved = resolve(segments, gazetteer, { ...query, box })
  const parts = segments.map((segment, at) => {
    return evaluate(segment, resolved.selections[at]!, resolved, query.sort, new FacetCounts())
  })
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  const grid = new CellGrid(box, zoom, total)
  for (const [at, part] of parts.entries()) addPart(grid, segments[at]!, part, at, segments.length)
  const cells = grid.cells()
  const pins = cells.filter(({ count }) => count === 1)
  return {
    total,
    clusters: cells.filter(({ count }) => count > 1).map(({ example: _, ...cluster }) => cluster),
    pins: pins.map(({ example }) => {
      return pinOf(segments[example % segments.length]!, Math.floor(example / segments.length))
    }),
  }
}

/** Adds the documents of a segment, known by `doc × segments + segment`. */
function addPart(grid: CellGrid, { lat, lng }: Segment, part: Part, segment: number, segments: number): void {
  const docs = part.docs()
  const add = (doc: number) => grid.add(lat[doc]!, lng[doc]!, doc * segments + segment)
  if (docs instanceof Int32Array) visitBits(docs, add)
  else docs.forEach(add)
}

function pinOf(segment: Segment, doc: number): Pin {
  return {
    id: idOf({ segment, doc }),
    category: CATEGORIES[TRAITS[segment.traits[doc]!]!.category]!,
    lat: segment.lat[doc]!,
    lng: segment.lng[doc]!,
    approximate: (segment.flags[doc]! & FLAGS.exact) === 0,
  }
}
