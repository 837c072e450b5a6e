import { listDatedSchools } from '#app/features/admission-dates/shown/find-dated-school.server.ts'
import { findSchoolDates } from '#app/features/admission-dates/shown/find-school-dates.server.ts'
import type { PresentedDate } from '#app/features/admission-dates/shown/present-dates.ts'
import { FREE_KIND } from '#app/features/events/event-rules.ts'
import { findOpenDays } from '#app/features/events/find-open-days.server.ts'
import { listComingEvents } from '#app/features/events/list-coming-events.server.ts'
import { presentTime } from '#app/features/events/present-event.ts'
import { timeZoneOf } from '#app/features/events/time-zone.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { DossierDate } from './dossier.ts'

/** Events of all schools together; a family needs the next ones. */
const MAX_EVENTS = 15

/** The dates that come, soonest first, and the schools that have some. */
export type SchoolsWithDates = {
  coming: DossierDate[]
  withAdmission: ReadonlySet<string>
  withOpenDay: ReadonlySet<string>
}

/** Finds the next dates of the admission to some schools, and their events; a date of several schools stands once. */
export async function findDossierDates(ids: readonly string[], locale: Locale): Promise<SchoolsWithDates> {
  const [admission, events, openDays] = await Promise.all([
    findAdmissionDates(ids, locale),
    findEvents(ids, locale),
    findOpenDays(ids),
  ])
  const shared = [...Map.groupBy(admission, ({ date }) => date.id).values()].map(
    (all): DossierDate => ({
      ...presentAdmission(all[0]!.date),
      schools: all.map(({ school }) => ids.indexOf(school) + 1).toSorted((one, other) => one - other),
    }),
  )
  return {
    coming: [...shared, ...events].toSorted((one, other) => one.from.localeCompare(other.from)),
    withAdmission: new Set(admission.map(({ school }) => school)),
    withOpenDay: new Set(openDays.keys()),
  }
}

async function findAdmissionDates(ids: readonly string[], locale: Locale) {
  const schools = await listDatedSchools(ids)
  const found = await Promise.all(
    schools.map(async (school) => {
      const dates = (await findSchoolDates(school, locale))?.dates ?? []
      return dates.map((date) => ({ date, school: school.id }))
    }),
  )
  return found.flat()
}

const presentAdmission = (date: PresentedDate): Omit<DossierDate, 'schools'> => ({
  from: date.from,
  day: date.day,
  what: [date.event, date.name, ...date.details].filter(Boolean).join(' · '),
  ...(date.name !== '' && { lang: date.lang }),
  source: `${date.source.text}, ${date.source.asOf}`,
  url: date.source.url,
})

async function findEvents(ids: readonly string[], locale: Locale): Promise<DossierDate[]> {
  const t = translator(locale)
  return (await listComingEvents(ids, undefined, MAX_EVENTS)).map((event) => {
    const { when, startsAt } = presentTime(event, timeZoneOf(event.country as CountryCode, event.postalCode), locale)
    const kind = event.kind === FREE_KIND ? t(`events.kind.${event.kind}`) : ''
    return {
      from: startsAt.slice(0, 10),
      day: when,
      what: [kind, event.title, event.place].filter((part, at, all) => part && all.indexOf(part) === at).join(' · '),
      ...(event.language !== locale && { lang: event.language }),
      schools: [ids.indexOf(event.schoolId) + 1],
      source: t('dossier.date.bySchool'),
      url: `/schools/${encodeURIComponent(event.schoolId)}`,
    }
  })
}
