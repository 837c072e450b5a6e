import type { AdmissionRow, BringCode } from '#app/features/admission-dates/admission-row.ts'
import { nameEvent } from '#app/features/admission-dates/shown/name-event.ts'
import { concerned } from '#app/features/admission-dates/shown/present-dates.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'

type Said = Pick<AdmissionRow, 'event' | 'name' | 'stages' | 'schoolForm' | 'sector'>

/** Says what happens on a date, and for which schools: `Anmeldung · Affelnet 6e · Sekundarstufe I`. */
export function sayDate(date: Said, locale: Locale): string {
  const t = translator(locale)
  return [nameEvent(t, date), ...concerned(t, date)].join(' · ')
}

/** Names what families bring along. */
export const bringNames = (codes: readonly BringCode[], locale: Locale): string[] =>
  codes.map((code) => translator(locale)(`admissionDates.bring.${code}`))
