import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { baseText, type ComparedKind, spreadsIn } from '../compared-with.server.ts'
import type { FactValue } from '../find-fact-values.server.ts'
import type { KnownFact, Spread } from '../find-facts.server.ts'
import { formatFactNumber, formatPeriod } from '../format-fact.ts'
import { breaksBetween } from '../vocabulary/breaks.ts'
import type { FactId } from '../vocabulary/facts.ts'
import { yearsOf } from './editions.ts'

/** A value on a line, with the median and the middle half of the kind in the same period where enough are known. */
export type LinePoint = {
  label: string
  /** Where it stands on the line, in years: a school year at the calendar year in which it begins. */
  at: number
  value: number
  shown: string
  /** Whether the line goes on from the point before: not over missing periods, nor where it is measured otherwise. */
  isJoined: boolean
  like: { lower: number; median: number; upper: number; shownMedian: string; shownHalf: string; schools: number } | null
}

/** Values over the years with the medians and middle halves of the kind. */
export type FactLine = {
  id: FactId
  title: string
  /** What median and middle half are of: kind and place. */
  of: string
  points: LinePoint[]
}

/** A profile shows longer lines only. */
const MIN_YEARS = 3

/** Whether a fact is known for so many periods that a profile shows its line. */
export const isLong = ({ id, history }: Pick<KnownFact, 'id' | 'history'>): boolean =>
  yearsOf(id, history).filter(({ period }) => period !== 'day').length >= MIN_YEARS

/**
 * Presents a number over the years. Median and middle half are all of the one place for which more of the years are
 * known: the region, or else the area.
 */
export function factLine({ id, history, spreads }: LineOf, kind: ComparedKind, locale: Locale): FactLine {
  const years = yearsOf(id, history)
  const t = translator(locale)
  const likes = likeSchools(id, years, spreads)
  const shown = likes.flatMap((spread) => spread ?? [])
  const place = shown.length > 0 ? baseText(shown, kind, locale) : kind.region || kind.area
  return {
    id,
    title: t('facts.overYears', { fact: t(`fact.${id}`) }),
    of: t('facts.middleOf', { kind: kind.name, place }),
    points: years.map((value, index) => {
      const number = value.number ?? 0
      const before = years[index - 1]
      return {
        label: formatPeriod(locale, value),
        at: yearOf(value),
        value: number,
        shown: formatFactNumber(locale, id, number),
        isJoined: before !== undefined && isNext(id, before, value),
        like: presentLike(id, likes[index], locale),
      }
    }),
  }
}

type LineOf = Pick<KnownFact, 'id' | 'history' | 'spreads'>

/** Returns how the fact is distributed in the one place for which more of the years are known. */
export function likeSchools(
  id: FactId,
  years: readonly FactValue[],
  spreads: readonly Spread[],
): (Spread | undefined)[] {
  const inRegion = years.map(({ start }) => spreadsIn(id, spreads, start).find(({ region }) => region !== ''))
  const inArea = years.map(({ start }) => spreadsIn(id, spreads, start).find(({ region }) => region === ''))
  const known = (all: readonly unknown[]) => all.filter(Boolean).length
  return known(inArea) > known(inRegion) ? inArea : inRegion
}

function presentLike(id: FactId, spread: Spread | undefined, locale: Locale): LinePoint['like'] {
  if (!spread) return null
  const { lowerQuartile: lower, median, upperQuartile: upper, schools } = spread
  const say = (number: number) => formatFactNumber(locale, id, number)
  const shownHalf = translator(locale)('facts.range', { low: say(lower), high: say(upper) })
  return { lower, median, upper, shownMedian: say(median), shownHalf, schools }
}

/** Returns the year of a value; that of a day with its part of the year. */
export function yearOf({ period, start }: Pick<FactValue, 'period' | 'start'>): number {
  const year = Number(start.slice(0, 4))
  if (period !== 'day') return year
  const first = Date.UTC(year, 0, 1)
  return year + (Date.parse(start) - first) / (Date.UTC(year + 1, 0, 1) - first)
}

/** Whether no period is missing between two values, and both are measured in the same way. */
function isNext(id: FactId, before: FactValue, after: FactValue): boolean {
  const years = Number(after.start.slice(0, 4)) - Number(before.start.slice(0, 4))
  return before.period === after.period && years <= 1 && breaksBetween(id, before, after).length === 0
}
