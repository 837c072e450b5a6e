import '#app/i18n/all.server.ts'
import { findSchoolDay } from '#app/features/admission-dates/shown/find-school-day.server.ts'
import { hasEngine } from '#app/features/routing/engine/ask-engine.server.ts'
import { measureWays } from '#app/features/routing/measure-ways.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { findAnnounced } from '../list-open-days.server.ts'
import { type OpenDay, presentOpenDay } from '../present-open-day.ts'
import { followingStops, type Leg } from './clashes.ts'

/** The open days of a round that are still announced, and the ways between those that follow each other. */
export type Round = { events: OpenDay[]; legs: Leg[] }

/**
 * Finds what is announced of a round today. Ways are measured from school to school: nothing of a home is asked for.
 *
 * @param visitor address of the visitor, for the limit of the engine
 */
export async function findRound(ids: readonly string[], locale: Locale, visitor: string): Promise<Round> {
  const events = (await findAnnounced(ids)).map((row) => presentOpenDay(row, locale))
  return { events, legs: hasEngine() ? await measureLegs(events, visitor) : [] }
}

async function measureLegs(events: readonly OpenDay[], visitor: string): Promise<Leg[]> {
  const legs: Leg[] = []
  for (const { from, to } of followingStops(events)) {
    if (from.lat === null || from.lng === null || from.approximate) continue
    const found = await measureWays({ lat: from.lat, lng: from.lng }, [to.schoolId], findSchoolDay, visitor)
    // An engine that is silent once would be waited for as often as there are stops.
    if (!found) break
    const { foot, bicycle } = found.ways.get(to.schoolId) ?? {}
    legs.push({
      from: from.id,
      to: to.id,
      ...(foot !== undefined && { foot }),
      ...(bicycle !== undefined && { bicycle }),
    })
  }
  return legs
}
