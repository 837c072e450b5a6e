import { buildDeletions } from '../text/deletions.ts'
import { type SegmentData, termsOf } from './segment-data.ts'

type Completed = 'deletionOffsets' | 'deletionTerms'

/** A segment without the table for typing errors, which takes the longest: enough to be merged with others. */
export type SegmentPart = Omit<SegmentData, Completed>

/** Adds the table for typing errors. */
export function completeSegment(part: SegmentPart): SegmentData {
  return { ...part, ...deletionsOf(part) }
}

/** Returns the table for typing errors. */
export function deletionsOf(
  part: Pick<SegmentData, 'termBytes' | 'termOffsets' | 'postingOffsets'>,
): Pick<SegmentData, Completed> {
  const { postingOffsets } = part
  const countOf = (term: number) => postingOffsets[term + 1]! - postingOffsets[term]!
  const { offsets, terms } = buildDeletions(termsOf(part), countOf)
  return { deletionOffsets: offsets, deletionTerms: terms }
}
