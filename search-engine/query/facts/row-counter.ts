import { type Bitmap, bitsToList, countBits, hasBit, intersectWith, subtractFrom } from '../../base/sets/bitmap.ts'
import { addCommonCounts, countCommon } from '../../base/sets/count-common.ts'
import { scratchCopy } from '../../base/sets/scratch.ts'
import type { DocSet } from '../../index/facts/segment-facts.ts'
import { addInstitutionCounts, type Sites, sitesIn } from '../../index/institution/sites.ts'
import type { Segment } from '../../index/segment/segment.ts'

/**
 * Results in a segment: those with a row of their own, those that share a row within the segment, and those that share
 * one beyond it.
 */
type Own = { segment: Segment; alone: Bitmap; sites: { sites: Sites; set: Bitmap } | undefined; linked: Uint32Array }

/** Counts the rows of the results that are also in other sets; much is computed once for all of them. */
export class RowCounter {
  readonly #own: readonly Own[]

  /** @param results of each segment */
  constructor(segments: readonly Segment[], results: readonly Bitmap[]) {
    this.#own = segments.map((segment, at) => ownOf(segment, results[at]!))
  }

  /** @param setOf returns the other set of a segment */
  countIn(setOf: (segment: Segment) => DocSet): number {
    return this.countEachIn(1, (segment) => [setOf(segment)])[0]!
  }

  /** The same for several sets. @param setsOf returns `count` other sets of a segment */
  countEachIn(count: number, setsOf: (segment: Segment) => readonly DocSet[]): Uint32Array {
    const institutions = Array.from({ length: count }, () => new Set<number>())
    const rows = new Uint32Array(count)
    for (const { segment, alone, sites, linked } of this.#own) {
      const sets = setsOf(segment)
      const bitmaps = sets.map(({ docs }) => docs)
      addCommonCounts(rows, alone, bitmaps)
      if (sites) {
        const ofSites = sets.map(({ siteDocs }) => siteDocs())
        addInstitutionCounts(sites.sites, rows, sites.set, ofSites)
      }
      for (const doc of linked) {
        const number = segment.institutions.numbers[doc]!
        for (let at = 0; at < count; at++) if (hasBit(bitmaps[at]!, doc)) institutions[at]!.add(number)
      }
    }
    return rows.map((own, at) => own + institutions[at]!.size)
  }
}

function ownOf(segment: Segment, results: Bitmap): Own {
  const { shared, linked, sites } = segment.institutions
  const within = linked ? subtractFrom(scratchCopy(results), linked) : results
  const set = shared && countCommon(shared, within) > 0 ? sitesIn(sites, within) : undefined
  return {
    segment,
    alone: shared ? subtractFrom(scratchCopy(results), shared) : results,
    sites: set && countBits(set) > 0 ? { sites, set } : undefined,
    linked: linked ? bitsToList(intersectWith(scratchCopy(linked), results)) : new Uint32Array(0),
  }
}
