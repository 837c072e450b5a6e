import { LRUCache } from 'lru-cache'

const HOUR_MS = 3_600_000
/** So often one network may add to the figures within an hour: more than a school's computer room, less than a program. */
const PER_NETWORK = 300
/** … and to those of one school. */
const PER_NETWORK_AND_SCHOOL = 20
/** The same visitor doing the same again within this time is one visit. */
const VISIT_MS = 30 * 60_000

const networks = new LRUCache<string, number>({ max: 50_000, ttl: HOUR_MS })
const pairs = new LRUCache<string, number>({ max: 50_000, ttl: HOUR_MS })
const visits = new LRUCache<string, true>({ max: 100_000, ttl: VISIT_MS })

/** Whether a network may add to the figures once more. Counted in each process by itself. */
export const mayAdd = (network: string): boolean => within(networks, network, PER_NETWORK)

/** As {@link mayAdd}, to the figures of one school. */
export const mayAddTo = (schoolId: string, network: string): boolean =>
  within(pairs, `${network} ${schoolId}`, PER_NETWORK_AND_SCHOOL)

/** Whether this is not what the same visitor did a moment ago. @param act of one visitor at one school */
export function isNew(event: string): boolean {
  if (visits.has(event)) return false
  visits.set(event, true)
  return true
}

function within(counts: LRUCache<string, number>, key: string, max: number): boolean {
  const count = counts.get(key) ?? 0
  if (count >= max) return false
  // The hour begins with the first.
  counts.set(key, count + 1, { noUpdateTTL: true })
  return true
}
