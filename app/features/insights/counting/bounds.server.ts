import { LRUCache } from 'lru-cache'

const HOUR_MS = 3_600_000
/** Most counts of one network within an hour: more than a school's computer room makes, fewer than a program. */
const PER_NETWORK = 300
/** Most counts of one network for one school within an hour. */
const PER_NETWORK_AND_SCHOOL = 20
/** The same visitor doing the same again within this time counts as one visit. */
const VISIT_MS = 30 * 60_000

/** A limit by size allocates memory as entries come; `max` allocates it for all of them at once. */
const limitedTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })
const networks = new LRUCache<string, number>({ ...limitedTo(50_000), ttl: HOUR_MS })
const pairs = new LRUCache<string, number>({ ...limitedTo(50_000), ttl: HOUR_MS })
const visits = new LRUCache<string, true>({ ...limitedTo(100_000), ttl: VISIT_MS })

/** Whether a network may be counted once more. Each process counts separately. */
export const mayCount = (network: string): boolean => countWithin(networks, network, PER_NETWORK)

/** Whether a network may be counted once more for one school. */
export const mayCountForSchool = (schoolId: string, network: string): boolean =>
  countWithin(pairs, `${network} ${schoolId}`, PER_NETWORK_AND_SCHOOL)

/** Whether the visitor has not done the same a moment ago. @param event what one visitor did at one school */
export function isNew(event: string): boolean {
  if (visits.has(event)) return false
  visits.set(event, true)
  return true
}

function countWithin(counts: LRUCache<string, number>, key: string, max: number): boolean {
  const count = counts.get(key) ?? 0
  if (count >= max) return false
  // The hour begins with the first addition.
  counts.set(key, count + 1, { noUpdateTTL: true })
  return true
}
