/** A line through measured points: what there is at none, and what each unit adds. */
export type Line = { base: number; each: number }

/**
 * Returns the line with the least relative squares: each point counts by its own size, so that the smallest directory
 * says as much about the base as the largest about the slope.
 *
 * @throws Error if there are fewer than two different places
 */
export function fitLine(points: readonly (readonly [at: number, value: number])[]): Line {
  const weighted = points.map(([at, value]) => ({ at, value, weight: 1 / value ** 2 }))
  const sum = (of: (point: (typeof weighted)[number]) => number) =>
    weighted.reduce((all, point) => all + point.weight * of(point), 0)
  const [all, places, values] = [sum(() => 1), sum(({ at }) => at), sum(({ value }) => value)]
  const spread = all * sum(({ at }) => at ** 2) - places ** 2
  if (new Set(points.map(([at]) => at)).size < 2) throw new Error('A line needs two different places.')
  const each = (all * sum(({ at, value }) => at * value) - places * values) / spread
  return { base: (values - each * places) / all, each }
}

/** Returns how far the line is from the points at most, as a share of what was measured. */
export const farthest = ({ base, each }: Line, points: readonly (readonly [at: number, value: number])[]): number =>
  Math.max(...points.map(([at, value]) => Math.abs(base + each * at - value) / value))

/**
 * Returns the share of visits that go to the most visited of all pages, if the n-th of them gets 1/n of the visits of
 * the first (Zipf's law): what a cache of so many pages can answer at best.
 */
export function sharePopular(kept: number, all: number): number {
  return kept >= all ? 1 : harmonic(kept) / harmonic(all)
}

const EULER_MASCHERONI = 0.577_215_664_9
/** Sum of 1/1 to 1/n, within a millionth from 100 on. */
function harmonic(n: number): number {
  if (n < 100) return Array.from({ length: Math.floor(n) }, (_, at) => 1 / (at + 1)).reduce((sum, one) => sum + one, 0)
  return Math.log(n) + EULER_MASCHERONI + 1 / (2 * n)
}
