import { findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CompareView } from './compare-address.ts'
import type { Measured } from './compare-rows.ts'
import { type ComparedSchool, compareSchools } from './compare-schools.server.ts'
import { type ChosenFact, chooseFacts, presentComparedFacts } from './facts/present-compared-facts.server.ts'
import { measureDistances } from './measure-distances.server.ts'
import { listCriteria } from './weights/criteria.server.ts'
import { orderOf, type Weighing, weigh } from './weights/weigh.ts'

/** A comparison as a page or a file shows it; all lists are in the order of its schools. */
export type Comparison = Awaited<ReturnType<typeof loadComparison>>

/** Something that visitors can weigh, for the form. */
export type Weighable = { id: string; label: string; isSigned: boolean }

/**
 * Loads the comparison that an address names, in the order of the visitor's own weights if it has any. Facts of all
 * schools are found by one query, and so are the statistics of what can be weighed.
 */
export async function loadComparison(ids: string[], view: CompareView, locale: Locale) {
  const { schools, missing } = await compareSchools(ids)
  const [values, from] = await Promise.all([
    findFactValues(schools.map(({ id }) => id)),
    view.near === '' || schools.length === 0 ? undefined : measureDistances(view.near, schools),
  ])
  const facts = chooseFacts(values, schools)
  const criteria = schools.length > 1 ? await listCriteria({ schools, facts, from }, locale) : []
  const weighing = weigh(criteria, view.weights, schools.length)
  const shown = inOrder({ schools, facts, from, weighing }, orderOf(weighing))
  return {
    schools: shown.schools,
    missing,
    from: shown.from,
    isPlaceUnknown: view.near !== '' && schools.length > 0 && !from,
    facts: await presentComparedFacts(shown.facts, shown.schools, locale),
    weighable: criteria.map(
      ({ id, label, direction }): Weighable => ({ id, label, isSigned: direction === 'neither' }),
    ),
    weighing: weighing.criteria.length > 0 ? shown.weighing : null,
  }
}

type Parts = { schools: ComparedSchool[]; facts: ChosenFact[]; from: Measured['from']; weighing: Weighing }

function inOrder({ schools, facts, from, weighing }: Parts, order: readonly number[]): Parts {
  const sorted = <T>(list: readonly T[]): T[] => order.map((at) => list[at] as T)
  return {
    schools: sorted(schools),
    facts: facts.map(({ id, values }) => ({ id, values: sorted(values) })),
    from: from && { name: from.name, km: sorted(from.km) },
    weighing: {
      criteria: weighing.criteria.map((criterion) => ({ ...criterion, steps: sorted(criterion.steps) })),
      sums: sorted(weighing.sums),
    },
  }
}
