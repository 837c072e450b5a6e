import type { Fact, Period } from './fact.ts'
import { rounded } from './rounded.ts'

/** Largest plausible class: above it, the number of classes or of pupils is wrong. */
export const MAX_IN_CLASS = 60

/** Sums over the classes of a school in one year. */
export type ClassSums = {
  period: Period
  pupils: number
  /** Pupils of years that are divided into classes. */
  inClasses: number
  classes: number
  /** False where the publisher withholds a number. */
  isWhole: boolean
}

/** Returns how many pupils and classes a school has, and the mean number of pupils in a class. */
export function classFacts({ period, pupils, inClasses, classes, isWhole }: ClassSums): Fact[] {
  return [
    ...(isWhole && pupils > 0 ? [{ fact: 'pupils' as const, period, number: pupils }] : []),
    ...(isWhole && classes > 0 ? [{ fact: 'classes' as const, period, number: classes }] : []),
    ...(classes > 0 && inClasses > 0
      ? [{ fact: 'class_size' as const, period, number: rounded(inClasses / classes, 1) }]
      : []),
  ]
}
