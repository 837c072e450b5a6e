import { firstNameFrom } from '../../index/columns/name-marks.ts'
import type { Segment } from '../../index/segment/segment.ts'

/** Sorts after a space and before letters and digits, the only characters of folded names. */
const AFTER_SPACE = '!'
const AFTER_LETTERS = '\uffff'

/**
 * Returns the documents whose name begins with a folded text, in name order: those that begin with it as whole words,
 * and those in which its last word continues.
 */
export function namesBeginning(segment: Segment, key: string): { whole: Uint32Array; longer: Uint32Array } {
  const from = firstNameFrom(segment, key)
  const middle = firstNameFrom(segment, key + AFTER_SPACE)
  const to = firstNameFrom(segment, key + AFTER_LETTERS)
  return { whole: segment.byName.subarray(from, middle), longer: segment.byName.subarray(middle, to) }
}
