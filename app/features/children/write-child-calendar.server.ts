import '#app/i18n/all.server.ts'
import { siteOrigin } from '#app/core/urls.server.ts'
import { presentDate } from '#app/features/admission-dates/shown/present-dates.ts'
import { writeAdmissionCalendar } from '#app/features/admission-dates/shown/write-admission-calendar.ts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { findKnownDates } from './answer.server.ts'
import type { Child } from './child.ts'

/** Writes the dates of a child as a calendar file, which says nothing of the child. */
export async function writeChildCalendar(child: Child, locale: Locale): Promise<string> {
  const { known, today } = await findKnownDates(child)
  const t = translator(locale)
  const origin = siteOrigin()
  const url = origin + localePath(locale, '/children')
  const dates = [...known.admission, ...known.year].map(({ date, certain }) => {
    const shown = presentDate(date, locale, today)
    return certain ? shown : { ...shown, details: [...shown.details, t('children.uncertain')] }
  })
  return writeAdmissionCalendar({ name: t('children.title'), url, host: new URL(origin).hostname }, dates)
}
