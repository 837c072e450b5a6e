import type { Segment } from '../../index/segment/segment.ts'
import { postalTerms } from '../../index/terms/postal-terms.ts'
import type { Area } from '../../language/gazetteer/areas.ts'
import { postalBeginning, postalCodeIn } from '../../language/term-kinds.ts'
import { LEVEL, type Match, unite, visitMatch } from './match.ts'
import { postalDocs } from './match-places.ts'
import { matchTerms } from './match-terms.ts'

/**
 * Returns the documents of a segment whose postal codes belong to an area, in France also those with a delivery code
 * (CEDEX) of a town in it.
 */
export function areaMembers(segment: Segment, { country, codes }: Area): Match {
  const ranges = codes.map((code) => {
    const [from, to] = postalTerms(segment.lexicon, country, code)
    return { from, to, level: LEVEL.written }
  })
  const members = matchTerms(segment, ranges)
  return country === 'FR' ? unite(members, deliveredIn(segment, members), segment.size) : members
}

/** French codes of large recipients: a fifth of schools have one. Codes of towns end in 0, except in three cities. */
const DELIVERY = /^(?!75|20|9[78]|690|130)\d{4}[1-9]$/

/** The documents with a delivery code, and of each town the number of those with another one. */
type Delivered = { docs: number[]; others: Map<number, number> }
const deliveredBySegment = new WeakMap<Segment, Delivered>()

/** Returns documents with a delivery code in towns most of whose other schools are members. */
function deliveredIn(segment: Segment, members: Match): Match {
  const { docs, others } = delivered(segment)
  const counts = new Map<number, number>()
  visitMatch(members, (doc) => count(counts, segment.town[doc]!))
  const found = docs.filter((doc) => {
    const town = segment.town[doc]!
    return 2 * (counts.get(town) ?? 0) > (others.get(town) ?? 0)
  })
  return { kind: 'list', docs: Uint32Array.from(found), levels: new Uint8Array(found.length) }
}

function delivered(segment: Segment): Delivered {
  const known = deliveredBySegment.get(segment)
  if (known) return known
  const found: Delivered = { docs: [], others: new Map() }
  for (const { term, docs } of postalDocs(segment, postalBeginning('FR', ''))) {
    if (DELIVERY.test(postalCodeIn(term))) found.docs.push(...docs)
    else for (const doc of docs) count(found.others, segment.town[doc]!)
  }
  found.docs.sort((a, b) => a - b)
  deliveredBySegment.set(segment, found)
  return found
}

const count = (counts: Map<number, number>, town: number) => void counts.set(town, (counts.get(town) ?? 0) + 1)
