import { addDays } from '#lib/berlin-day.ts'
import type { OpenDayFilter } from './open-day-filter.ts'

/** Events on one page, unless a single day has more. */
export const PAGE_EVENTS = 100

/** What decides where an open day stands: its day in the time zone of its school, and its school's kind and town. */
export type Arranged = { day: string; kind: string; town: string }

/** Returns the Monday of the week of a day. @param day YYYY-MM-DD */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** Returns the open days that a filter asks for, in their order. */
export const filtered = <T extends Arranged>(rows: readonly T[], filter: Partial<OpenDayFilter>): T[] =>
  rows.filter(
    ({ day, kind, town }) =>
      (filter.day === undefined || day === filter.day) &&
      (filter.week === undefined || mondayOf(day) === filter.week) &&
      (filter.stage === undefined || kind === filter.stage) &&
      (filter.town === undefined || town === filter.town),
  )

/**
 * Splits open days in the order of time into pages. A day stands on one page, because it is ordered by way as a whole;
 * only one with more events than a page takes is split.
 *
 * @returns at least one page
 */
export function paged<T extends Arranged>(rows: readonly T[], most = PAGE_EVENTS): T[][] {
  const pages: T[][] = [[]]
  for (const ofDay of Map.groupBy(rows, ({ day }) => day).values())
    for (let start = 0; start < ofDay.length; start += most) {
      const piece = ofDay.slice(start, start + most)
      const page = pages.at(-1)!
      if (page.length > 0 && page.length + piece.length > most) pages.push(piece)
      else page.push(...piece)
    }
  return pages
}

/** A week with open days: how many from Monday to Friday, on Saturday and on Sunday. */
export type Week = { monday: string; weekdays: number; saturday: number; sunday: number }

/** Counts open days by week, the soonest first; weeks without any are left out. */
export function countWeeks(rows: readonly Arranged[]): Week[] {
  const weeks = new Map<string, Week>()
  for (const { day } of rows) {
    const monday = mondayOf(day)
    const week = weeks.get(monday) ?? { monday, weekdays: 0, saturday: 0, sunday: 0 }
    weeks.set(monday, week)
    if (day === addDays(monday, 5)) week.saturday++
    else if (day === addDays(monday, 6)) week.sunday++
    else week.weekdays++
  }
  return [...weeks.values()].sort((one, other) => (one.monday < other.monday ? -1 : 1))
}
