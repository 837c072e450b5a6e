import { type Bitmap, hasBit, intersectWith, visitBits } from '../../base/sets/bitmap.ts'
import { scratchCopy } from '../../base/sets/scratch.ts'
import { TRAITS } from '../../index/columns/traits.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { LEVELS, type Match } from '../match/match.ts'

/** Which documents are wanted: how many, with those of a country (an index of COUNTRIES) before others. */
export type Wanted = { count: number; country: number | undefined }

/** Returns the best live documents in groups: those of the country, then the others; each by quality. */
export function bestDocs(segment: Segment, docs: Uint32Array, wanted: Wanted): number[][] {
  const [home, abroad]: [number[], number[]] = [[], []]
  for (const doc of docs) {
    if (!hasBit(segment.live, doc)) continue
    const isAbroad = wanted.country !== undefined && TRAITS[segment.traits[doc]!]!.country !== wanted.country
    keepSmallest(isAbroad ? abroad : home, doc, wanted.count)
  }
  return [home, abroad]
}

/** The same for each level of a match, best level first. */
export function bestOfMatch(segment: Segment, match: Match, wanted: Wanted): number[][] {
  if (match.kind === 'list') {
    const levels = Array.from({ length: LEVELS }, (_, level) =>
      match.docs.filter((_doc, at) => match.levels[at] === level),
    )
    return levels.flatMap((docs) => bestDocs(segment, docs, wanted))
  }
  return match.upTo.flatMap((docs, level) => {
    if (level > 0 && docs === match.upTo[level - 1]) return []
    const live = segment.isWhole ? docs : intersectWith(scratchCopy(docs), segment.live)
    const home = wanted.country === undefined ? [] : [segment.choices.countries[wanted.country]!]
    return [...home.map((there) => intersectWith(scratchCopy(there), live)), live].map((set) =>
      firstBits(set, wanted.count),
    )
  })
}

function firstBits(set: Bitmap, count: number): number[] {
  const first: number[] = []
  visitBits(set, (doc) => first.push(doc) < count)
  return first
}

/**
 * Inserts a number into the `count` smallest ones, in ascending order. Documents are numbered by quality, best first.
 */
function keepSmallest(smallest: number[], doc: number, count: number): void {
  if (smallest.length === count) {
    if (doc >= smallest[count - 1]!) return
    smallest.pop()
  }
  let at = smallest.length
  while (at > 0 && smallest[at - 1]! > doc) at--
  smallest.splice(at, 0, doc)
}
