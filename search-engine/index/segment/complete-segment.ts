import { atOnce } from '#lib/in-pieces.ts'
import { type SegmentData, termsOf } from '../columns/segment-data.ts'
import { buildDeletions } from '../terms/deletions.ts'

type Completed = 'deletionOffsets' | 'deletionTerms'

/** A segment without the table for typing errors, which takes longest to build: enough for merging with others. */
export type SegmentPart = Omit<SegmentData, Completed>

export const completeSegment = (part: SegmentPart): SegmentData => atOnce(completingSteps(part))

/** Adds the table for typing errors; yields after each small step. */
export function* completingSteps(part: SegmentPart): Generator<void, SegmentData> {
  return { ...part, ...(yield* deletionSteps(part)) }
}

type Terms = Pick<SegmentData, 'termBytes' | 'termOffsets' | 'postingOffsets'>

/** Returns the table for typing errors. */
export const deletionsOf = (terms: Terms): Pick<SegmentData, Completed> => atOnce(deletionSteps(terms))

function* deletionSteps({ postingOffsets, ...lexicon }: Terms): Generator<void, Pick<SegmentData, Completed>> {
  const countOf = (term: number) => postingOffsets[term + 1]! - postingOffsets[term]!
  const { offsets, terms } = yield* buildDeletions(termsOf(lexicon), countOf)
  return { deletionOffsets: offsets, deletionTerms: terms }
}
