import type { Segment } from '../segment/segment.ts'
import type { ListSelection } from '../select/selection.ts'
import { type FacetCounts, TraitTally } from './facets.ts'
import { type Filter, GROUP } from './filter.ts'

/** Positions in a list of the schools that pass the filters; the choices are counted if they are wanted. */
export function filterList(
  segment: Segment,
  { docs }: ListSelection,
  filter: Filter,
  counts?: FacetCounts,
): Uint32Array {
  const tally = new TraitTally()
  const passing = new Uint32Array(docs.length)
  let count = 0
  for (let at = 0; at < docs.length; at++) {
    const traits = segment.traits[docs[at]!]!
    const features = segment.features[docs[at]!]!
    const lacks = (features & filter.features) === filter.features ? 0 : GROUP.features
    const failed = filter.failing[traits]! | lacks
    tally.add(traits, failed)
    if (failed !== 0) continue
    passing[count++] = at
    if (counts) countFeatures(counts.features, features)
  }
  if (counts) tally.addTo(counts)
  return passing.subarray(0, count)
}

function countFeatures(counts: Uint32Array, features: number): void {
  for (let bits = features; bits !== 0; bits &= bits - 1) counts[31 - Math.clz32(bits & -bits)]!++
}
