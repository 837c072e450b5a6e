import { atOnce } from '#lib/in-pieces.ts'
import type { LookupColumns } from '../columns/lookup-columns.ts'
import { type SegmentData, termsOf } from '../columns/segment-data.ts'
import { buildDeletions } from '../terms/deletions.ts'
import { lookupSteps } from './lookups.ts'

type Deletions = Pick<SegmentData, 'deletionOffsets' | 'deletionTerms'>

/**
 * A segment without the table for typing errors, which takes longest to build, and without what is looked up: enough
 * for merging with others.
 */
export type SegmentPart = Omit<SegmentData, keyof (Deletions & LookupColumns)>

export const completeSegment = (part: SegmentPart): SegmentData => atOnce(completingSteps(part))

/** Adds both; yields after each small step. */
export function* completingSteps(part: SegmentPart): Generator<void, SegmentData> {
  return { ...part, ...(yield* lookupSteps(part)), ...(yield* deletionSteps(part)) }
}

type Terms = Pick<SegmentData, 'termBytes' | 'termOffsets' | 'postingOffsets'>

/** Returns the table for typing errors. */
export const deletionsOf = (terms: Terms): Deletions => atOnce(deletionSteps(terms))

function* deletionSteps({ postingOffsets, ...lexicon }: Terms): Generator<void, Deletions> {
  const countOf = (term: number) => postingOffsets[term + 1]! - postingOffsets[term]!
  const { offsets, terms } = yield* buildDeletions(termsOf(lexicon), countOf)
  return { deletionOffsets: offsets, deletionTerms: terms }
}
