/** Minimum number of reviews for a meaningful average; with fewer, a sentence gives their number. */
export const REVIEWS_FOR_AVERAGE = 3

/** Returns the average to show, from 1 to 5, or null while there are too few reviews. */
export function shownAverage(count: number, average: number | null): number | null {
  return count >= REVIEWS_FOR_AVERAGE ? average : null
}
