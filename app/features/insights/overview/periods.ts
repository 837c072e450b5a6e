import { addDays } from '#lib/berlin-day.ts'
import { COUNTED } from '../counting/figures.ts'

/** The figures of a school in display order. */
export const FIGURES = ['views', 'visitors', ...COUNTED.filter((figure) => figure !== 'views')] as const
type Figure = (typeof FIGURES)[number]
export type Figures = Record<Figure, number>
/** Figures of one day (YYYY-MM-DD); days on which nothing happened are missing. */
export type DayFigures = Figures & { day: string }

/** A day or a month (its first day) with its views. */
export type Point = { day: string; views: number }

const PERIOD_DAYS = 30
const MONTHS = 12

/**
 * Returns the first day needed: the first of the month eleven months ago, which is earlier than the 30 days for
 * comparison.
 */
export const firstDayNeeded = (today: string): string => monthsAgo(today, MONTHS - 1)

/** Returns the sums of the last 30 days, today included, and of the 30 before them. */
export function comparePeriods(days: readonly DayFigures[], today: string): { now: Figures; before: Figures } {
  const start = addDays(today, 1 - PERIOD_DAYS)
  const startBefore = addDays(start, -PERIOD_DAYS)
  return {
    now: sumOf(days.filter(({ day }) => day >= start && day <= today)),
    before: sumOf(days.filter(({ day }) => day >= startBefore && day < start)),
  }
}

function sumOf(days: readonly DayFigures[]): Figures {
  const sum = Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Figures
  for (const day of days) for (const figure of FIGURES) sum[figure] += day[figure]
  return sum
}

/** Returns the views of each of the last 30 days, earliest first. */
export function viewsByDay(days: readonly DayFigures[], today: string): Point[] {
  const views = new Map(days.map((day) => [day.day, day.views]))
  return Array.from({ length: PERIOD_DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - PERIOD_DAYS)
    return { day, views: views.get(day) ?? 0 }
  })
}

/** Returns the views of each of the last 12 months, this one included, earliest first. */
export function viewsByMonth(days: readonly DayFigures[], today: string): Point[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const day = monthsAgo(today, MONTHS - 1 - index)
    const inMonth = days.filter((counted) => counted.day.slice(0, 7) === day.slice(0, 7))
    return { day, views: inMonth.reduce((sum, counted) => sum + counted.views, 0) }
  })
}

/** Returns the first day of the month this many months earlier. */
function monthsAgo(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}

/**
 * Returns the fraction by which something grew or shrank (0.18 for 18 %); null when there is nothing to compare with.
 */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : now / before - 1)

/** Whether there is nothing to show for a school yet: no figure in the last 60 days, and no review. */
export const isNew = (figures: { now: Figures; before: Figures }, ratingCount: number): boolean =>
  ratingCount === 0 && [figures.now, figures.before].every((period) => Object.values(period).every((sum) => sum === 0))
