import type { Locale } from '#app/i18n/locales.ts'
import type { Weights } from '../compare-address.ts'
import type { CompareRow, MeasuredFrom } from './compare-rows.ts'
import { distanceCriterion, tellsApart } from './criterion.ts'
import { countryOfUnits } from './distances.ts'
import type { Comparison } from './load-comparison.server.ts'
import type { ComparedFacts } from './present-compared-facts.server.ts'
import { rankSchools, weigh } from './weigh.ts'

export type Arranged = ReturnType<typeof arrange>

/** A criterion that visitors can weigh, for the form. */
export type Weighable = { id: string; label: string; isSigned: boolean }

/**
 * Sorts a comparison, and everything that goes with it, by the visitor's own weights.
 *
 * @param from where distances are measured from: the place in the address, or a point that only the browser knows
 */
export function arrange(
  { schools, facts, criteria }: Comparison,
  from: MeasuredFrom | undefined,
  weights: Weights,
  locale: Locale,
) {
  const [rating, rest] = [criteria.filter(isRating), criteria.filter((criterion) => !isRating(criterion))]
  const all = [
    ...rating,
    ...(from ? [distanceCriterion(from, locale, countryOfUnits(schools))].filter(tellsApart) : []),
    ...rest,
  ]
  const weighing = weigh(all, weights, schools.length)
  const order = rankSchools(weighing)
  const sorted = <T>(list: readonly T[]): T[] => order.map((at) => list[at] as T)
  return {
    schools: sorted(schools),
    facts: inOrder(facts, sorted),
    from: from && { ...from, km: sorted(from.km), ways: from.ways && sorted(from.ways) },
    weighable: all.map(({ id, label, direction }): Weighable => ({ id, label, isSigned: direction === 'neither' })),
    weighing:
      weighing.criteria.length === 0
        ? null
        : {
            criteria: weighing.criteria.map((criterion) => ({ ...criterion, steps: sorted(criterion.steps) })),
            sums: sorted(weighing.sums),
          },
  }
}

const isRating = ({ id }: { id: string }) => id === 'rating'

type Sorted = <T>(list: readonly T[]) => T[]

function inOrder(facts: ComparedFacts, sorted: Sorted): ComparedFacts {
  const row = (given: CompareRow): CompareRow => ({
    ...given,
    values: sorted(given.values),
    ...(given.periods && { periods: sorted(given.periods) }),
    ...(given.bars && { bars: sorted(given.bars) }),
  })
  return {
    ...facts,
    pupils: facts.pupils && row(facts.pupils),
    groups: facts.groups.map((group) => ({ ...group, rows: group.rows.map(row) })),
  }
}
