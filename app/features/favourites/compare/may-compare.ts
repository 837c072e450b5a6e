import { comparisonArea } from '#app/features/facts/comparison-area.ts'
import type { FactValue } from '#app/features/facts/find-fact-values.server.ts'
import type { NumberFact } from '#app/features/facts/vocabulary/fact-definition.ts'
import { FACTS, type FactId } from '#app/features/facts/vocabulary/facts.ts'
import { isSame } from './choose-edition.ts'
import type { ComparedSchool } from './compare-schools.server.ts'

/** What decides with which others a school may be compared. */
export type Place = Pick<ComparedSchool, 'id' | 'country' | 'region' | 'kind'>

/**
 * Returns the definition of a fact whose numbers may be compared: at least two schools have one, all of those are of
 * the same kind in the same area (in the same region if the fact is measured by region), and the numbers belong to one
 * edition. Sensitive facts are never compared.
 */
export function comparedNumber(
  id: FactId,
  schools: readonly Place[],
  values: readonly (FactValue | null)[],
): NumberFact | undefined {
  const definition = FACTS[id]
  if (definition.kind !== 'number' || definition.comparable === 'never' || definition.isSensitive) return undefined
  const known = schools.flatMap((school, index) => {
    const value = values[index]
    return value && value.number !== null ? [{ school, value }] : []
  })
  const [first, ...others] = known
  if (!first || others.length === 0) return undefined
  const isAlike = others.every(
    ({ school, value }) =>
      isSame(value, first.value) &&
      school.kind === first.school.kind &&
      comparisonArea(school) === comparisonArea(first.school) &&
      (definition.comparable === 'country' || school.region === first.school.region),
  )
  return isAlike ? definition : undefined
}
