import { fold } from '../language/fold.ts'
import type { Segment } from '../segment/segment.ts'
import { namesOf } from '../segment/segment-data.ts'
import { stringAt } from '../segment/strings.ts'
import { gallopBy, lowerBoundBy } from '../sets/sorted-list.ts'

/** Sorts after a space and before letters and digits, which are all that folded names have. */
const AFTER_SPACE = '!'
const AFTER_LETTERS = '\uffff'

/**
 * Returns the documents whose name begins with a folded text, in the order of their names: those where whole words do,
 * and those where the last word goes on.
 */
export function namesBeginning(segment: Segment, key: string): { whole: Uint32Array; longer: Uint32Array } {
  const isBefore = (limit: string) => (doc: number) => fold(stringAt(namesOf(segment), doc)) < limit
  const from = lowerBoundBy(segment.byName, isBefore(key))
  const middle = gallopBy(segment.byName, isBefore(key + AFTER_SPACE), from)
  const to = gallopBy(segment.byName, isBefore(key + AFTER_LETTERS), middle)
  return { whole: segment.byName.subarray(from, middle), longer: segment.byName.subarray(middle, to) }
}
