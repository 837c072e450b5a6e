import type { Weights } from '../compare-address.ts'

/** Something that a visitor can weigh; its lists have an entry for each school. */
export type Criterion = {
  id: string
  label: string
  /** Which values get more points; with `neither`, the sign of the weight decides. */
  direction: 'more' | 'less' | 'neither'
  values: readonly (number | null)[]
  shown: readonly (string | null)[]
  /** Ends of the scale of points. */
  low: number
  high: number
  shownLow: string
  shownHigh: string
}

/** How a school's value counts: points times weight. */
export type WeighedValue = { shown: string; points: number; product: number }

/** A criterion with its weight (a positive number) and a step for each school, null where nothing is known. */
type WeighedCriterion = {
  id: string
  label: string
  weight: number
  /** Values that get no points and the most points. */
  none: string
  most: string
  steps: (WeighedValue | null)[]
}

/** A school's sum, and the greatest possible one given what is known about it. */
export type Sum = { total: number; possible: number }

/** A visitor's own view of a comparison, with its working. */
export type Weighing = { criteria: WeighedCriterion[]; sums: Sum[] }

export const MAX_POINTS = 10

/**
 * Weighs schools by a visitor's own weights. Each value gets 0 to 10 points by its position on the scale of its
 * criterion, rounded to tenths, so that the displayed sum adds up. What is not known counts neither for nor against a
 * school.
 */
export function weigh(criteria: readonly Criterion[], weights: Weights, schools: number): Weighing {
  const weighed = criteria.flatMap((criterion) => {
    const weight = weights[criterion.id] ?? 0
    const isPossible = criterion.direction === 'neither' ? weight !== 0 : weight > 0
    return isPossible ? [stepsOf(criterion, weight)] : []
  })
  const sums = Array.from({ length: schools }, (_, at) => {
    const known = weighed.filter(({ steps }) => steps[at])
    const total = known.reduce((sum, { steps }) => sum + (steps[at]?.product ?? 0), 0)
    return { total: tenths(total), possible: known.reduce((sum, { weight }) => sum + weight * MAX_POINTS, 0) }
  })
  return { criteria: weighed, sums }
}

function stepsOf(criterion: Criterion, weight: number): WeighedCriterion {
  const { id, label, values, shown, low, high, shownLow, shownHigh } = criterion
  const isMore = criterion.direction === 'neither' ? weight > 0 : criterion.direction === 'more'
  const size = Math.abs(weight)
  return {
    id,
    label,
    weight: size,
    none: isMore ? shownLow : shownHigh,
    most: isMore ? shownHigh : shownLow,
    steps: values.map((value, at) => {
      if (value === null) return null
      const place = (value - low) / (high - low)
      const points = tenths((isMore ? place : 1 - place) * MAX_POINTS)
      return { shown: shown[at] ?? '', points, product: tenths(points * size) }
    }),
  }
}

const tenths = (number: number) => Math.round(number * 10) / 10

/** Share of the possible points, 0 to 1; null when nothing is known. */
export const shareOfPossible = ({ total, possible }: Sum): number | null => (possible > 0 ? total / possible : null)

/**
 * Returns the positions of schools in the order of the visitor's view: the greatest share of the possible points first,
 * schools about which nothing is known last, ties in their previous order.
 */
export const rankSchools = ({ sums }: Weighing): number[] =>
  sums
    .map((_, at) => at)
    .sort((one, other) => (shareOfPossible(sums[other]!) ?? -1) - (shareOfPossible(sums[one]!) ?? -1))
