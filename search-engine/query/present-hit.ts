import { arcKm } from '../geo/distance.ts'
import { UNKNOWN_CHORD } from '../geo/distances.ts'
import { idOf, type Placed } from '../rank/order.ts'
import { reasonsOf } from '../rank/rank.ts'
import type { Plan } from './plan.ts'
import type { Hit } from './search-result.ts'

/** @param sites further schools that share its row */
export function presentHit(placed: Placed, plan: Plan, sites: readonly Placed[] = []): Hit {
  const isMeasured = plan.point !== undefined && placed.chord !== UNKNOWN_CHORD
  return {
    id: idOf(placed),
    distanceKm: isMeasured ? arcKm(placed.chord) : null,
    sites: sites.map(idOf),
    reasons: reasonsOf(placed.rank, plan),
  }
}
