import { type Bitmap, intersectAll, uniteAll } from './bitmap.ts'
import { scratchCopy } from './scratch.ts'

/** Returns those sets of a vocabulary whose bits are set. */
export const chosenOf = (choices: readonly Bitmap[], bits: number): Bitmap[] =>
  choices.filter((_, at) => (bits >>> at) & 1)

/** Returns the intersection of all sets, undefined for none. The result may be one of the sets: never change it. */
export function intersectionOf([first, ...others]: Bitmap[]): Bitmap | undefined {
  return first && withinLimits(first, others)
}

/** Returns the union of all sets, undefined for none. The result may be one of the sets: never change it. */
export function unionOf([first, ...others]: Bitmap[]): Bitmap | undefined {
  return first && (others.length === 0 ? first : uniteAll(scratchCopy(first), others))
}

/** Returns the intersection of a set with all given limits, or the same set if none is given: never change it. */
export function withinLimits(selected: Bitmap, limits: readonly (Bitmap | undefined)[]): Bitmap {
  const given = limits.filter((limit) => limit !== undefined)
  return given.length === 0 ? selected : intersectAll(scratchCopy(selected), given)
}
