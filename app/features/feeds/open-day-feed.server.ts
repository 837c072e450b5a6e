import { presentTime } from '#app/features/events/present-event.ts'
import { timeZoneOf } from '#app/features/events/time-zone.ts'
import { findRegionEvents } from '#app/features/open-days/find-open-days-page.server.ts'
import { type OpenDayFilter, openDaysAddress } from '#app/features/open-days/open-day-filter.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { openDayFeedPath } from './feed-paths.ts'
import { writeFeed } from './write-feed.server.ts'

const NEWEST = { most: 50, first: 'latest' } as const

/**
 * Writes the feed of the coming open days of a region, narrowed as its page is, by the day on which they were announced
 * or changed.
 *
 * @returns the feed, and when each of its open days ends; undefined if there is no such region
 */
export async function writeOpenDayFeed(
  parts: { country: string; region: string },
  filter: OpenDayFilter,
  locale: Locale,
): Promise<{ feed: string; ends: Date[] } | undefined> {
  const found = await findRegionEvents(parts, filter, NEWEST, locale)
  if (!found) return undefined
  const events = found.events.toSorted((one, other) => +other.updatedAt - +one.updatedAt)
  const entries = events.map(({ schoolId, school, country, postal_code, ...event }) => ({
    id: `event-${event.id}-${event.version}`,
    path: `/schools/${encodeURIComponent(schoolId)}#events`,
    title: `${event.title} – ${school}`,
    text: presentTime(event, timeZoneOf(country as CountryCode, postal_code), locale).when,
    day: berlinDay(event.updatedAt),
  }))
  const narrowed = (path: string) => openDaysAddress(path, { ...filter, page: 1 })
  const title = translator(locale)('openDays.pageTitle', { place: found.name })
  const head = { title, path: narrowed(found.path), self: narrowed(openDayFeedPath(found.path)) }
  return { feed: writeFeed(head, entries, locale), ends: events.map(({ endsAt }) => endsAt) }
}
