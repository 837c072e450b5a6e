import { fold } from '../language/fold.ts'
import type { Segment } from '../segment/segment.ts'
import { namesOf } from '../segment/segment-data.ts'
import { stringAt } from '../segment/strings.ts'
import { lowerBoundBy } from '../sets/sorted-list.ts'

/** Sorts after a space and before letters and digits, which are all that folded names have. */
const AFTER_SPACE = '!'
const AFTER_LETTERS = '\uffff'

/**
 * Returns the documents whose name begins with a folded text, in the order of their names: those where whole words do,
 * and those where the last word goes on.
 */
export function namesBeginning(segment: Segment, key: string): { whole: Uint32Array; longer: Uint32Array } {
  const from = firstNotBefore(segment, key)
  const middle = firstNotBefore(segment, key + AFTER_SPACE)
  const to = firstNotBefore(segment, key + AFTER_LETTERS)
  return { whole: segment.byName.subarray(from, middle), longer: segment.byName.subarray(middle, to) }
}

function firstNotBefore(segment: Segment, key: string): number {
  return lowerBoundBy(segment.byName, (doc) => fold(stringAt(namesOf(segment), doc)) < key)
}
