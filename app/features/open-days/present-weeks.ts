import { memoised, regional } from '#app/i18n/format.ts'
import { formatRange } from '#app/i18n/format-date-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { addDays } from '#lib/berlin-day.ts'
import type { Week } from './arrange-days.ts'
import type { OpenDayFilter } from './open-day-filter.ts'
import { counted, formatLongDay } from './present-open-day.ts'

/** A link of the calendar to the open days of a week or day. */
export type WeekLink = { text: string; label: string; path: string; isChosen: boolean }

/** A row of the calendar: a week, how many open days it has from Monday to Friday, and its weekend; null for none. */
export type WeekRow = {
  monday: string
  /** `30. Nov. – 6. Dez.` */
  week: WeekLink
  weekdays: number
  saturday: WeekLink | null
  sunday: WeekLink | null
}

type Shown = {
  /** Returns the address of a day or a week. */
  addressOf: (when: Pick<OpenDayFilter, 'day' | 'week'>) => string
  filter: Pick<OpenDayFilter, 'day' | 'week'>
  locale: Locale
}

const shortDays = memoised(
  (locale: Locale) => new Intl.DateTimeFormat(regional(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** Presents weeks as rows of a calendar, which lead to their open days. */
export function presentWeeks(weeks: readonly Week[], { addressOf, filter, locale }: Shown): WeekRow[] {
  const t = translator(locale)
  const days = shortDays(locale)
  const linkTo = (count: number, day: string): WeekLink | null =>
    count === 0
      ? null
      : {
          text: counted(days.format(noonOf(day)), count, locale),
          label: t('openDays.on', { when: formatLongDay(locale, day), count }),
          path: addressOf({ day, week: undefined }),
          isChosen: filter.day === day,
        }
  return weeks.map(({ monday, weekdays, saturday, sunday }) => {
    const text = formatRange(locale, days, noonOf(monday), noonOf(addDays(monday, 6)))
    return {
      monday,
      week: {
        text,
        label: t('openDays.on', { when: text, count: weekdays + saturday + sunday }),
        path: addressOf({ day: undefined, week: monday }),
        isChosen: filter.week === monday,
      },
      weekdays,
      saturday: linkTo(saturday, addDays(monday, 5)),
      sunday: linkTo(sunday, addDays(monday, 6)),
    }
  })
}
