import { offsetIn, timeZoneOf } from '#app/features/events/time-zone.ts'
import { areaOf } from '#app/features/schools/area-of.ts'
import { stagedOf } from '#app/features/schools/present-basics.ts'
import { typeText } from '#app/features/schools/stages/type-parts.server.ts'
import { townIn } from '#app/features/schools/town-name.ts'
import { formatNumber, memoised, regional, withOrdinalFirst } from '#app/i18n/format.ts'
import { formatRange } from '#app/i18n/format-date-time.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { FoundOpenDay } from './list-open-days.server.ts'

/** An open day as lists and the own round show it: times in the time zone of its school. */
export type OpenDay = {
  id: string
  title: string
  /** Of the title, if it is not the reader's. */
  lang: string | null
  /** Day on which it begins, YYYY-MM-DD. */
  day: string
  dayText: string
  /** The hours on that day; both days if it lasts longer than one. */
  hours: string
  /** ISO 8601 with the offset of the school's time zone. */
  startsAt: string
  endsAt: string
  place: string
  schoolId: string
  school: string
  city: string
  type: string
  country: CountryCode
  lat: number | null
  lng: number | null
  approximate: boolean
  area: string | null
}

const hoursOf = memoised(
  (locale: Locale, timeZone: string) =>
    new Intl.DateTimeFormat(regional(locale), { hour: '2-digit', minute: '2-digit', timeZone }),
)
const daysOf = memoised(
  (locale: Locale, timeZone: string) =>
    new Intl.DateTimeFormat(regional(locale), {
      ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
      timeZone,
    }),
)
const isoDays = memoised((timeZone: string) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }))

/** Returns the day of an instant in a time zone, YYYY-MM-DD. */
export const dayOfInstant = (zone: string, instant: Date): string => isoDays(zone).format(instant)

const longDays = memoised(
  (locale: Locale) => new Intl.DateTimeFormat(regional(locale), { dateStyle: 'full', timeZone: 'UTC' }),
)

/** Returns the words for a day (YYYY-MM-DD) of a list: `Samstag, 5. Dezember 2026`. */
export const formatLongDay = (locale: Locale, day: string): string =>
  withOrdinalFirst(locale, longDays(locale).format(new Date(`${day}T12:00:00Z`)))

/** Presents an open day in the words of a language. */
export function presentOpenDay(row: FoundOpenDay, locale: Locale): OpenDay {
  const country = row.country as CountryCode
  const zone = timeZoneOf(country, row.postal_code)
  const [day, lastDay] = [dayOfInstant(zone, row.startsAt), dayOfInstant(zone, row.endsAt)]
  const format = day === lastDay ? hoursOf(locale, zone) : daysOf(locale, zone)
  const city = townIn({ ...row, country }, locale)
  return {
    ...{ id: row.id, title: row.title, place: row.place, schoolId: row.schoolId, school: row.school },
    lang: row.language === locale ? null : (LOCALES.find((one) => one === row.language) ?? null),
    day,
    dayText: formatLongDay(locale, day),
    hours: formatRange(locale, format, row.startsAt, row.endsAt),
    startsAt: offsetIn(zone, row.startsAt),
    endsAt: offsetIn(zone, row.endsAt),
    city,
    type: typeText(stagedOf(row), locale),
    country,
    ...{ lat: row.lat, lng: row.lng },
    approximate: row.position_precision !== 'exact',
    area: areaOf(row, city),
  }
}

/** Returns the text of a choice or link with the number of open days behind it. */
export const counted = (label: string, count: number, locale: Locale): string =>
  `${label} (${formatNumber(locale, count)})`
