import { termNumber } from '../../base/text/lexicon.ts'
import { unpackStrings } from '../../base/text/strings.ts'
import { institutionsOf } from '../institution/institution-table.ts'
import { type Institutions, orderSteps, withLinked } from '../institution/institutions.ts'
import type { Segment } from './segment.ts'

/**
 * Returns the institutions of two segments that together form the directory, each with one number in both: its number
 * in the base, or one that the base does not use. The time grows with the institutions of the delta. Yields after each
 * small step.
 */
export function* linkingSteps(
  base: Segment,
  delta: Segment,
): Generator<void, { base: Institutions; delta: Institutions }> {
  const table = institutionsOf(base)
  const known: number[] = []
  for (const key of unpackStrings(institutionsOf(delta))) {
    known.push(termNumber(table, key))
    yield
  }
  const numbers = delta.institution.map((own) => (known[own] === -1 ? table.offsets.length + own : known[own]!))
  const ofDelta = { ...delta.institutions, numbers, ...(yield* orderSteps(numbers)) }
  const linked = known.filter((number) => number > 0)
  return { base: withLinked(base.institutions, linked), delta: withLinked(ofDelta, linked) }
}
