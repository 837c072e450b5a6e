import '#app/i18n/all.server.ts'
import { dayIn } from '#app/features/admission-dates/shown/today.ts'
import { timeZoneOf } from '#app/features/events/time-zone.ts'
import type { PlaceIndex, Region } from '#app/features/places/index/place-index.ts'
import { regionName } from '#app/features/places/place-words.ts'
import { groupName, type KindOfSchool, kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Category } from '#db/vocabulary.ts'
import { type Arranged, countWeeks, filtered, paged } from './arrange-days.ts'
import { areaOfRegion, findRegion, type RegionParts } from './find-region.server.ts'
import { findAnnounced, type ListedOpenDay, listOpenDays, MAX_LISTED } from './list-open-days.server.ts'
import { OPEN_DAY_KINDS, type OpenDayFilter, openDaysAddress } from './open-day-filter.ts'
import { OPEN_DAYS_PATH, openDaysPath } from './open-days-path.ts'
import { counted, dayOfInstant, formatLongDay, type OpenDay, presentOpenDay } from './present-open-day.ts'
import { presentWeeks } from './present-weeks.ts'

/** What the page of the open days of a region shows, with paths without language. */
export type OpenDaysPage = Awaited<ReturnType<typeof presentPage>>

type Row = Arranged & ListedOpenDay & { townName: string }

/**
 * Finds what the page of the open days of a region shows.
 *
 * @param asked path of the address, without language
 * @returns undefined if there is no such region or page; the right path if the region has another one
 */
export async function findOpenDaysPage(
  parts: RegionParts,
  asked: { path: string; filter: OpenDayFilter },
  locale: Locale,
  now = new Date(),
): Promise<OpenDaysPage | { movedTo: string } | undefined> {
  const found = await findRegion(parts)
  if (!found) return undefined
  const { region, index } = found
  const path = openDaysPath(region.path)
  if (path !== asked.path) return { movedTo: openDaysAddress(path, asked.filter) }
  const rows = await readRows(region, index, now)
  const pages = paged(filtered(rows, asked.filter))
  if (asked.filter.page > pages.length) return undefined
  return await presentPage({ region, path, rows, pages, filter: asked.filter }, locale, now)
}

/** Which open days to find: at most `most`, those that are the soonest or were announced or changed last. */
type Most = { most: number; first: 'soonest' | 'latest' }

/** Finds the open days of a region that a filter asks for, for calendars and feeds. */
export async function findRegionEvents(
  parts: RegionParts,
  filter: OpenDayFilter,
  { most, first }: Most,
  locale: Locale,
) {
  const found = await findRegion(parts)
  if (!found) return undefined
  const { region, index } = found
  const all = filtered(await readRows(region, index, new Date()), filter)
  const sorted = first === 'soonest' ? all : all.toSorted((one, other) => +other.updatedAt - +one.updatedAt)
  const rows = sorted.slice(0, most)
  return {
    path: openDaysPath(region.path),
    name: regionName(region, locale),
    events: await findAnnounced(rows.map(({ id }) => id)),
  }
}

/** An open day that has begun stands on today. */
async function readRows(region: Region, index: PlaceIndex, now: Date): Promise<Row[]> {
  const listed = await listOpenDays(areaOfRegion(region))
  return listed.map((row) => {
    const zone = timeZoneOf(region.country, row.postalCode)
    const town = index.townOf({ country: region.country, region: row.region, city: row.city })
    const begins = dayOfInstant(zone, row.startsAt)
    const today = dayOfInstant(zone, now)
    return {
      ...row,
      day: begins < today ? today : begins,
      kind: kindOfSchool({ category: row.category as Category, localType: row.localType }),
      town: town?.path.slice(town.path.lastIndexOf('/') + 1) ?? '',
      townName: town?.name ?? row.city,
    }
  })
}

type Found = { region: Region; path: string; rows: Row[]; pages: Row[][]; filter: OpenDayFilter }

async function presentPage({ region, path, rows, pages, filter }: Found, locale: Locale, now: Date) {
  const t = translator(locale)
  const name = regionName(region, locale)
  const shown = pages[filter.page - 1]!
  const { endsAt } = dayIn(timeZoneOf(region.country, ''), now)
  const { day: _day, week: _week, ...beside } = filter
  return {
    path,
    name,
    filter,
    /** Open days in the region, and those that the filter asks for. */
    all: rows.length,
    count: pages.reduce((sum, page) => sum + page.length, 0),
    isCut: rows.length === MAX_LISTED,
    page: filter.page,
    pages: pages.length,
    days: await presentDays(shown, locale),
    weeks: presentWeeks(countWeeks(filtered(rows, { stage: filter.stage, town: filter.town })), {
      addressOf: (when) => openDaysAddress(path, { ...beside, page: 1, ...when }),
      filter,
      locale,
    }),
    stages: stagesIn(rows, locale),
    towns: townsIn(rows, locale),
    crumbs: [
      { name: t('openDays.title'), path: OPEN_DAYS_PATH },
      { name: countryName(locale, region.country), path: openDaysPath(countryOf(region.path)) },
      { name, path },
    ],
    place: { path: region.path, text: t('openDays.schools', { place: name }) },
    /** When it is out of date, ISO 8601: a day ends, or an event. */
    until: [endsAt, ...shown.slice(0, MAX_INSTANTS).map((row) => row.endsAt)].map((instant) => instant.toISOString()),
  }
}

/** Events of which the page is out of date when they end; later ones end on another day. */
const MAX_INSTANTS = 100

const countryOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The open days of one day. */
type Day = { day: string; text: string; events: OpenDay[] }

async function presentDays(rows: readonly Row[], locale: Locale): Promise<Day[]> {
  const events = await findAnnounced(rows.map(({ id }) => id))
  const byId = new Map(events.map((event) => [event.id, presentOpenDay(event, locale)]))
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    text: formatLongDay(locale, day),
    events: ofDay.flatMap(({ id }) => byId.get(id) ?? []),
  }))
}

/** A choice of a filter, with the number of open days behind it. */
export type Choice<Value extends string = string> = { value: Value; text: string }

function stagesIn(rows: readonly Row[], locale: Locale): Choice<KindOfSchool>[] {
  const t = translator(locale)
  const counts = Map.groupBy(rows, ({ kind }) => kind)
  return OPEN_DAY_KINDS.flatMap((kind) => {
    const count = counts.get(kind)?.length ?? 0
    const label = kind === 'nursery' ? t('admissionDates.stage.nursery') : groupName(t, kind)
    return count > 0 ? [{ value: kind, text: counted(label, count, locale) }] : []
  })
}

function townsIn(rows: readonly Row[], locale: Locale): Choice[] {
  return [...Map.groupBy(rows, ({ town }) => town)]
    .filter(([town]) => town !== '')
    .map(([value, ofTown]) => ({ value, label: ofTown[0]!.townName, count: ofTown.length }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
    .map(({ value, label, count }) => ({ value, text: counted(label, count, locale) }))
}
