import { addTo, hasBit } from '../../base/sets/bitmap.ts'
import { scratchBitmap } from '../../base/sets/scratch.ts'
import type { Segment } from '../../index/segment/segment.ts'
import type { ListSelection } from '../select/selection.ts'
import type { FacetCounts } from './facets.ts'
import type { Filter } from './filter.ts'
import { countFacets, passingDocs } from './filter-bits.ts'
import { filterOneByOne, positionsWhere } from './filter-one-by-one.ts'

/** From this many schools, counting the choices of all of them as bitmaps is faster. */
const MANY = 1000

/**
 * Returns the positions in a list of the schools that pass the filters; adds the choices to the facets if they are
 * given.
 */
export function filterList(
  segment: Segment,
  { docs }: ListSelection,
  filter: Filter,
  counts?: FacetCounts,
): Uint32Array {
  if (docs.length < MANY) return filterOneByOne(segment, docs, filter, counts)
  const selected = scratchBitmap(segment.size)
  for (let at = 0; at < docs.length; at++) addTo(selected, docs[at]!)
  if (counts) countFacets(segment, selected, filter, counts)
  const passing = passingDocs(segment, selected, filter)
  return positionsWhere(docs, (doc) => hasBit(passing, doc))
}
