import '#app/i18n/all.server.ts'
import { sql } from 'kysely'
import { siteOrigin } from '#app/core/urls.server.ts'
import { listComingEvents } from '#app/features/events/list-coming-events.server.ts'
import { presentTime } from '#app/features/events/present-event.ts'
import { timeZoneOf } from '#app/features/events/time-zone.ts'
import { writeCalendars } from '#app/features/events/write-calendar.server.ts'
import { findPlace } from '#app/features/places/found-place.ts'
import type { Town } from '#app/features/places/index/place-index.ts'
import { readPlaceIndex } from '#app/features/places/index/read-place-index.server.ts'
import { stagedOf } from '#app/features/schools/present-basics.ts'
import { typeText } from '#app/features/schools/stages/type-parts.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { placeFeedPath } from './feed-paths.ts'
import { writeFeed } from './write-feed.server.ts'

const MAX_ENTRIES = 50
const MAX_EVENTS = 100
/** Days for which a change stays in the feed. */
const FEED_DAYS = 30

/** The parts of a town's address. */
type TownParts = { country: string; region: string; town: string }

/** Writes the feed of a town's new and changed schools, by completed days; undefined if the address is not a town's. */
export async function writeSchoolFeed(parts: TownParts, locale: Locale): Promise<string | undefined> {
  const found = await townOf(parts)
  if (!found) return undefined
  const { town, ids } = found
  const rows = await db()
    .selectFrom('school_change_days as c')
    .innerJoin('school_directory as d', 'd.id', 'c.school_id')
    .select(['c.day', 'd.id', 'd.name', 'd.created_at as createdAt'])
    .select(['d.category', 'd.local_type', 'd.country', 'd.region', 'd.age_from', 'd.age_to'])
    .where(sql<boolean>`c.school_id = any(${ids}::text[])`)
    .where('c.day', '<', (state) => state.selectFrom('school_change_state').select('day'))
    .where('c.day', '>', sql<string>`current_date - ${sql.lit(FEED_DAYS)}::int`)
    .where('d.status', '=', 'active')
    .where('d.show_in_search', '=', true)
    .orderBy('c.day', 'desc')
    .orderBy('d.id')
    .limit(MAX_ENTRIES)
    .execute()
  const t = translator(locale)
  const entries = rows.map(({ day, id, name, createdAt, ...row }) => ({
    id: `school-${id}-${day}`,
    path: `/schools/${encodeURIComponent(id)}`,
    title: t(berlinDay(createdAt) === day ? 'feeds.newSchool' : 'feeds.changedSchool', { name }),
    text: typeText(stagedOf(row), locale),
    day,
  }))
  const self = placeFeedPath(town.path, 'schools.atom')
  return writeFeed({ title: t('feeds.schools', { place: town.name }), path: town.path, self }, entries, locale)
}

/**
 * Writes the feed of a town's upcoming events, dated by when they were announced; undefined if the address is not a
 * town's.
 */
export async function writeEventFeed(parts: TownParts, locale: Locale): Promise<string | undefined> {
  const found = await townOf(parts)
  if (!found) return undefined
  const { town, ids } = found
  const events = await listComingEvents(ids, undefined, MAX_ENTRIES)
  const t = translator(locale)
  const entries = events.map(({ schoolId, school, country, postalCode, ...event }) => ({
    id: `event-${event.id}-${event.version}`,
    path: `/schools/${encodeURIComponent(schoolId)}#events`,
    title: `${event.title} – ${school}`,
    text: `${t(`events.kind.${event.kind}`)}: ${presentTime(event, timeZoneOf(country, postalCode), locale).when}`,
    day: berlinDay(event.updatedAt),
  }))
  const self = placeFeedPath(town.path, 'events.atom')
  return writeFeed({ title: t('feeds.events', { place: town.name }), path: town.path, self }, entries, locale)
}

/** Writes a town's upcoming events as a calendar; undefined if the address is not a town's. */
export async function writeTownCalendar(parts: TownParts, locale: Locale): Promise<string | undefined> {
  const found = await townOf(parts)
  if (!found) return undefined
  const { town, ids } = found
  const origin = siteOrigin()
  const host = new URL(origin).hostname
  const events = await listComingEvents(ids, undefined, MAX_EVENTS)
  const name = translator(locale)('feeds.events', { place: town.name })
  return writeCalendars(
    { name, url: origin + localePath(locale, town.path) },
    events.map((event) => {
      const { schoolId, school, street, postalCode, city, country } = event
      const url = origin + localePath(locale, `/schools/${encodeURIComponent(schoolId)}`)
      return { school: { name: school, street, postalCode, city, country: country as CountryCode, url, host }, event }
    }),
  )
}

async function townOf(parts: TownParts): Promise<{ town: Town; ids: string[] } | undefined> {
  const engine = await directory()
  const place = findPlace(readPlaceIndex(engine), parts)
  return place?.kind === 'town' ? { town: place.town, ids: [...engine.idsIn(place.town.places)] } : undefined
}
