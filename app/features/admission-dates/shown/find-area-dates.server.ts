import { timeZoneOf } from '#app/features/events/time-zone.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import { type AdmissionRow, isEmptyRow, isYearEvent } from '../admission-row.ts'
import { areaLabel, areaOfSlug, areaPath, countryOfSlug, pageArea } from '../areas/area-pages.ts'
import { listAdmissionRows } from '../list-admission-rows.server.ts'
import { currentRows, resolveDates } from '../resolve-dates.ts'
import type { AreaFilter } from './area-filter.ts'
import { concerned, presentDate, presentSource, presentTurns } from './present-dates.ts'
import { dayIn, nextEntry } from './today.ts'

/** What the page of a country or area shows. */
export type AreaPage = NonNullable<Awaited<ReturnType<typeof findAreaDates>>>

/**
 * Finds the dates of a country or an area in it.
 *
 * @returns undefined if the address names none that has rows
 */
export async function findAreaDates(
  slugs: { country: string; region?: string | undefined },
  filter: AreaFilter,
  locale: Locale,
  now = new Date(),
) {
  const country = countryOfSlug(slugs.country)
  if (!country) return undefined
  const all = await listAdmissionRows(db(), { country })
  const areas = areasWithPage(all)
  const area = slugs.region === undefined ? '' : areaOfSlug(areas, slugs.region)
  if (area === undefined || all.length === 0) return undefined
  const { today, endsAt } = dayIn(timeZoneOf(country, ''), now)
  const own = currentRows(all, today).filter((row) => row.area === '' || pageArea(row.area) === area)
  const rows = own.filter((row) => isAsked(row, filter))
  const t = translator(locale)
  const nameOf = (of: string) => areaLabel(t, locale, country, of)
  const dates = resolveDates(rows, today).map((date) => ({
    isOfYear: isYearEvent(date.event),
    ...presentDate(date, locale, today, date.area === area ? undefined : nameOf(date.area)),
  }))
  return {
    ...{ country, area, name: nameOf(area), path: areaPath(country, area), endsAt },
    admission: dates.filter(({ isOfYear }) => !isOfYear),
    ofYear: dates.filter(({ isOfYear }) => isOfYear),
    starts: startsOf(rows, nextEntry(today), locale),
    offices: officesOf(rows, today, locale),
    regions:
      area === ''
        ? areas.map((each) => ({ path: areaPath(country, each), label: nameOf(each) })).toSorted(byLabel(locale))
        : [],
    parent: area === '' ? null : { path: areaPath(country), label: nameOf('') },
  }
}

const byLabel = (locale: Locale) => (one: { label: string }, other: { label: string }) =>
  one.label.localeCompare(other.label, locale)

const areasWithPage = (rows: readonly AdmissionRow[]) => [
  ...new Set(rows.flatMap(({ area }) => (area === '' ? [] : [pageArea(area)]))),
]

function isAsked({ stages, event }: AdmissionRow, { stage, show }: AreaFilter): boolean {
  if (show && isYearEvent(event) !== (show === 'holidays')) return false
  return !stage || stages.length === 0 || stages.includes(stage)
}

/** Who begins school in the next year, as far as a row says it. */
function startsOf(rows: readonly AdmissionRow[], entry: number, locale: Locale) {
  const t = translator(locale)
  return rows.flatMap((row) => {
    const text = row.event === 'school_start' ? presentTurns(row.turns, entry, locale) : undefined
    if (!text) return []
    const source = { address: row.source, publisher: row.publisher, readOn: row.readOn, cite: row.cite }
    return {
      ...{ id: row.id, text, details: concerned(t, row) },
      source: presentSource(source, COUNTRY_LANGUAGE[row.country], locale),
    }
  })
}

/** Who publishes days that are not known here: each office once, with what about. */
function officesOf(rows: readonly AdmissionRow[], today: string, locale: Locale) {
  const t = translator(locale)
  const entry = nextEntry(today)
  const found = new Map<string, { url: string; publisher: string; lang: string; about: Set<string> }>()
  for (const row of rows) {
    const isPast = row.schoolYear !== '' && Number(row.schoolYear.slice(0, 4)) < entry - 1
    if (!isEmptyRow(row) || row.turns !== '' || isPast) continue
    const { source: url, publisher } = row
    const key = `${url} ${publisher}`
    const office = found.get(key) ?? { url, publisher, lang: COUNTRY_LANGUAGE[row.country], about: new Set<string>() }
    office.about.add(t(`admissionDates.event.${row.event}`))
    found.set(key, office)
  }
  return [...found.values()].map((office) => ({ ...office, about: [...office.about] }))
}
