import type { Bitmap } from '../../base/sets/bitmap.ts'
import { chosenOf, intersectionOf, unionOf } from '../../base/sets/combine.ts'
import type { Segment } from '../../index/segment/segment.ts'
import type { Filter } from './filter.ts'

/** Returns the schools that have a chosen value of each fact that filters; undefined if no fact does. */
export function factDocs({ facts }: Segment, filter: Filter): Bitmap | undefined {
  return intersectionOf(
    filter.facts.flatMap(({ fact, choices }) => {
      const sets = facts.choices(fact).map(({ docs }) => docs)
      return unionOf(chosenOf(sets, choices)) ?? []
    }),
  )
}
