import type { Figures } from './periods.ts'

/** Whether there is nothing to show for a school yet: no figure in the last 60 days, and no review. */
export const isNew = (figures: { now: Figures; before: Figures }, ratingCount: number): boolean =>
  ratingCount === 0 && [figures.now, figures.before].every((period) => Object.values(period).every((sum) => sum === 0))
