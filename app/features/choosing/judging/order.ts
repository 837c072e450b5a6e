import type { Candidate } from './candidate.ts'
import type { Judgement, State } from './criteria.ts'

/** A school with what it was found to meet, in the order of what matters. */
export type Judged = { school: Candidate; judgements: readonly Judgement[] }

const WORTH: Record<State, number> = { met: 1, unknown: 0, unmet: -1 }

/** Returns how many of the wishes are met, less those that are not; what is not known counts neither way. */
export const balanceOf = ({ judgements }: Pick<Judged, 'judgements'>): number =>
  judgements.reduce((sum, { state }) => sum + WORTH[state], 0)

/** What decides that one school stands before another, and for `important` which wish. */
export type Decision = { by: 'balance' | 'way' | 'name' } | { by: 'important'; at: number }

/**
 * Returns the schools in the order in which they are shown: those of which more wishes are met than not, then those
 * that meet what matters most, then the nearer ones, then by name and id. Their order before does not matter.
 */
export const inOrder = (schools: readonly Judged[]): Judged[] =>
  schools.toSorted((one, other) => compare(one, other).sign)

/** Compares two schools: negative if the first stands before the other, and what decides that. */
export function compare(one: Judged, other: Judged): { sign: number; decision: Decision } {
  const balance = balanceOf(other) - balanceOf(one)
  if (balance !== 0) return { sign: balance, decision: { by: 'balance' } }
  const at = one.judgements.findIndex(({ state }, index) => state !== other.judgements[index]?.state)
  if (at !== -1) {
    const sign = WORTH[other.judgements[at]!.state] - WORTH[one.judgements[at]!.state]
    return { sign, decision: { by: 'important', at } }
  }
  const way = wayOf(one.school) - wayOf(other.school)
  if (way !== 0 && !Number.isNaN(way)) return { sign: way, decision: { by: 'way' } }
  return { sign: byName(one.school, other.school), decision: { by: 'name' } }
}

/** A school whose position is not known stands after the others that are equal. */
const wayOf = ({ distanceKm }: Candidate) => distanceKm ?? Number.POSITIVE_INFINITY

/** The same on every machine, whatever its language. */
function byName(one: Candidate, other: Candidate): number {
  const [first, second] = [`${one.name}\u0000${one.id}`, `${other.name}\u0000${other.id}`]
  return first < second ? -1 : first > second ? 1 : 0
}
