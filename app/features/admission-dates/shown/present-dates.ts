import { formatDay, formatList, memoised, regional, withOrdinalFirst } from '#app/i18n/format.ts'
import { formatRange } from '#app/i18n/format-date-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Translate, translator } from '#app/i18n/translate.ts'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import type { AdmissionDate, AdmissionRow, Stage } from '../admission-row.ts'
import { parseTurns } from '../rules/recurring-rule.ts'
import { eventBesideName } from './name-event.ts'

/** Where a date was read. */
export type PresentedSource = { url: string; text: string; asOf: string; cite: string; lang: string }

/** A day or period in the words of a language. */
export type PresentedDate = {
  id: string
  /** First and last day, YYYY-MM-DD. */
  from: string
  to: string
  /** Empty if the name says it. */
  event: string
  /** In the language of the country. */
  name: string
  lang: string
  day: string
  /** How long until it, or until its end. */
  left: string
  /** School year, for whom, where. */
  details: string[]
  bring: string | null
  source: PresentedSource
}

const DAY_MS = 86_400_000
const days = memoised(
  (locale: Locale) => new Intl.DateTimeFormat(regional(locale), { dateStyle: 'long', timeZone: 'UTC' }),
)
const spans = memoised((locale: Locale) => new Intl.RelativeTimeFormat(regional(locale), { numeric: 'auto' }))
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** A day or period in full: `1.–31. März 2027`. */
export const formatPeriod = (locale: Locale, from: string, to: string): string =>
  from === to
    ? withOrdinalFirst(locale, days(locale).format(noonOf(from)))
    : formatRange(locale, days(locale), noonOf(from), noonOf(to))

/** How many days it is until a date, or until the end of a period that has begun: `in 46 Tagen`, `endet heute`. */
export function daysLeft(locale: Locale, { from, to }: { from: string; to: string }, today: string): string {
  const until = (day: string) =>
    spans(locale)
      .format(Math.round((noonOf(day).getTime() - noonOf(today).getTime()) / DAY_MS), 'day')
      .replace(/(?<=\d) /, '\u00a0')
  return from >= today ? until(from) : translator(locale)('admissionDates.ends', { when: until(to) })
}

/** Presents a date. @param place name of its area, if the page has others */
export function presentDate(date: AdmissionDate, locale: Locale, today: string, place?: string): PresentedDate {
  const t = translator(locale)
  const { id, from, to, event, name, country, schoolYear, bring } = date
  return {
    ...{ id, from, to, name, lang: COUNTRY_LANGUAGE[country] },
    event: eventBesideName(t, { event, name }),
    day: formatPeriod(locale, from, to),
    left: daysLeft(locale, date, today),
    details: [
      ...(place === undefined ? [] : [place]),
      t('admissionDates.year', { year: schoolYear }),
      ...concerned(t, date),
      ...(date.isRule ? [t('admissionDates.rule')] : []),
    ],
    bring:
      bring.length === 0
        ? null
        : t('admissionDates.bring', {
            list: formatList(
              locale,
              bring.map((code) => t(`admissionDates.bring.${code}`)),
            ),
          }),
    source: presentSource(date.source, COUNTRY_LANGUAGE[country], locale),
  }
}

/** Returns the words for whom a row is about, as far as that is not everybody. */
export const concerned = (t: Translate, row: Pick<AdmissionRow, 'stages' | 'schoolForm' | 'sector'>): string[] => [
  ...row.stages.map((stage: Stage) => t(`admissionDates.stage.${stage}`)),
  ...(row.schoolForm === '' ? [] : [row.schoolForm]),
  ...(row.sector === '' ? [] : [t(`admissionDates.sector.${row.sector}`)]),
]

/** Says of which day the text is that was read: its own, or the newest that it names. */
export const sayAsOf = (day: string, locale: Locale): string => {
  const t = translator(locale)
  return day === '' ? t('admissionDates.undated') : t('admissionDates.asOf', { day: formatDay(locale, day) })
}

/** Presents where a date was read. */
export function presentSource(source: AdmissionDate['source'], lang: string, locale: Locale): PresentedSource {
  const t = translator(locale)
  return {
    url: source.address,
    text: t('admissionDates.source', { publisher: source.publisher }),
    asOf: sayAsOf(source.readOn, locale),
    cite: source.cite,
    lang,
  }
}

/** Returns which children a row is about in a year of entry; undefined if it does not say. */
export function presentTurns(turns: string, entry: number, locale: Locale): string | undefined {
  const rule = parseTurns(turns)
  if (!rule) return undefined
  const day = `${entry + rule.offset}-${rule.by}`
  return translator(locale)('admissionDates.turns', { day: formatPeriod(locale, day, day), age: rule.age })
}
