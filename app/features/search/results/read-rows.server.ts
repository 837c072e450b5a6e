import { findOpenDays } from '#app/features/events/find-open-days.server.ts'
import { timeZoneOf } from '#app/features/events/time-zone.ts'
import { findRowFacts } from '#app/features/facts/cards/find-card-facts.server.ts'
import { listSchools, type SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import { listSites } from '#app/features/schools/list-sites.server.ts'
import type { RegisterFact } from '#app/features/schools/register-summary.ts'
import { regional } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Hit } from '#search-engine/index.ts'
import { findRowAdmission } from './row-admission.server.ts'

/** What the rows of hits show besides the hits themselves. */
export type ResultRows = Awaited<ReturnType<typeof readRows>>

/**
 * Reads what the rows of a page show besides the hits: the schools with what distinguishes them, those that share a
 * row, by id, and a line about what all rows share.
 *
 * @param options.isByDemand whether the list is filtered by how many wanted a place
 */
export async function readRows(hits: readonly Hit[], locale: Locale, { isByDemand = false } = {}) {
  const ids = [...new Set(hits.map((hit) => hit.id))]
  const [listed, { facts, shared, measured }, sites] = await Promise.all([
    listSchools(ids, locale),
    findRowFacts(ids, locale),
    listSites(
      hits.flatMap((hit) => hit.sites),
      locale,
    ),
  ])
  const [openDays, admission] = await Promise.all([
    findOpenDays(listed.filter(({ premium }) => premium).map(({ id }) => id)),
    findRowAdmission(
      listed.filter(({ id }) => isByDemand || measured.has(id)),
      isByDemand,
      locale,
    ),
  ])
  const schools = listed.map((school) => {
    const { demand, lastDistances } = admission.get(school.id) ?? {}
    const openDay = openDayOf(school, openDays.get(school.id), locale)
    const own = [...openDay, ...(demand ? [demand] : []), ...(facts.get(school.id) ?? [])]
    const shown = { ...school, ...(lastDistances && { lastDistances }), register: { sentence: null, facts: own } }
    return [school.id, shown] as const
  })
  return { schools: new Map(schools), sites, shared: sharedLine(listed, shared, locale) }
}

function openDayOf(school: SchoolSummary, startsAt: Date | undefined, locale: Locale): RegisterFact[] {
  if (!startsAt) return []
  const timeZone = timeZoneOf(school.country, school.postalCode)
  const day = new Intl.DateTimeFormat(regional(locale), { dateStyle: 'medium', timeZone }).format(startsAt)
  const text = `${translator(locale)('events.kind.open_day')} ${day}`
  return [{ icon: 'calendar-days', text, label: text }]
}

/** Says what all schools of a page share, so that no row has to; null if it is nothing, or there is only one. */
function sharedLine(schools: readonly SchoolSummary[], facts: readonly string[], locale: Locale): string | null {
  const t = translator(locale)
  const isUnreviewed = schools.length > 1 && schools.every(({ ratingCount }) => ratingCount === 0)
  const words = [...facts, ...(isUnreviewed ? [t('results.unreviewed')] : [])]
  return words.length > 0 ? t('results.shared', { words: words.join(' · ') }) : null
}
