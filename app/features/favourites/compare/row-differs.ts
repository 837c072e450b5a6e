/** A school's value in a row of the comparison; null when it is not known. */
export type ComparedValue = string | number | null

/**
 * Whether the schools of a row differ. A value known for only some of the schools counts as a difference, so that 'only
 * differences' never hides a gap; a row without any known value does not differ.
 *
 * @param values one value for each school
 */
export function rowDiffers(values: readonly ComparedValue[]): boolean {
  return new Set(values).size > 1
}
