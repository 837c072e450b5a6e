/** An average says something from this many reviews on; fewer are told in a sentence. */
export const REVIEWS_FOR_AVERAGE = 3

/** The average to show, from 1 to 5, or null while there are too few reviews. */
export function shownAverage(count: number, average: number | null): number | null {
  return count >= REVIEWS_FOR_AVERAGE ? average : null
}
