/** What a school says in a row of the comparison; null where nobody knows. */
export type ComparedValue = string | number | null

/**
 * Whether the schools of a row differ. What is not known for one school and known for another counts as a difference, so
 * that 'only differences' never hides a gap; a row about which nothing is known does not differ.
 *
 * @param values one value for each school
 */
export function rowDiffers(values: readonly ComparedValue[]): boolean {
  return new Set(values).size > 1
}
