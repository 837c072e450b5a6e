import { spanishCommunity } from '#app/features/admission-dates/areas/spanish-areas.ts'
import type { Area } from './places.ts'
import type { NewcomerRow, Topic } from './tables/rows.ts'

/**
 * Returns the rows about a topic for the new home: those of its area where there are any, else those of the country.
 *
 * @param region of the town as the directory has it; empty if no town is known
 */
export function rowsFor(topic: Topic, to: Area, region: string, rows: readonly NewcomerRow[]): NewcomerRow[] {
  const found = rows.filter((row) => row.country === to.country && row.topic === topic)
  const area = to.area !== '' ? to.area : (spanishCommunity(region) ?? '')
  const own = found.filter((row) => row.area === area)
  return own.length > 0 ? own : found.filter((row) => row.area === '')
}
