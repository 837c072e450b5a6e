import { parseTurns } from '#app/features/admission-dates/rules/recurring-rule.ts'
import { formatPeriod } from '#app/features/admission-dates/shown/present-dates.ts'
import { memoised, regional, withOrdinalFirst } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import { type Birthdays, birthdaysOf, type Share, sharesOf } from './rules/cohorts.ts'
import { READERS, type YearRow } from './tables/rows.ts'

const monthDays = memoised(
  (locale: Locale) => new Intl.DateTimeFormat(regional(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
/** The end of February is its 29th in a period of every year. */
const noonOf = (day: string) => new Date(`${day.endsWith('-02-28') ? '2024-02-29' : day}T12:00:00Z`)

/** Words of a country with their language. */
export type LocalWord = { text: string; lang: string }

export const localName = ({ country, name }: YearRow): LocalWord => ({ text: name, lang: COUNTRY_LANGUAGE[country] })

const formatMonthDay = (locale: Locale, day: string): string =>
  withOrdinalFirst(locale, monthDays(locale).format(noonOf(day)))

/** A day of every year: `30. September`. A rule with 28 February means the last day of the month. */
export const monthDay = (locale: Locale, by: string): string => formatMonthDay(locale, `2023-${by}`)

/** A period of every year: `1. Oktober – 31. Dezember`. */
const monthDaySpan = (locale: Locale, { from, to }: Birthdays) =>
  from.slice(5) === to.slice(5)
    ? formatMonthDay(locale, from)
    : `${formatMonthDay(locale, from)} – ${formatMonthDay(locale, to)}`

/** A class and the birthdays that belong to it. */
export type PresentedShare = { name: LocalWord; born: string; isOnce: boolean }

/** Presents the classes of a class elsewhere with full days of birth. */
export const presentShares = (shares: readonly Share[], locale: Locale): PresentedShare[] =>
  shares.map(({ row, born }) => ({
    name: localName(row),
    born: formatPeriod(locale, born.from, born.to),
    isOnce: row.checked < READERS,
  }))

/** A class, the ages in it, and its classes elsewhere by birthday. */
export type ComparedRow = {
  class: number
  name: LocalWord
  ages: string
  isOnce: boolean
  /** `born` is empty if all belong to the one class. */
  shares: PresentedShare[]
}

/** Compares the classes of two areas by birthday, whatever the year. */
export function compareRows(
  t: Translate,
  locale: Locale,
  own: readonly YearRow[],
  others: readonly YearRow[],
  start: number,
): ComparedRow[] {
  return own.map((row) => {
    const shares = sharesOf(row, others, start)
    const whole = birthdaysOf(row, start)
    const isAll = shares.length === 1 && shares[0]!.born.from === whole.from && shares[0]!.born.to === whole.to
    return {
      class: row.class,
      name: localName(row),
      ages: t('moving.table.ages', { from: row.ageFrom, to: row.ageTo }),
      isOnce: row.checked < READERS,
      shares: shares.map((share) => ({
        name: localName(share.row),
        born: isAll ? '' : monthDaySpan(locale, share.born),
        isOnce: share.row.checked < READERS,
      })),
    }
  })
}

/** Says who enters the first class of an area; undefined if it has no rows. */
export function presentCutoff(t: Translate, locale: Locale, first: YearRow | undefined): string | undefined {
  const turns = first && parseTurns(first.turns)
  if (!first || !turns) return undefined
  const words = { class: first.name, day: monthDay(locale, turns.by), age: turns.age }
  return turns.offset === 1 ? t('moving.cutoff.rule.after', words) : t('moving.cutoff.rule.start', words)
}
