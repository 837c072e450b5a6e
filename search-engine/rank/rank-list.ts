import { sharedInstitution } from '../institution/institutions.ts'
import type { Plan } from '../query/plan.ts'
import type { Segment } from '../segment/segment.ts'
import type { ListSelection } from '../select/selection.ts'
import { smallest } from '../sets/top-k.ts'
import { type Order, type Placed, sortKey } from './order.ts'
import { rankAt } from './rank.ts'

/**
 * Returns, in an order, schools `[from, to)` of a list.
 *
 * @param positions the elements of the list that take part
 */
export function rankList(
  segment: Segment,
  plan: Plan,
  selection: ListSelection,
  positions: Uint32Array,
  order: Order,
  from: number,
  to: number,
): Placed[] {
  const keys = sortKeys(segment, plan, selection, positions, order)
  const numbers = positions.map((at) => selection.docs[at]!)
  const first = smallest(keys, numbers, to).subarray(from)
  return placeList(
    segment,
    plan,
    selection,
    first.map((i) => positions[i]!),
  )
}

export function placeList(segment: Segment, plan: Plan, selection: ListSelection, positions: Uint32Array): Placed[] {
  const { docs, chords } = selection
  return Array.from(positions, (at) => {
    return { segment, doc: docs[at]!, rank: rankAt(segment, plan, selection, at), chord: chords?.[at] ?? 0 }
  })
}

/**
 * Returns the positions of schools with their own row, and for each shared row that of its first school.
 *
 * @param inInstitution those of the positions whose schools share a row
 */
export function firstSites(
  segment: Segment,
  plan: Plan,
  selection: ListSelection,
  positions: Uint32Array,
  inInstitution: Uint32Array,
  order: Order,
): Uint32Array {
  if (inInstitution.length === 0) return positions
  const { docs } = selection
  const keys = sortKeys(segment, plan, selection, inInstitution, order)
  const isBefore = (one: number, other: number) =>
    keys[one]! < keys[other]! ||
    (keys[one] === keys[other] && docs[inInstitution[one]!]! < docs[inInstitution[other]!]!)
  const first = new Map<number, number>()
  for (let i = 0; i < inInstitution.length; i++) {
    const institution = sharedInstitution(segment, docs[inInstitution[i]!]!)
    const best = first.get(institution)
    if (best === undefined || isBefore(i, best)) first.set(institution, i)
  }
  const isFurther = new Uint8Array(docs.length)
  for (const at of inInstitution) isFurther[at] = 1
  for (const i of first.values()) isFurther[inInstitution[i]!] = 0
  return positions.filter((at) => isFurther[at] === 0)
}

function sortKeys(
  segment: Segment,
  plan: Plan,
  selection: ListSelection,
  positions: Uint32Array,
  order: Order,
): Float64Array {
  const { docs, chords } = selection
  const keys = new Float64Array(positions.length)
  for (let i = 0; i < positions.length; i++) {
    const at = positions[i]!
    const rank = order === 'relevance' || order === 'in_town' ? rankAt(segment, plan, selection, at) : 0
    keys[i] = sortKey(segment, order, docs[at]!, rank, chords?.[at] ?? 0)
  }
  return keys
}
